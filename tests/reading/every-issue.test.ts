/** Every read issue occurs for some file: an issue code that nothing raises is dead. */
import { expect, test } from 'vitest';
import { describeReadIssue, readIssueCodes } from '#core/reading/read-issue.es.ts';
import type { ReadIssue, ReadIssueCode } from '#core/reading/read-issue.ts';
import { formats } from '#formats/registry.gen.ts';
import { readFile } from '#platform/workbook/read-file.ts';
import { biff, biffWorkbook, ole2Of, zipOf } from '../support/made-files.ts';
import { isDeep } from '../support/test-sizes.ts';
import { hardXlsx } from './hard-books.ts';

const title = ['Acme S.A.S.', 'NIT 900394374-4', 'Marzo de 2026'];
const header = 'Cuenta;Nombre;NIT;Tercero;Saldo anterior;Débitos;Créditos;Nuevo saldo';
const caja = '1105;Caja;900111222;Ana S.A.S.;100,00;50,00;20,00;130,00';
const capital = '3105;Capital;800197268;Socio;-100,00;20,00;50,00;-130,00';
const file = (...lines: string[]) => Buffer.from(lines.join('\r\n'));
const balance = (...lines: string[]) => file(...title, header, caja, capital, ...lines);
const lines = (codes: Record<string, string>, opening: string, movement: string, closing: string) =>
  Object.entries(codes).map(([code, name]) => `${code};${name};;;${opening};${movement};0;${closing}`);
const yearOfBooks = [
  ...lines({ 1105: 'Caja', 1110: 'Bancos', 1305: 'Clientes', 1435: 'Mercancías' }, '100,00', '0', '100,00'),
  ...lines({ 1504: 'Terrenos', 1520: 'Maquinaria' }, '100,00', '0', '100,00'),
  ...lines({ 5105: 'Sueldos', 5110: 'Honorarios', 5115: 'Impuestos', 5120: 'Arriendos' }, '0', '90,00', '90,00'),
  ...lines({ 5135: 'Servicios', 5140: 'Legales', 5145: 'Mantenimiento' }, '0', '90,00', '90,00'),
];
const vouchers = [caja, capital, caja].map((line, at) => `0${at + 1}/03/2026;CE-${at + 1};${line}`);
const spanishBooks = lines(
  {
    1000: 'Capital social',
    2110: 'Construcciones',
    2810: 'Amortización acumulada',
    4000: 'Proveedores',
    4300: 'Clientes',
    4720: 'Hacienda Pública, IVA soportado',
    5700: 'Caja, euros',
    6000: 'Compras de mercaderías',
    6400: 'Sueldos y salarios',
  },
  '100,00',
  '5,00',
  '105,00',
);
const sheet = (month: string) => ({
  name: month,
  rows: [[month], header.split(';'), ['1105', 'Caja', null, null, 1, 0, 0, 1]],
});
const sound = hardXlsx(sheet('Marzo de 2026'));

interface Case {
  bytes: Buffer;
  fatal: boolean;
  /** Row of the issue, where a file has rows. */
  row?: number;
}

const refused = (bytes: Buffer, row?: number): Case => ({ bytes, fatal: true, ...(row ? { row } : {}) });
const told = (bytes: Buffer, row?: number): Case => ({ ...refused(bytes, row), fatal: false });

/**
 * Raised by the service: a reading that exceeds its limits (hostile-uploads.test.ts), openings that are not the closings
 * of the month before (trial-balances.test.ts), a month that has not begun (version-changes.test.ts).
 */
const ofTheService: readonly ReadIssueCode[] = [
  'file_too_large',
  'out_of_memory',
  'out_of_time',
  'opening_differs',
  'future_month',
];

const cases: Partial<Record<ReadIssueCode, () => Case>> = {
  file_empty: () => refused(Buffer.alloc(0)),
  file_not_spreadsheet: () => refused(Buffer.from('%PDF-1.7\n1 0 obj')),
  file_password: () =>
    refused(ole2Of({ Workbook: biffWorkbook('B', false, [biff(0x0201, 0, 0, 0)], [biff(0x002f, 1, 1, 1)]) })),
  file_truncated: () => refused(sound.subarray(0, sound.length - 40)),
  file_damaged: () => refused(Buffer.from('MIME-Version: 1.0\r\nContent-Type: multipart/related\r\n\r\nx')),
  zip_bomb: () => refused(zipOf([{ name: 'xl/workbook.xml', data: Buffer.alloc(64 * 1024 ** 2) }])),
  too_many_rows: () => refused(Buffer.from(`${balance().toString()}\n${'1;2\n'.repeat(1_100_001)}`)),
  format_unknown: () => refused(file('Hola;mundo', '1;2')),
  // World Office's titles below the name of Helisa.
  format_ambiguous: () =>
    refused(
      file(
        'Helisa',
        ...title,
        'CODIGO;NOMBRE CUENTA;TERCERO;SALDO INICIAL;DEBITOS;CREDITOS;SALDO FINAL',
        '1105;Caja;900111222 Ana S.A.S.;100,00;50,00;20,00;130,00',
      ),
    ),
  header_missing: () => refused(file(...title, caja, capital, caja.replace('1105', '1110'))),
  no_rows: () => refused(file(...title, header)),
  amounts_missing: () => refused(file(...title, header, '1105;Caja;900111222;Ana;0;0;0;0')),
  amount_unreadable: () => refused(balance('1110;Bancos;;;1.250.00O,00;0;0;0'), 7),
  amount_separators_mixed: () => refused(balance('1110;Bancos;;;1,250.50;0;0;1,250.50'), 7),
  code_unreadable: () => refused(balance('11O5;Bancos;;;5,00;0;0;5,00'), 7),
  id_unreadable: () => refused(balance('1110;Bancos;9,00E+08;Ana;5,00;0;0;5,00'), 7),
  row_too_wide: () =>
    refused(
      Buffer.from(
        balance('1110;Bancos;900111222;Ana, Luis;5.0;0;0;5.0').toString().replace(/,(\d)/g, '.$1').replaceAll(';', ','),
      ),
      7,
    ),
  layout_unproved: () =>
    refused(file('Sisco', ...title, header, caja, '3105;Capital;800197268;Socio;-100,00;0;0;-100,00')),
  sign_unprovable: () => refused(file(...title, header, '1105;Caja;;;100;50;20;999', '2205;Prov;9001;A;60;10;30;7')),
  period_missing: () => told(file(...title.slice(0, 2), header, caja, capital)),
  period_range: () => refused(file(...title.slice(0, 2), 'De Enero 2026 a Marzo 2026', header, caja, capital)),
  code_is_date: () => refused(balance('2026-05-11;Bancos;;;0;5,00;0;5,00'), 7),
  code_lost_digits: () => refused(balance('1,10505E+13;Bancos;;;0;5,00;0;5,00'), 7),
  unit_asked: () => refused(file(...title, '(Cifras en miles de pesos)', header, caja, capital), 4),
  sums_among_rows: () =>
    refused(
      file(
        ...title,
        header,
        '890903938;Bancolombia;;;0;70,00;0;70,00',
        '111005;Bancos;;;0;50,00;0;50,00',
        '530505;Comisiones;;;0;20,00;0;20,00',
        '860045854;Comercial Andes;;;0;0;70,00;-70,00',
        '220505;Proveedores;;;0;0;30,00;-30,00',
        '413505;Ventas;;;0;0;40,00;-40,00',
      ),
      5,
    ),
  // An account with figures of its own above another: 100 of 60, and nothing balances.
  levels_asked: () =>
    refused(file(...title, header, '1305;Clientes;;;0;100,00;0;100,00', '130505;Nacionales;;;0;60,00;0;60,00'), 5),
  // Depreciation that did not move, in books that do not balance: printed by class or by nature.
  sign_asked: () =>
    refused(
      file(
        ...title,
        header,
        caja,
        '159205;Depreciación;;;9,00;0;0;9,00',
        '220505;Proveedores;;;20,00;5,00;0;15,00',
        '413505;Ventas;;;0;0;10,00;10,00',
      ),
    ),
  columns_asked: () =>
    refused(
      file(...title, `${header};Nuevo saldo`, '1105;Caja;;;0;5,00;0;5,00;6,00', '3105;Capital;;;0;0;5,00;-6,00;-5,00'),
    ),
  company_asked: () =>
    refused(
      file(
        `NIT Empresa;${header}`,
        `900394374;${caja}`,
        `900394374;${capital}`,
        `900111222;${caja}`,
        `900111222;${capital}`,
      ),
    ),
  book_asked: () =>
    refused(
      file(...title, `Libro;${header}`, `Fiscal;${caja}`, `Fiscal;${capital}`, `NIIF;${caja}`, `NIIF;${capital}`),
    ),
  currency_other: () => refused(file(...title, 'Moneda: USD', header, caja, capital), 4),
  other_report: () => refused(file(...title, `Fecha;Comprobante;${header}`, ...vouchers)),
  period_partial: () => refused(file(...title.slice(0, 2), 'Del 1 al 15 de marzo de 2026', header, caja, capital)),
  period_quarterly: () => refused(file('S\t2101\t10103\t2026\tCGN2015_001\t10-04-2026', 'D\t1.1.05\t0\t5\t0\t5\t5\t0')),
  period_several: () => refused(hardXlsx(sheet('Enero de 2026'), sheet('Febrero de 2026'))),
  company_missing: () => told(file('Marzo de 2026', header, caja, capital)),
  book_several: () => {
    const more = ['1110;Bancos;;;0;10,00;0;10,00', '2205;Proveedores;;;0;0;10,00;-10,00'];
    return refused(balance(...more, 'LIBRO NIIF', header, caja, capital, ...more), 9);
  },
  company_several: () => refused(balance('Otra S.A.S.', 'NIT 900111222-1', header, caja, capital), 8),
  duplicate_row: () => told(balance(caja), 7),
  rows_after_total: () => told(balance('Total general;;;;0;70,00;70,00;0', '8105;Deudoras;;;5,00;0;0;5,00'), 8),
  cell_too_long: () => refused(balance(`1110;${'x'.repeat(32_768)};;;5,00;0;0;5,00`), 7),
  other_chart: () => told(file('S\t2101\t10303\t2026\tCGN2015_001\t10-04-2026', 'D\t1.1.05\t0\t5\t0\t5\t5\t0')),
  totals_differ: () => told(balance('1110;Bancos;;;0;5.000,00;0;5.000,00')),
  printed_total_differs: () => told(balance('Total general;;;;0;90,00;90,00;0'), 7),
  sheets_incomplete: () => {
    const sheet = (name: string, ...rows: string[]) => ({ name, rows: rows.map((row) => row.split(';')) });
    const rest = sheet('Hoja2', '4135;Ventas;;;0;0;80,00;-80,00', '5105;Sueldos;;;0;30,00;0;30,00');
    return refused(hardXlsx(sheet('Hoja1', ...title, header, caja), rest));
  },
  year_in_file: () => told(file(...title, header, ...yearOfBooks)),
  foreign_chart: () => told(file(...title, header, ...spanishBooks)),
  columns_by_figures: () =>
    told(
      file(
        'MCNCUENTA;CTANOM;SALDOANT;DB1;CR1;NEWSALDO',
        '110505;Caja;100;60;10;150',
        '130505;Clientes;40;40;10;70',
        '310505;Capital;-140;0;80;-220',
      ),
    ),
  parts_and_total: () => {
    const rows = (part: string, times: number) =>
      ['11050501;Caja', '13050501;Clientes', '15240501;Equipo', '31050501;Capital'].map((account, at) => {
        const amount = (at < 3 ? times : -3 * times).toString();
        return `${part};${account};;;${amount},00;0;0;${amount},00`;
      });
    return told(file(...title, `Sucursal;${header}`, ...rows('Norte', 1), ...rows('Sur', 2), ...rows('TODAS', 3)));
  },
  book_copied: () => {
    const rows = Array.from({ length: 8 }, (_, at) => {
      const amount = (at < 7 ? at + 1 : -28).toString();
      return `1105050${at};Caja ${at};;;${amount},00;0;0;${amount},00`;
    });
    return told(file(...title, header, ...rows, ...rows));
  },
  no_third_parties: () => told(file(...title, header, '1105;Caja;;;1,00;0;0;1,00', '3105;Capital;;;-1,00;0;0;-1,00')),
};

async function issuesOf(bytes: Buffer): Promise<ReadIssue[]> {
  return (await readFile(async () => ({ bytes, fileName: 'balance.csv' }), formats)).issues;
}

/** A file of more than a million rows. */
const slow: readonly string[] = isDeep ? [] : ['too_many_rows'];

test.each(readIssueCodes.filter((code) => !ofTheService.includes(code) && !slow.includes(code)))('%s', async (code) => {
  const { bytes, fatal, row } = cases[code]?.() ?? refused(Buffer.alloc(0));
  const issue = (await issuesOf(bytes)).find((one) => one.code === code);
  expect(issue, code).toMatchObject({ fatal, ...(row ? { row } : {}) });
  expect(describeReadIssue(issue!)).toMatch(/\.$/);
});

test('rows after the grand total count, and the sentence gives both positions', async () => {
  const [issue] = (await issuesOf(cases.rows_after_total!().bytes)).filter(({ code }) => code === 'rows_after_total');
  expect(describeReadIssue(issue!)).toBe(
    'Fila 8. Después del total general de la fila 7 hay más filas con cuentas, y las contamos. Si no son de este balance, bórralas y súbelo otra vez.',
  );
});
