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

const accounts = [...new Set(facts.map(([code]) => String(code)))];
const within = (code: string) => facts.filter((row) => row[0] === code);

test('accounts without figures above their rows, the first of which may be of nobody', async () => {
  const rows = accounts.flatMap((code) => [
    [code, String(within(code)[0]![1])],
    ...within(code).map((row) => ['', '', ...row.slice(2)]),
    ['', `Total ${within(code)[0]![1]}`, '', '', ...sum(within(code))],
  ]);
  expect(await read(table(rows))).toMatchObject(all);
});

test('the total of an account below its rows, where one is of nobody', async () => {
  const more: Row[] = [
    ...facts,
    ['13050501', 'Clientes', '', '', 100, 0, 0, 100],
    ['31050501', 'Capital', '', '', -100, 0, 0, -100],
  ];
  const rows = accounts.flatMap((code) => {
    const own = more.filter((row) => row[0] === code);
    return own.length > 1 ? [...own, [code, String(own[0]![1]), '', '', ...sum(own)]] : own;
  });
  expect(await read(table(rows))).toMatchObject(all);
});

test('zeros in the place of an id, in the column of accounts', async () => {
  const codes = [...new Set(accounts.flatMap((code) => [1, 2, 4, 8].map((width) => code.slice(0, width))))].sort();
  const rows = codes.flatMap((code) => {
    const below = facts.filter((row) => String(row[0]).startsWith(code));
    const people = below.map((row) => [row[2] || '0', row[3] || 'Sin tercero', ...figures(row)]);
    return [[code, code, ...sum(below)], ...(code.length === 8 ? people : [])];
  });
  expect(await read(table(rows, short))).toMatchObject(all);
});

test('codes with their names under «Descripción»', async () => {
  const codes = [...new Set(accounts.flatMap((code) => [1, 2, 4, 8].map((width) => code.slice(0, width))))].sort();
  const rows = codes.flatMap((code) => {
    const below = facts.filter((row) => String(row[0]).startsWith(code));
    const people = below.map((row) => [`   ${row[2]}-${row[3]}`, ...figures(row)]);
    return [[`${code}-Cuenta`, ...sum(below)], ...(code.length === 8 && below[0]![2] ? people : [])];
  });
  expect(await read(table(rows, ['Descripción', ...headers.slice(4)]))).toMatchObject(all);
});

test.each(['N/A', 'n.a.', '(en blanco)', 'Null'])('%s as id and as name is nobody', async (nobody) => {
  const rows = facts.map((row) => [...row.slice(0, 2), row[2] || nobody, row[3] || nobody, ...row.slice(4)]);
  expect(await read(table(rows))).toMatchObject(all);
});

test.each([
  ['1', '2', '3', '4', '5', '6', '7', '8'],
  ['(1)', '(2)', '(3)', '(4)', '(5)', '(6)', '(7)', '(8)'],
])('columns numbered below their headers: %s, %s', async (...numbers) => {
  expect(await read(table([numbers, ...facts]))).toMatchObject({ ...all, notices: [] });
});

test.each([
  ['NIT 9004812376', '900481237'],
  ['C.C. 52.198.765', '52198765'],
])('the company by «%s»', async (line, nit) => {
  expect((await read(table(facts, headers, [title[0]!, [line], title[2]!]))).nit).toBe(nit);
});

test('three books side by side are no six columns', async () => {
  const over = ['', '', '', '', 'LOCAL', '', '', '', 'NIIF', '', '', '', 'FISCAL', '', '', ''];
  const head = [...headers, ...headers.slice(4), ...headers.slice(4)];
  const rows = facts.map((row) => [
    ...row,
    ...figures(row).map((amount) => 2 * amount),
    ...figures(row).map((amount) => 3 * amount),
  ]);
  const found = await read([...title, over, head, ...rows]);
  expect(found.codes).toEqual(['book_asked']);
  expect(found.question?.choices.map(({ value }) => value)).toEqual(['LOCAL', 'NIIF', 'FISCAL']);
});

test('a day and a voucher in each row are an auxiliar, where the month is in the title', async () => {
  const rows = facts.map((row, at) => [...row.slice(0, 4), at + 1, `FV ${at + 1}`, ...row.slice(4)]);
  expect((await read(table(rows, [...headers.slice(0, 4), 'Día', 'Comp', ...headers.slice(4)]))).codes).toEqual([
    'other_report',
  ]);
});

test('a total that is all that the report has of its account is the account', async () => {
  const rows = accounts.flatMap((code) => {
    const own = within(code);
    const total = [`Total ${code}`, String(own[0]![1]), '', '', ...sum(own)];
    return own.some((row) => row[2]) ? [...own, total] : [total];
  });
  expect(await read(table(rows))).toMatchObject(all);
});

test.each<[string, (code: string) => Row]>([
  ['«Cuenta: 11050501 Caja»', (code) => [`Cuenta: ${code} ${within(code)[0]![1]}`]],
  ['a code beside its name', (code) => [code, String(within(code)[0]![1])]],
  ['«CTA. 11050501-Caja» in the second column', (code) => ['', `CTA. ${code}-${within(code)[0]![1]}`]],
])('accounts in lines above rows without a column of them: %s', async (_, line) => {
  const rows = accounts.flatMap((code) => [
    line(code),
    ...within(code).map((row) => [row[2] || '', row[3] || 'Sin tercero', ...figures(row)]),
    ['Total cuenta', '', ...sum(within(code))],
  ]);
  expect(await read(table(rows, ['NIT', 'Tercero', ...headers.slice(4)]))).toMatchObject(all);
});

test('a list whose names begin with numbers is no book', async () => {
  const rows = facts.map((row, at) => [`${at + 1} Tornillos`, ...figures(row)]);
  expect((await read(table(rows, ['Descripción', ...headers.slice(4)], [['Inventario']]))).codes).toEqual([
    'format_unknown',
  ]);
});

test.each<[string, (cents: number) => string]>([
  ['brackets', (amount) => (amount < 0 ? `[${-amount}.00]` : `${amount}.00`)],
  ['angles', (amount) => (amount < 0 ? `<${-amount}.00>` : `${amount}.00`)],
  ['a plus', (amount) => (amount > 0 ? `+${amount}.00` : `${amount}.00`)],
  ['sides in brackets', (amount) => `${Math.abs(amount)}.00 ${amount < 0 ? '(C)' : '(D)'}`],
  ['Debe and Haber', (amount) => `${Math.abs(amount)}.00 ${amount < 0 ? 'H' : 'D'}`],
])('balances with %s', async (_, write) => {
  const rows = facts.map((row) => {
    const [opening, debit, credit, closing] = figures(row);
    return [...row.slice(0, 4), write(opening!), `${debit}.00`, `${credit}.00`, write(closing!)];
  });
  expect(await read(table(rows))).toMatchObject(all);
});

test('the side of each balance before it', async () => {
  const sided = (amount: number): Row => [amount < 0 ? 'C' : 'D', Math.abs(amount)];
  const rows = facts.map((row) => {
    const [opening, debit, credit, closing] = figures(row);
    return [...row.slice(0, 4), ...sided(opening!), debit!, credit!, ...sided(closing!)];
  });
  const [opening, debit, credit, closing] = headers.slice(4);
  const head = [...headers.slice(0, 4), 'N', opening!, debit!, credit!, 'N', closing!];
  expect(await read(table(rows, head))).toMatchObject(all);
});

test.each([
  ['after the others', [...headers, ...headers.slice(4)], (row: Row) => [...row, ...row.slice(4)]],
  ['each beside itself', headers.flatMap((cell) => [cell, cell]), (row: Row) => row.flatMap((cell) => [cell, cell])],
])('columns printed twice, %s, are one book', async (_, head, twice) => {
  expect(await read(table(facts.map(twice), head))).toMatchObject(all);
});

test('the total of all rows above them, without words', async () => {
  expect(await read(table([['', '', '', '', ...sum(facts)], ...facts]))).toMatchObject(all);
});

test.each(['Currency: EUR', 'Divisa: USD'])('another currency by «%s»', async (line) => {
  expect((await read(table(facts, headers, [...title, [line]]))).codes).toEqual(['currency_other']);
});

test('two companies by the short word for them', async () => {
  const of = (company: string) => facts.map((row) => [company, ...row]);
  expect((await read(table([...of('1000'), ...of('2000')], ['Soc.', ...headers], [['Marzo de 2026']]))).codes).toEqual([
    'company_asked',
  ]);
});

test.each([
  [';', (cell: unknown) => String(cell)],
  [',', (cell: unknown) => (String(cell).includes(',') ? `"${cell}"` : String(cell))],
])('lines of text separated by %s in the only cell of each row', async (separator, quoted) => {
  const rows = [headers, ...facts].map((row) => [row.map(quoted).join(separator)]);
  expect(await read([...title, ...rows])).toMatchObject(all);
});

test.each<[string, (code: string) => Row]>([
  ['whole codes', (code) => [1, 2, 4, 6, 8].map((width) => code.slice(0, width))],
  [
    'what each adds, the class first',
    (code) => [code[0]!, code[1]!, code.slice(2, 4), code.slice(4, 6), code.slice(6)],
  ],
])('a column for each level of the chart, with %s', async (_, levels) => {
  const rows = facts.map((row) => [...levels(String(row[0])), ...row.slice(1)]);
  const head = ['Clase', 'Grupo', 'Cuenta', 'Subcuenta', 'Auxiliar', ...headers.slice(1)];
  const found = await read(table(rows, head));
  expect(found).toMatchObject(all);
  expect(found.accounts).toEqual(accounts);
});

test('the code of each level in its own column', async () => {
  const widths = [1, 2, 4, 6, 8];
  const codes = [...new Set(accounts.flatMap((code) => widths.map((width) => code.slice(0, width))))].sort();
  const rows = codes.flatMap((code) => {
    const cells = widths.map((width) => (code.length === width ? code : ''));
    const below = facts.filter((row) => String(row[0]).startsWith(code));
    const own = code.length === 8 ? below.filter((row) => row[2]).map((row) => [...cells, ...row.slice(1)]) : [];
    return [[...cells, code, '', '', ...sum(below)], ...own];
  });
  const head = ['Clase', 'Grupo', 'Cuenta', 'Subcuenta', 'Auxiliar', ...headers.slice(1)];
  const found = await read(table(rows, head));
  expect(found).toMatchObject(all);
  expect(found.accounts).toEqual(accounts);
});

test('the total of a third party whose id is like a code is no account', async () => {
  const people = facts.map((row) => (row[2] === '52198765' ? [...row.slice(0, 2), '51101234', ...row.slice(3)] : row));
  const rows = [...new Set(people.map((row) => row[2]!))].flatMap((id) => {
    const own = people.filter((row) => row[2] === id);
    return id ? [...own, [`Total ${id}`, '', '', '', ...sum(own)]] : own;
  });
  expect(await read(table(rows))).toMatchObject(all);
});

test('two companies with their NITs over one table', async () => {
  const above = [['Acme S.A.S.'], ['NIT 900394374-4'], ['Valle Ltda.'], ['NIT: 860.512.349-2'], ['Marzo de 2026']];
  expect((await read(table(facts, headers, above))).codes).toEqual(['company_several']);
});
