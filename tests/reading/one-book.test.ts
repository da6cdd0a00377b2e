/**
 * One book of one company, one month and one unit: variants of columns, titles and damage, in other words, orders and
 * places than the files that showed them.
 */
import { describe, expect, test } from 'vitest';
import { toDecimal } from '#core/money/money.ts';
import type { ReadAnswers } from '#core/reading/questions/question.ts';
import { describeReadIssue } from '#core/reading/read-issue.es.ts';
import { formats } from '#formats/registry.gen.ts';
import { readFile } from '#platform/workbook/read-file.ts';

const titles = ['Acme S.A.S.', 'NIT 900394374-4', 'Balance de prueba', 'Marzo de 2026'];
const headers = [
  'Cuenta',
  'Nombre',
  'Identificación',
  'Tercero',
  'Saldo anterior',
  'Débitos',
  'Créditos',
  'Nuevo saldo',
];
/** Two months of a small company with each account once by third party. */
const facts: (string | number)[][] = [
  ['11050501', 'Caja', '', '', 1000, 500, 300, 1200],
  ['11100501', 'Bancos', '890903938', 'Bancolombia S.A.', 5000, 700, 900, 4800],
  ['13050501', 'Clientes', '860002964', 'Andina S.A.S.', 3000, 900, 500, 3400],
  ['13050501', 'Clientes', '900123456', 'Valle S.A.S.', 2000, 0, 500, 1500],
  ['22050501', 'Proveedores', '901234567', 'Café S.A.S.', -4000, 500, 400, -3900],
  ['31050501', 'Capital', '', '', -7000, 0, 0, -7000],
  ['41350501', 'Ventas', '860002964', 'Andina S.A.S.', 0, 0, 900, -900],
  ['51050501', 'Sueldos', '52198765', 'Rojas Ana', 0, 900, 0, 900],
];

type Cell = string | number;

const csv = (...rows: readonly Cell[][]) => Buffer.from(rows.map((row) => row.join(';')).join('\n'));
/** The books with columns before, each with a value a row. */
const beside = (names: string[], cellsOf: (at: number) => Cell[], rows = facts): Cell[][] => [
  [...names, ...headers],
  ...rows.map((row, at) => [...cellsOf(at), ...row]),
];
const lines = (...texts: string[]): Cell[][] => texts.map((text) => [text]);

async function read(bytes: Buffer, answers: ReadAnswers = {}) {
  const { view, issues, question } = await readFile(
    () => Promise.resolve({ bytes, fileName: 'balance.csv' }),
    formats,
    undefined,
    answers,
  );
  const fatal = issues.filter((issue) => issue.fatal);
  return {
    codes: fatal.map(({ code }) => code),
    says: fatal.map(describeReadIssue).join(' '),
    period: view?.period ?? null,
    company: view?.company ?? null,
    debits: view ? toDecimal(view.sum('').debit) : null,
    unit: view?.unit ?? null,
    question,
  };
}

const all = '3500.00';

describe('month and company in columns', () => {
  const march = { year: 2026, month: 3 };

  test.each<[string[], Cell[]]>([
    [
      ['Año', 'Mes'],
      [2026, 3],
    ],
    [
      ['Mes', 'Año'],
      ['Marzo', 2026],
    ],
    [
      ['Mes', 'Año'],
      ['03 - Marzo', 2026],
    ],
    [
      ['Vigencia', 'Periodo'],
      [2026, '003'],
    ],
    [
      ['Ejercicio', 'Período contable'],
      [2026, 'M03'],
    ],
    [
      ['Year', 'Month'],
      [2026, 'March'],
    ],
    [['AñoMes'], [202603]],
    [['Periodo'], ['202603']],
    [['Fecha corte'], ['31/03/2026']],
    [['Fecha de corte'], ['31.03.26']],
    [['Fecha'], ['2026-03-31']],
    [
      ['Fecha inicial', 'Fecha final'],
      ['2026-03-01', '2026-03-31'],
    ],
    [
      ['Desde', 'Hasta'],
      ['01/03/2026', '31/03/2026'],
    ],
    [
      ['Periodo', 'Mes'],
      [2026, 3],
    ],
  ])('%j %j', async (names, values) => {
    const found = await read(csv(...lines('Balance de prueba'), ...beside(names, () => values)));
    expect(found).toMatchObject({ codes: [], period: march, debits: all });
  });

  test.each<[string[], (at: number) => Cell[], string]>([
    [['Año', 'Mes'], (at) => [2026, at < 4 ? 3 : 4], 'period_several'],
    [['Fecha corte'], (at) => [at < 4 ? '31/03/2026' : '30/04/2026'], 'period_several'],
    [['Fecha inicial', 'Fecha final'], () => ['01/02/2026', '31/03/2026'], 'period_several'],
    [['Fecha inicial', 'Fecha final'], () => ['01/03/2026', '15/03/2026'], 'period_partial'],
  ])('%j of more or less than a month', async (names, cellsOf, code) => {
    expect((await read(csv(...beside(names, cellsOf)))).codes).toEqual([code]);
  });

  test.each<[string[], Cell[]]>([
    [
      ['Empresa', 'NIT Empresa'],
      ['New Balance Colombia', '900394374-4'],
    ],
    [
      ['Nit compañía', 'Compañía'],
      ['900394374', 'New Balance Colombia'],
    ],
    [
      ['Nombre de la sociedad', 'Identificación sociedad'],
      ['New Balance Colombia', 900394374],
    ],
    [
      ['Company', 'Company tax id'],
      ['New Balance Colombia', '900.394.374-4'],
    ],
  ])('%j', async (names, values) => {
    const found = await read(csv(...beside([...names, 'Mes', 'Año'], () => [...values, 3, 2026])));
    expect(found).toMatchObject({ codes: [], debits: all, period: march });
    expect(found.company).toMatchObject({ nit: '900394374', name: 'New Balance Colombia' });
  });

  test('a column of the third parties’ names is none of companies', async () => {
    const rows = [['Cuenta', 'Nombre', 'NIT', 'Empresa', ...headers.slice(4)], ...facts];
    expect(await read(csv(...lines(...titles), ...rows))).toMatchObject({ codes: [], debits: all });
  });
});

describe('several companies or books', () => {
  const two = [...facts, ...facts];
  const halves = (one: Cell[], other: Cell[]) => (at: number) => (at < facts.length ? one : other);

  test.each<[string[], Cell[], Cell[], string]>([
    [['Empresa', 'NIT Empresa'], ['Acme S.A.S.', '900394374'], ['Otra Ltda.', '900111222'], '900111222'],
    [['Compañía'], ['Acme S.A.S.'], ['Otra Ltda.'], 'otra ltda'],
    [['Cod sociedad'], ['1000'], ['2000'], '2000'],
    [['NIT de la empresa'], ['900394374-4'], ['900111222-1'], '900111222'],
  ])('%j asks which', async (names, one, other, answer) => {
    const bytes = csv(...lines('Marzo de 2026'), ...beside(names, halves(one, other), two));
    const found = await read(bytes);
    expect(found).toMatchObject({ codes: ['company_asked'], debits: null });
    expect(found.says).toContain(String(other[0]));
    expect(found.question?.choices.map(({ totals }) => totals && toDecimal(totals.debits))).toEqual([all, all]);
    expect(await read(bytes, { company: answer })).toMatchObject({ codes: [], debits: all });
    expect((await read(bytes, { company: '800000000' })).codes).toEqual(['company_asked']);
  });

  test.each(['Libro', 'Tipo de libro', 'Norma'])('a column %s asks which', async (name) => {
    const bytes = csv(...lines(...titles), ...beside([name], halves(['FISCAL'], ['NIIF']), two));
    expect((await read(bytes)).codes).toEqual(['book_asked']);
    expect(await read(bytes, { book: 'niif' })).toMatchObject({ codes: [], debits: all });
  });

  const amounts = headers.slice(4);
  const doubled = facts.map((row) => [...row, ...row.slice(4).map((amount) => Number(amount) * 2)]);
  test.each<[string, Cell[][], string]>([
    [
      'under groups',
      [
        ['', '', '', '', 'LIBRO FISCAL', '', '', '', 'LIBRO NIIF'],
        [...headers, ...amounts],
      ],
      'LIBRO NIIF',
    ],
    [
      'in other words',
      [
        ['', '', '', '', 'Colgaap', '', '', '', 'NIIF plenas'],
        [...headers, ...amounts],
      ],
      'NIIF plenas',
    ],
    ['without names', [[...headers, ...amounts]], 'I a L'],
  ])('two sets of amounts %s', async (_, head, second) => {
    const bytes = csv(...lines(...titles), ...head, ...doubled);
    const found = await read(bytes);
    expect(found).toMatchObject({ codes: ['book_asked'], debits: null });
    expect(found.question?.choices.map(({ totals }) => totals && toDecimal(totals.debits))).toEqual([all, '7000.00']);
    expect(await read(bytes, { book: second })).toMatchObject({ codes: [], debits: '7000.00' });
  });

  test.each([
    ['MES', 'ACUMULADO DEL AÑO'],
    ['PESOS', 'USD'],
    ['Marzo', 'Presupuesto'],
  ])('%s and %s are one book', async (one, other) => {
    const head = [
      ['', '', '', '', one, '', '', '', other],
      [...headers, ...amounts],
    ];
    expect(await read(csv(...lines(...titles), ...head, ...doubled))).toMatchObject({ codes: [], debits: all });
  });

  test('two months side by side are two months', async () => {
    const head = [
      ['', '', '', '', 'Febrero 2026', '', '', '', 'Marzo 2026'],
      [...headers, ...amounts],
    ];
    expect((await read(csv(...lines('Acme S.A.S.'), ...head, ...doubled))).codes).toContain('period_several');
  });
});

describe('unit and currency', () => {
  test.each([
    '(Cifras expresadas en miles de pesos colombianos)',
    'Valores en miles de $',
    'EN MILES',
    'COP 000',
    'Unidad de medida: Miles',
    'Amounts in thousands of COP',
  ])('%s is asked', async (text) => {
    const bytes = csv(...lines(...titles, text), headers, ...facts);
    const found = await read(bytes);
    expect(found).toMatchObject({ codes: ['unit_asked'], debits: null });
    expect(found.says).toContain('miles');
    const totals = found.question?.choices.map((choice) => [
      choice.value,
      choice.totals && toDecimal(choice.totals.debits),
    ]);
    expect(totals).toEqual([
      ['miles', '3500000.00'],
      ['pesos', all],
    ]);
    expect(await read(bytes, { unit: 'miles' })).toMatchObject({ codes: [], debits: '3500000.00', unit: 'miles' });
    expect(await read(bytes, { unit: 'pesos' })).toMatchObject({ codes: [], debits: all, unit: null });
  });

  test('also in the headers, and in a note at the foot', async () => {
    const inHeaders = headers.map((header, at) => (at < 4 ? header : `${header} (miles)`));
    expect((await read(csv(...lines(...titles), inHeaders, ...facts))).codes).toEqual(['unit_asked']);
    const foot = csv(...lines(...titles), headers, ...facts, ...lines('Cifras en millones de pesos'));
    expect((await read(foot)).question?.choices[0]?.value).toBe('millones');
  });

  test.each(['Miles de Sonrisas S.A.S.', 'Cifras en pesos', 'Moneda: COP', 'Capital autorizado $ 1.000'])(
    '%s is not',
    async (text) => {
      expect(await read(csv(...lines(...titles, text), headers, ...facts), {})).toMatchObject({
        codes: [],
        debits: all,
      });
    },
  );

  test.each(['Cifras en dólares', 'Moneda: USD', 'Expresado en miles de dólares', 'Valores en euros'])(
    '%s is refused',
    async (text) => {
      expect((await read(csv(...lines(...titles, text), headers, ...facts))).codes).toEqual(['currency_other']);
    },
  );

  test('so is a column with another currency', async () => {
    expect((await read(csv(...lines(...titles), ...beside(['Moneda'], () => ['USD'])))).codes).toEqual([
      'currency_other',
    ]);
    expect((await read(csv(...lines(...titles), ...beside(['Moneda'], () => ['COP'])))).codes).toEqual([]);
  });
});

describe('codes that Excel changed', () => {
  const spoiled = (code: string) => csv(...lines(...titles), headers, [code, ...facts[0]!.slice(1)], ...facts.slice(1));

  test.each(['2026-05-11', '2005-05-11 00:00:00', '11/05/2005', '11-may', 'may-05', '11-may-05', '11.05.2005'])(
    '%s is a date',
    async (code) => {
      const found = await read(spoiled(code));
      expect(found.codes).toEqual(['code_is_date']);
      expect(found.says).toContain(code);
    },
  );

  test.each(['1,10505E+07', '1105,1'])('%s lost digits', async (code) => {
    expect((await read(spoiled(code))).codes).toEqual(['code_lost_digits']);
  });

  test('a dotted code shorter than the others', async () => {
    const dotted = (code: Cell) => `${String(code).slice(0, 4)}.${String(code).slice(4, 6)}`;
    const rows = facts.map((row, at) => [at === 5 ? '3105.1' : dotted(row[0]!), ...row.slice(1)]);
    expect((await read(csv(...lines(...titles), headers, ...rows))).codes).toEqual(['code_lost_digits']);
  });

  test('codes in dashes are no dates', async () => {
    const dashed = (code: Cell) =>
      [String(code).slice(0, 4), String(code).slice(4, 6), String(code).slice(6)].join('-');
    const rows = facts.map((row) => [dashed(row[0]!), ...row.slice(1)]);
    expect((await read(csv(...lines(...titles), headers, ...rows))).codes).toEqual([]);
    const mixed = [['1905-05-01', ...facts[0]!.slice(1)], ['2335-95-01', ...facts[1]!.slice(1)], ...rows.slice(2)];
    expect((await read(csv(...lines(...titles), headers, ...mixed))).codes).toEqual([]);
  });
});

describe('other reports with the columns of a balance', () => {
  const vouchers = (cellsOf: (at: number) => Cell[], names: string[]) =>
    csv(...lines(...titles), ...beside(names, cellsOf));

  test.each<[string[], (at: number) => Cell[]]>([
    [['Fecha', 'Comprobante'], (at) => [`0${at + 1}/03/2026`, `CE-${at}`]],
    [['Date', 'Voucher'], (at) => [`2026-03-1${at}`, 100 + at]],
    [['Fec. elaboración', 'Nro. asiento'], (at) => [`1${at}-mar-2026`, `A${at}`]],
    [['Fecha doc', 'Factura'], (at) => [`1${at}.03.26`, `FV ${at}`]],
  ])('vouchers: %j', async (names, cellsOf) => {
    const found = await read(vouchers(cellsOf, names));
    expect(found.codes).toEqual(['other_report']);
    expect(found.says).toMatch(/auxiliar.*comprobante.*balance de prueba por tercero/);
  });

  test('a balance that runs from row to row, whatever its titles', async () => {
    const running = facts.flatMap(([code, name, id, party, opening, debit, credit]) => {
      let balance = Number(opening);
      return [1, 2, 3].map(() => {
        const before = balance;
        balance += Number(debit) - Number(credit);
        return [code!, name!, id!, party!, before, debit!, credit!, balance];
      });
    });
    expect((await read(csv(...lines(...titles), headers, ...running))).codes).toEqual(['other_report']);
  });

  test.each<[string[], (at: number) => Cell[]]>([
    [['Fecha', 'Documento'], () => ['31/03/2026', 'CC']],
    [['Tipo documento'], (at) => [['CC', 'NIT', 'CE'][at % 3]!]],
    [['Fecha último movimiento'], (at) => [`1${at}/03/2026`]],
  ])('a balance stays one beside %j', async (names, cellsOf) => {
    expect(await read(vouchers(cellsOf, names))).toMatchObject({ codes: [], debits: all });
  });

  test('days past due', async () => {
    const found = await read(vouchers(() => ['31/03/2026', 5], ['Vence', 'Días de mora']));
    expect(found.codes).toEqual(['other_report']);
    expect(found.says).toContain('cartera');
  });
});

describe('what cannot be a balance is named', () => {
  test.each<[string, Cell[][], RegExp]>([
    [
      'DIAN documents',
      [['Tipo de documento', 'CUFE/CUDE', 'Folio', 'Prefijo', 'NIT Emisor', 'Total']],
      /documentos electrónicos de la DIAN/,
    ],
    [
      'DIAN documents by their columns',
      [['Folio', 'Fecha Emisión', 'NIT Emisor', 'Nombre Emisor', 'IVA', 'Total']],
      /documentos electrónicos de la DIAN/,
    ],
    ['form 300', [['Formulario No.', 300], ['Declaración del Impuesto sobre las Ventas - IVA']], /formulario 300/],
    ['form 350', [['DIAN'], ['Declaración de Retención en la Fuente']], /formulario 350/],
    ['form 110', [['Declaración de Renta y Complementario para Personas Jurídicas']], /formulario 110/],
    ['form 490', [['Recibo Oficial de Pago Impuestos Nacionales', '490']], /formulario 490/],
    ['form 2593', [['Formulario 2593'], ['Recibo electrónico SIMPLE']], /formulario 2593/],
    ['form 260', [['Declaración anual consolidada', 'RST']], /formulario 260/],
    ['sales', [['Factura', 'Cliente', 'Base gravable', 'IVA', 'Total']], /libro de ventas/],
    ['commissions', [['Vendedor', 'Ventas', '% comisión', 'Comisión']], /comisiones/],
    [
      'exógena',
      [['Concepto', 'Tipo documento', 'Número', 'Primer apellido', 'Segundo apellido', 'Primer nombre']],
      /exógena/,
    ],
  ])('%s', async (_, rows, words) => {
    const found = await read(csv(...rows, ['a', 'b', 3, 4, 5, 6]));
    expect(found.codes).toEqual(['format_unknown']);
    expect(found.says).toMatch(words);
    expect(found.says).toContain('balance de prueba por tercero');
  });
});
