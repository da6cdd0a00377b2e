/** What a file says of itself besides its figures: rows, titles and headers that no list of words can name. */
import { expect, test } from 'vitest';
import { toDecimal } from '#core/money/money.ts';
import { all, facts, headers, type Row, read, table, title } from './evidence-rows.ts';

/** Sums of the facts whose code begins so. */
const level = (code: string, id: string): Row => {
  const below = facts.filter(([account]) => String(account).startsWith(code));
  return [code, code, id, '', ...[4, 5, 6, 7].map((at) => below.reduce((sum, row) => sum + Number(row[at]), 0))];
};

test.each(['900394374', '900394374-4', '0', 'N/A'])(
  'an id %s on levels and on the lines of accounts is of nobody',
  async (id) => {
    const rows = facts.flatMap((row, at) => {
      const code = String(row[0]);
      if (String(facts[at - 1]?.[0]) === code) return [row];
      const levels = [1, 2, 4].map((width) => code.slice(0, width));
      const before = facts.slice(0, at).map(([account]) => String(account));
      const news = levels.filter((prefix) => !before.some((account) => account.startsWith(prefix)));
      const line = row[2] === '' ? [[...row.slice(0, 2), id, ...row.slice(3)]] : [level(code, id), row];
      return [...news.map((prefix) => level(prefix, id)), ...line];
    });
    expect(await read(table(rows))).toMatchObject(all);
  },
);

test.each(['99999999', '0', '9'])('a last row %s that is the sum of all others is their total', async (code) => {
  expect(await read(table([...facts, [code, '', '', '', 0, 2800, 2800, 0]]))).toMatchObject(all);
});

test('a total above all rows, beside the NIT of the company', async () => {
  const total = ['TOTAL', '', '900394374', '', 0, 2800, 2800, 0];
  const found = await read(table([total, ...facts]));
  expect(found).toMatchObject(all);
  expect(found.notices).not.toContain('rows_after_total');
});

test('the double entry proves nothing where it holds with rows in doubt and without them', async () => {
  const own: Row[] = [
    ['1305', 'Clientes', '', '', 100, 50, 20, 130],
    ['2205', 'Proveedores', '', '', -100, 20, 50, -130],
  ];
  const general = facts.map((row) => [...row.slice(0, 2), '', '', ...row.slice(4)]);
  const found = await read(table([...general, ...own].sort((a, b) => String(a[0]).localeCompare(String(b[0])))));
  expect(found.codes).toEqual(['levels_asked']);
  const debits = found.question?.choices.map(({ totals }) => totals && toDecimal(totals.debits));
  expect(debits).toEqual(['2800.00', '2870.00']);
});

test.each([
  ['D', 'C'],
  ['Deudor', 'Acreedor'],
  ['Cargos', 'Abonos'],
  ['Dr.', 'Cr.'],
])('three pairs of %s and %s', async (debit, credit) => {
  const side = (amount: number) => (amount < 0 ? [0, -amount] : [amount, 0]);
  const rows = facts.map((row) => [
    ...row.slice(0, 4),
    ...side(Number(row[4])),
    ...row.slice(5, 7),
    ...side(Number(row[7])),
  ]);
  const over = ['', '', '', '', 'Saldo anterior', '', 'Movimiento mes', '', 'Saldo actual', ''];
  const below = [...headers.slice(0, 4), debit, credit, debit, credit, debit, credit];
  expect(await read([...title, over, below, ...rows])).toMatchObject(all);
});

test.each(['Presentación: Miles', 'COP miles', 'Factor: 1.000', 'Escala 1:1000', 'Dividido entre 1.000'])(
  'a unit: %s',
  async (text) => {
    expect((await read(table(facts, headers, [...title, [text]]))).codes).toEqual(['unit_asked']);
  },
);

test.each(['Gravamen 4x1000', 'Capital social $ 1.000', 'Factor prestacional 1.52'])('no unit: %s', async (text) => {
  expect(await read(table(facts, headers, [...title, [text]]))).toMatchObject(all);
});

test('a currency in the headers of the amounts', async () => {
  const inDollars = headers.map((header, at) => (at < 4 ? header : `${header} USD`));
  expect((await read(table(facts, inDollars))).codes).toEqual(['currency_other']);
});

test.each([
  ['another company', ['Otra S.A.S.'], 'company_several'],
  ['another book', ['LIBRO NIIF'], 'book_several'],
])('below the first report, %s', async (_, line, code) => {
  const found = await read([...table(), [], line, ['Marzo de 2026'], headers, ...facts]);
  expect(found.codes).toEqual([code]);
  expect(found.says).toContain(line[0]);
});

test.each([['Sucursal Medellín'], ['Página 2'], ['Centro de costos 02']])(
  'below the first report, its part %s',
  async (line) => {
    expect(await read([...table(), [line], headers, ...facts])).toMatchObject({ codes: [], debits: '5600.00' });
  },
);

test('a column of quarters', async () => {
  const rows = facts.map((row) => [2026, 2, ...row]);
  const found = await read([['Año', 'Trimestre', ...headers], ...rows]);
  expect(found.codes).toEqual(['period_range']);
  expect(found.says).toContain('abril de 2026 a junio de 2026');
  const monthly = facts.map((row) => [2026, 2, 5, ...row]);
  expect((await read([['Año', 'Trimestre', 'Mes', ...headers], ...monthly])).codes).toEqual([]);
});

test.each(['Cia', 'Cód. cía'])('two companies in a column %s', async (name) => {
  const rows = [...facts, ...facts].map((row, at) => [at < facts.length ? '01' : '02', ...row]);
  expect((await read([...title, [name, ...headers], ...rows])).codes).toEqual(['company_asked']);
});

test('a column of clients before their ids names the third parties', async () => {
  const moved = (row: Row): Row => [row[0]!, row[1]!, row[3]!, row[2]!, ...row.slice(4)];
  const head = moved(headers).map((header) => (header === 'Tercero' ? 'Cliente' : header));
  expect(await read(table(facts.map(moved), head))).toMatchObject(all);
});

test.each(['Empresa', 'Beneficiario', 'Cliente / Proveedor', 'Asociado'])(
  'a column %s beside the id names the third parties',
  async (name) => {
    const head = headers.map((header) => (header === 'Tercero' ? name : header));
    expect(await read(table(facts, head))).toMatchObject({ ...all, company: 'Acme S.A.S.' });
  },
);

test('labels of the company in cells of their own', async () => {
  const above = [['Empresa', 'Acme S.A.S.'], ['N.I.T.', '900.394.374-4'], ['Marzo de 2026']];
  expect(await read(table(facts, headers, above))).toMatchObject({ ...all, company: 'Acme S.A.S.', nit: '900394374' });
});

test.each(['1.1050501E7', '1.1050501E+07'])('a code as the double %s, with all its digits', async (code) => {
  expect(await read(table([[code, ...facts[0]!.slice(1)], ...facts.slice(1)]))).toMatchObject(all);
});

test.each([
  ['NIT ', (id: string, name: string) => [`NIT ${id} ${name}`]],
  ['CC/NIT', (id: string, name: string) => [`CC/NIT: ${id}  ${name}`]],
  ['three cells', (id: string, name: string) => ['Identificación:', id, name]],
])('blocks of third parties, headed by %s', async (_, heading) => {
  const ids = [...new Set(facts.map(([, , id]) => String(id)))];
  const rows = ids.flatMap((id) => {
    const own = facts.filter((row) => row[2] === id);
    const accounts = own.map((row) => [...row.slice(0, 2), ...row.slice(4)]);
    return [id === '' ? ['SIN TERCERO'] : heading(id, String(own[0]![3])), ...accounts];
  });
  expect(await read(table(rows, [...headers.slice(0, 2), ...headers.slice(4)]))).toMatchObject(all);
});

test.each([
  ['a list of products', ['Código', 'Producto', ...headers.slice(4)], 'inventarios'],
  [
    'a budget',
    ['Rubro', 'Nombre', 'Apropiación inicial', 'Créditos', 'Contracréditos', 'Apropiación final'],
    'presupuesto',
  ],
])('%s is none of a balance', async (_, head, word) => {
  const rows = Array.from({ length: 8 }, (_, at) => [String(20100 + at), `x ${at}`, 100, 20, 10, 110]);
  const found = await read([['Acme S.A.S.'], head, ...rows]);
  expect(found).toMatchObject({ debits: null });
  expect(found.says).toContain(word);
});

test.each([8, 10])('levels in codes that zeros bring to %d digits', async (digits) => {
  const seen = new Set<string>();
  const rows = facts.flatMap((row) => {
    const code = String(row[0]);
    const news = [1, 2, 4, 6].map((width) => code.slice(0, width)).filter((prefix) => !seen.has(prefix));
    for (const prefix of news) seen.add(prefix);
    return [...news.map((prefix) => level(prefix, '')), row];
  });
  const padded = rows.map((row) => [String(row[0]).padEnd(digits, '0'), ...row.slice(1)]);
  expect(await read(table(padded))).toMatchObject(all);
  // Accounts that only end in zeros are no levels.
  const flat = facts.map((row) => [String(row[0]).slice(0, 6).padEnd(digits, '0'), ...row.slice(1)]);
  expect(await read(table(flat))).toMatchObject(all);
});

test('the total of each account under its name, in the column of third parties', async () => {
  const rows = facts.flatMap((row, at) => {
    const code = String(row[0]);
    const total = level(code, '');
    return String(facts[at + 1]?.[0]) === code ? [row] : [row, ['', '', '', `Total ${row[1]}`, ...total.slice(4)]];
  });
  expect(await read(table(rows))).toMatchObject(all);
});

test('an id of zeros without a name is nobody', async () => {
  const rows = facts.map((row) => [...row.slice(0, 2), row[2] === '' ? '0000000000' : row[2]!, ...row.slice(3)]);
  expect(await read(table(rows))).toMatchObject(all);
});

test.each(['Saldo MM', 'Saldo (millones)', 'Saldo en miles', 'Saldo (k)'])('a unit in a header: %s', async (words) => {
  const head = headers.map((header, at) => (at < 4 ? header : words.replace('Saldo', header)));
  expect((await read(table(facts, head))).codes).toEqual(['unit_asked']);
});

test.each(['Moneda funcional: USD', 'Moneda del informe: dólares'])('a currency: %s', async (text) => {
  expect((await read(table(facts, headers, [...title, [text]]))).codes).toEqual(['currency_other']);
});

test('invoices with a due date are an ageing', async () => {
  const head = ['Factura', 'Vence', ...headers];
  const rows = facts.map((row, at) => [`F${at}`, '2026-04-30', ...row]);
  const found = await read(table(rows, head));
  expect(found).toMatchObject({ codes: ['other_report'] });
  expect(found.says).toContain('cartera');
});

test.each(['Acme S.A.S.', 'ACME SAS'])('one company, also written as %s', async (name) => {
  const rows = facts.map((row, at) => [at % 2 ? 'Acme S.A.S.' : name, ...row]);
  expect(await read(table(rows, ['Empresa', ...headers]))).toMatchObject(all);
});

test.each(['Opening|Debit|Credit|Closing|Account', 'Apertura|Debe|Haber|Cierre|Cuenta'])(
  'a tree of accounts in six columns, %s',
  async (words) => {
    const [opening, debit, credit, closing, account] = words.split('|');
    const head = [
      account,
      'Currency',
      `${opening} (Dr)`,
      `${opening} (Cr)`,
      debit,
      credit,
      `${closing} (Dr)`,
      `${closing} (Cr)`,
    ];
    const side = (amount: number) => (amount < 0 ? [0, -amount] : [amount, 0]);
    const codes = [...new Set(facts.flatMap(([code]) => [1, 2, 4, 8].map((width) => String(code).slice(0, width))))];
    const rows = codes.map((code) => {
      const figures = level(code, '').slice(4).map(Number);
      const indent = ' '.repeat(code.length);
      return [`${indent}${code} - x - AC`, 'COP', ...side(figures[0]!), figures[1]!, figures[2]!, ...side(figures[3]!)];
    });
    expect(await read([...title, head as Row, ...rows])).toMatchObject({ codes: [], debits: '2800.00' });
  },
);

test('blocks of third parties with the levels of their accounts', async () => {
  const ids = [...new Set(facts.map(([, , id]) => String(id)))];
  const rows = ids.flatMap((id) => {
    const own = facts.filter((row) => row[2] === id);
    const sum = (code: string, at: number) =>
      own.reduce((total, row) => total + (String(row[0]).startsWith(code) ? Number(row[at]) : 0), 0);
    const codes = [...new Set(own.flatMap(([code]) => [1, 2, 4, 8].map((width) => String(code).slice(0, width))))];
    const lines = codes.map((code) => [code, 'x', ...[4, 5, 6, 7].map((at) => sum(code, at))]);
    return [id === '' ? ['SIN TERCERO'] : [`NIT ${id} ${own[0]![3]}`], ...lines];
  });
  expect(await read(table(rows, [...headers.slice(0, 2), ...headers.slice(4)]))).toMatchObject(all);
});

test.each(['11050501 Caja', '1105.05.01 Caja'])(
  'accounts such as %s without figures, above their third parties, under no title',
  async (first) => {
    const codeOf = (code: string) => (first.includes('.') ? code.replace(/^(....)(..)(..)$/, '$1.$2.$3') : code);
    const accounts = [...new Set(facts.map(([code]) => String(code)))];
    const rows = accounts.flatMap((code) => {
      const own = facts.filter((row) => row[0] === code);
      const [, , , ...figures] = level(code, '');
      const lines = own.map((row) => [row[3] || 'Sin tercero', row[2]!, row[3] || 'Sin tercero', ...row.slice(4)]);
      return [[`${codeOf(code)} x`], ...lines, [`Total ${codeOf(code)} x`, '', '', ...figures.slice(1)]];
    });
    expect(await read(table(rows, ['', 'NIT', 'Razón social', ...headers.slice(4)]))).toMatchObject(all);
  },
);

test.each([
  'CODIGOCUENTA;NOMBRECUENTA;NITTERCERO;NOMBRETERCERO;SALDOINICIAL;DEBITOS;CREDITOS;SALDOFINAL',
  'CodigoCuenta;NombreCuenta;NitTercero;NombreTercero;SaldoAnterior;MovDebito;MovCredito;NuevoSaldo',
  'cod_cuenta;nom_cuenta;nit;nom_tercero;saldo_ant;mov_deb;mov_cred;saldo_act',
])('headers as names of fields: %s', async (head) => {
  expect(await read(table(facts, head.split(';')))).toMatchObject(all);
});

test('a part of each code before the whole of it, under the same header', async () => {
  const rows = facts.map((row) => [String(row[0]).slice(0, 4), ...row]);
  expect(await read(table(rows, [headers[0]!, ...headers]))).toMatchObject(all);
});
