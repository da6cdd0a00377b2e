/** Reports as other hands arrange them: blocks, banners, subtotals, columns that say the same in every row. */
import { expect, test } from 'vitest';
import { all, facts, headers, type Row, read, table, title } from './evidence-rows.ts';

const figures = (row: Row) => row.slice(4).map(Number);
const sum = (rows: readonly Row[]) =>
  [0, 1, 2, 3].map((at) => rows.reduce((total, row) => total + figures(row)[at]!, 0));
const ids = [...new Set(facts.map((row) => String(row[2])))];
const of = (id: string) => facts.filter((row) => row[2] === id);
const name = (id: string) => String(of(id)[0]![3]);
const short: Row = ['Cuenta', 'Nombre', ...headers.slice(4)];

test.each<[string, (id: string) => Row, (id: string) => Row]>([
  [
    'a label and a DV',
    (id) => [id ? `Tercero: ${id}-1 ${name(id)}` : 'Tercero: 0 SIN TERCERO'],
    () => ['Total tercero', ''],
  ],
  ['zeros for nobody', (id) => [id || '0', name(id) || 'Sin tercero'], () => ['Subtotal', '']],
  ['the id in brackets', (id) => [id ? `${name(id)} (${id})` : 'NO APLICA'], (id) => ['', `Total ${name(id)}`]],
  ['a label in its own cell', (id) => ['Identificación:', id || '000', name(id)], (id) => ['TOTAL', name(id)]],
])('blocks of third parties with %s', async (_, line, total) => {
  const rows = ids.flatMap((id) => [
    line(id),
    ...of(id).map((row) => [row[0]!, row[1]!, ...figures(row)]),
    [...total(id), ...sum(of(id))],
  ]);
  expect(await read(table(rows, short))).toMatchObject(all);
});

test('levels within blocks, where an account has rows of nobody too', async () => {
  const more: Row[] = [
    ...facts,
    ['13050501', 'Clientes', '', '', 100, 0, 0, 100],
    ['31050501', 'Capital', '', '', -100, 0, 0, -100],
  ];
  const rows = ids.flatMap((id) => {
    const own = more.filter((row) => row[2] === id);
    const levels = [...new Set(own.flatMap(([code]) => [1, 2, 4].map((width) => String(code).slice(0, width))))];
    const lines = levels.map((code): Row => [code, code, ...sum(own.filter((row) => String(row[0]).startsWith(code)))]);
    const all: Row[] = [...lines, ...own.map((row) => [row[0]!, row[1]!, ...figures(row)])];
    return [
      [id ? `NIT ${id} ${name(id)}` : 'SIN NIT'],
      ...all.sort((a, b) => String(a[0]).localeCompare(String(b[0]))),
    ];
  });
  expect(await read(table(rows, short))).toMatchObject(all);
});

test('third parties in columns of their own above their accounts', async () => {
  const rows = ids.flatMap((id) => [
    [id, name(id) || 'SIN TERCERO'],
    ...of(id).map((row) => ['', '', row[0]!, row[1]!, ...figures(row)]),
    ['', `Total ${name(id)}`, '', '', ...sum(of(id))],
  ]);
  expect(await read(table(rows, ['NIT', 'Tercero', ...short]))).toMatchObject(all);
});

test.each(['Subtotal', 'Total cuenta', 'Total de la anterior', 'Suma'])(
  '%s of each account in the column of names',
  async (label) => {
    const rows = [...new Set(facts.map(([code]) => code))].flatMap((code) => {
      const own = facts.filter((row) => row[0] === code);
      return [...own, ['', '', '', label, ...sum(own)]];
    });
    expect(await read(table([...rows, ['', '', '', 'Total', ...sum(facts)]]))).toMatchObject(all);
  },
);

test.each<[string, (row: Row) => Row]>([
  ['their code and name in one cell', (row) => [`${row[0]} ${row[1]}`]],
  ['a dash between', (row) => [`${row[0]} - ${row[1]}`]],
])('accounts as lines above their rows, %s', async (_, line) => {
  const rows = [...new Set(facts.map(([code]) => code))].flatMap((code) => {
    const own = facts.filter((row) => row[0] === code);
    return [line(own[0]!), ...own.map((row) => ['', '', ...row.slice(2)]), ['', '', '', `Total ${code}`, ...sum(own)]];
  });
  expect(await read(table(rows))).toMatchObject(all);
});

test('accounts and third parties under «Cuenta / Tercero», with their names again beside the NIT', async () => {
  const rows = [...new Set(facts.map(([code]) => code))].flatMap((code) => {
    const own = facts.filter((row) => row[0] === code);
    const people = own
      .filter((row) => row[2] !== '')
      .map((row) => [`   ${row[3]}`, 'NIT', row[2]!, row[3]!, ...figures(row)]);
    return [[`${code} ${own[0]![1]}`, '', '', '', ...sum(own)], ...people];
  });
  const head = ['Cuenta / Tercero', 'Tipo Doc', 'NIT', 'Razón Social', ...headers.slice(4)];
  expect(await read(table([...rows, ['Total', '', '', '', ...sum(facts)]], head))).toMatchObject(all);
});

const general = [...new Set(facts.map(([code]) => code))].map((code): Row => {
  const own = facts.filter((row) => row[0] === code);
  return [String(code), String(own[0]![1]), ...sum(own)];
});

test.each([
  ['900394374-4', 'NIT'],
  ['900.394.374-4', 'NIT'],
  ['0', 'Tercero'],
  ['Acme S.A.S.', 'Tercero'],
])('%s in every row under %s is no third party, and the names are the accounts’', async (value, header) => {
  const rows = [...general, ['53050501', 'Gastos bancarios', 0, 0, 0, 0], ['61350501', 'Costo', 0, 0, 0, 0]];
  const found = await read(
    table(
      rows.map((row) => [value, ...row]),
      [header, ...short],
      [['Marzo de 2026']],
    ),
  );
  expect(found).toMatchObject({ ...all, thirdParties: 0 });
});

test('debits and credits alone on lines of their own are the total', async () => {
  const rows: Row[] = [
    ...facts,
    [],
    ['', '', '', 'Total débitos', '', 2800],
    ['', '', '', 'Total créditos', '', '', 2800],
  ];
  expect(await read(table(rows))).toMatchObject(all);
  expect((await read(table([...facts, ['', '', '', 'Total débitos', '', 2700]]))).codes).not.toEqual([]);
});

test('balances with the other sign all over', async () => {
  const turned = facts.map((row): Row => [...row.slice(0, 4), -row[4]!, row[5]!, row[6]!, -row[7]!]);
  const moved: Row = ['51100501', 'Honorarios', '', '', 0, 300, 0, -300];
  const other: Row = ['52050501', 'Otros', '', '', 0, 0, 300, 300];
  const found = await read(table([...turned, moved, other]));
  expect(found).toMatchObject({ codes: [], debits: '3100.00' });
  expect(found.notices).not.toContain('totals_differ');
});

test('codes that are all dates', async () => {
  const rows = facts.map((row, at): Row => [`20${10 + at}-05-01`, ...row.slice(1)]);
  expect((await read(table(rows))).codes).toContain('code_is_date');
});

test.each<[string, Row, Row]>([
  ['the code of the company before its name', ['Cía', 'Nom_Cia', 'Lapso'], [1, 'Acme S.A.S.', 202603]],
  ['its name beside its NIT', ['Razón social', 'NIT empresa', 'Periodo'], ['Acme S.A.S.', '900394374', '03/2026']],
  [
    'the first and the last month',
    ['Empresa', 'Periodo inicial', 'Periodo final'],
    ['Acme S.A.S.', '2026/03', '2026/03'],
  ],
  ['the day as Excel counts it', ['Empresa', 'Fecha corte'], ['Acme S.A.S.', 46112]],
])('in every row, %s', async (_, head, values) => {
  const more: Row[] = [
    ['53050501', 'Gastos', '', '', 0, 0, 0, 0],
    ['61350501', 'Costo', '', '', 0, 0, 0, 0],
  ];
  const rows = [...facts, ...more].map((row) => [...values, ...row]);
  const found = await read(table(rows, [...head, ...headers], []));
  expect(found).toMatchObject({ ...all, company: 'Acme S.A.S.', period: { year: 2026, month: 3 } });
});

test.each([
  'Saldos al 20260331',
  '2026-03-01T00:00:00 - 2026-03-31T23:59:59',
  '31/III/2026',
  'Mes de proceso: 03 - 2026',
])('the month of «%s»', async (line) => {
  expect((await read(table(facts, headers, [title[0]!, title[1]!, [line]]))).period).toEqual({ year: 2026, month: 3 });
});

test.each(['Balance Contable Asesores S.A.S.', 'Saldos y Retazos S.A.S.', 'Balance Porcícola S.A.S.'])(
  'the company %s',
  async (company) => {
    expect((await read(table(facts, headers, [[company], title[1]!, title[2]!]))).company).toBe(company);
  },
);

test('an amount in millions, in a title or at the foot', async () => {
  expect((await read(table(facts, headers, [...title, ['(Cifras expresadas en MM COP)']]))).codes).toEqual([
    'unit_asked',
  ]);
  expect((await read(table([...facts, [], ['Miles COP']]))).codes).toEqual(['unit_asked']);
});

test('a statement of a bank is none, though its figures add up', async () => {
  const rows = facts.map((row, at): Row => [`0${at + 1}/03/2026`, 'PAGO', '001', at, ...row.slice(4)]);
  const head = ['Fecha', 'Descripción', 'Sucursal', 'Dcto', 'Saldo anterior', 'Débito', 'Crédito', 'Saldo'];
  expect(await read(table(rows, head, [['Extracto bancario']]))).toMatchObject({ codes: ['format_unknown'] });
});
