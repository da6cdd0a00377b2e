/** Sentences of read issues: exact ones for the common cases, and the rules for all. */
import { expect, test } from 'vitest';
import { describeReadIssue } from './read-issue.es.ts';
import type { ReadIssue, ReadIssueCode } from './read-issue.ts';

/** One issue of each code with all its data; the type requires every new code to be listed. */
const samples: Record<ReadIssueCode, Partial<ReadIssue>> = {
  file_empty: {},
  file_too_large: { data: { size: 3 * 1024 ** 3, limit: 1024 ** 3 } },
  file_not_spreadsheet: { data: { kind: 'pdf' } },
  file_password: {},
  file_truncated: {},
  file_damaged: { sheet: 'Balance', row: 12 },
  zip_bomb: { data: { size: 1_000_000_000, packed: 1_000_000 } },
  too_many_rows: { sheet: 'Balance', row: 1_100_001, data: { limit: 1_100_000 } },
  cell_too_long: { sheet: 'Balance', row: 12, data: { limit: 32_767 } },
  out_of_memory: {},
  out_of_time: {},
  format_unknown: { data: { sheets: 'Hoja1, Hoja2', row: 4, found: 'code\tA (Cta)', missing: 'opening closing' } },
  format_ambiguous: { sheet: 'Balance', data: { first: 'Siigo Nube', second: 'World Office' } },
  header_missing: { sheet: 'Balance' },
  no_rows: { sheet: 'Balance' },
  amounts_missing: { sheet: 'Balance' },
  amount_unreadable: { sheet: 'Balance', row: 317, column: 7, header: 'Crédito', found: '1.250.00O,00' },
  amount_separators_mixed: {
    sheet: '',
    row: 9,
    column: 4,
    header: 'Débito',
    found: '1,250.00',
    data: { other: '3.400,50', otherRow: 7 },
  },
  code_unreadable: { sheet: 'Balance', row: 20, column: 0, header: 'Cuenta', found: 'CAJA' },
  id_unreadable: { sheet: 'Balance', row: 20, column: 4, header: 'Identificación', found: '9,00481E+08' },
  row_too_wide: { row: 20, found: '00' },
  sign_unprovable: { sheet: 'Balance' },
  layout_unproved: {
    sheet: 'Balance',
    data: {
      program: 'Helisa',
      telling: 20,
      explained: 12,
      opening: '0.00',
      debits: '10.00',
      credits: '8.00',
      closing: '2.00',
    },
  },
  period_missing: { sheet: 'Balance' },
  period_range: { sheet: 'Balance', data: { from: '2026-01', to: '2026-03' } },
  code_is_date: { sheet: 'Balance', row: 20, column: 0, header: 'Cuenta', found: '2026-05-11' },
  code_lost_digits: { sheet: 'Balance', row: 20, column: 0, header: 'Cuenta', found: '1,10505E+13' },
  other_report: { sheet: 'Balance', data: { seems: 'journal', columns: 'E (Fecha)\nF (Comprobante)' } },
  company_asked: { sheet: 'Balance', data: { choices: 'Acme, NIT 900394374\nOtra, NIT 900111222' } },
  book_asked: { sheet: 'Balance', data: { choices: 'LIBRO FISCAL\nLIBRO NIIF' } },
  book_several: { sheet: 'Balance', row: 40, data: { other: 'LIBRO NIIF' } },
  sums_among_rows: { sheet: 'Balance', row: 6 },
  sign_asked: {},
  columns_asked: { data: { choices: 'H (Nuevo saldo)\nI (Nuevo saldo)' } },
  levels_asked: { sheet: 'Balance', row: 12, data: { rows: 2 } },
  unit_asked: { sheet: 'Balance', row: 4, data: { value: 'miles', said: 'Cifras en miles de pesos' } },
  currency_other: { sheet: 'Balance', row: 4, found: 'Cifras en dólares', data: { currency: 'dólares' } },
  period_partial: { sheet: 'Balance', data: { first: '2026-03-01', last: '2026-03-15' } },
  period_quarterly: { data: { form: 'CHIP', from: '2026-01', to: '2026-03' } },
  period_several: {
    sheet: 'Enero',
    data: { sheet: 'Enero', period: '2026-01', otherSheet: 'Febrero', otherPeriod: '2026-02' },
  },
  company_missing: { sheet: 'Balance' },
  company_several: { sheet: '', row: 40, data: { nit: '900394374', otherNit: '900111222' } },
  duplicate_row: { sheet: 'Balance', row: 40, data: { otherRow: 39 } },
  rows_after_total: { sheet: 'Balance', row: 900 },
  no_third_parties: { sheet: 'Balance' },
  parts_and_total: { sheet: 'Balance', data: { name: 'Sucursal', value: 'TODAS' } },
  book_copied: { sheet: 'Balance', row: 49, data: { times: 2 } },
  columns_by_figures: { data: { code: 'A (MCNCUENTA)', opening: 'C (SALDOANT)' } },
  other_chart: { sheet: '' },
  foreign_chart: { sheet: 'Balance', data: { chart: 'spain', examples: '4300\tClientes\t' } },
  totals_differ: {
    sheet: 'Balance',
    data: { opening: '0.00', debits: '120.00', credits: '100.00', closing: '20.00' },
  },
  printed_total_differs: {
    sheet: 'Balance',
    row: 40,
    data: { debits: '120.00', credits: '120.00', printedDebits: '150.00', printedCredits: '150.00' },
  },
  sheets_incomplete: { sheet: 'Hoja1', data: { sheets: 'Hoja2' } },
  year_in_file: { sheet: 'Balance', data: { from: 'from_zero', period: '2026-03' } },
  opening_differs: { data: { period: '2026-02', matching: 1, compared: 40 } },
  future_month: { data: { period: '2027-04', otherPeriod: '2026-11' } },
};

const issueOf = (code: ReadIssueCode): ReadIssue => ({ code, fatal: true, ...samples[code] });

test.each([
  [
    'amount_unreadable',
    'Hoja Balance, fila 317, columna H (Crédito). Esperábamos un número y encontramos «1.250.00O,00». Corrige esa celda, o exporta otra vez el informe sin modificarlo, y súbelo aquí.',
  ],
  [
    'file_not_spreadsheet',
    'Esperábamos un libro de Excel, una hoja de OpenDocument o un archivo CSV, y encontramos un PDF. Exporta el mismo informe a Excel desde tu software contable y súbelo aquí.',
  ],
  [
    'amount_separators_mixed',
    'Fila 9, columna E (Débito). El valor «1,250.00» usa los puntos y las comas al revés que «3.400,50» de la fila 7. Deja un solo signo decimal en todo el archivo y súbelo otra vez.',
  ],
  [
    'period_several',
    'Esperábamos un solo mes y el archivo trae varios: enero de 2026 en la hoja Enero y febrero de 2026 en la hoja Febrero. Deja un mes por archivo y súbelos juntos.',
  ],
  [
    'period_range',
    'Hoja Balance. Esperábamos un solo mes y el título dice de enero de 2026 a marzo de 2026, que es un trimestre. Exporta cada mes en su propio archivo y súbelos juntos.',
  ],
  [
    'too_many_rows',
    'Hoja Balance. Leemos hasta 1.100.000 filas por hoja y aquí hay más. Exporta un solo mes por archivo y súbelo aquí.',
  ],
] as const)('%s', (code, sentence) => {
  expect(describeReadIssue(issueOf(code))).toBe(sentence);
});

test.each(Object.keys(samples) as ReadIssueCode[])('%s is a complete sentence, with its data and without', (code) => {
  for (const issue of [issueOf(code), { code, fatal: true }]) {
    const sentence = describeReadIssue(issue);
    expect(sentence).toMatch(/^[A-ZÁÉÍÓÚ].*[^.]\.$/u);
    expect(sentence).not.toMatch(/undefined|null|NaN| {2}|\.\.|!/);
    expect(sentence.length).toBeLessThan(330);
  }
});

test('names what a file that is not a spreadsheet is', () => {
  const kinds = [
    'pdf',
    'image',
    'compressed',
    'html',
    'xml',
    'rtf',
    'word',
    'presentation',
    'xlsb',
    'excel_old',
    'binary',
  ];
  const sentences = kinds.map((kind) =>
    describeReadIssue({ code: 'file_not_spreadsheet', fatal: true, data: { kind } }),
  );
  expect(new Set(sentences).size).toBe(kinds.length);
});
