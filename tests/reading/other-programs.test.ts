/** Layouts of programs without a format of their own, as parsers of others describe their exports: read as flat tables. */
import { expect, test } from 'vitest';
import { toDecimal } from '#core/money/money.ts';
import { describeReadIssue } from '#core/reading/read-issue.es.ts';
import { formats } from '#formats/registry.gen.ts';
import { readFile } from '#platform/workbook/read-file.ts';
import { type HardCell, hardXlsx } from './hard-books.ts';

interface Line {
  code: string;
  name: string;
  id: string;
  thirdParty: string;
  figures: number[];
}

const facts: Line[] = [
  ['11050501', 'Caja', '', '', 1000, 500, 300, 1200] as const,
  ['13050501', 'Clientes', '860002964', 'Andina S.A.S.', 3000, 900, 500, 3400] as const,
  ['13050501', 'Clientes', '900123456', 'Valle S.A.S.', 2000, 0, 500, 1500] as const,
  ['22050501', 'Proveedores', '901234567', 'Café S.A.S.', -4000, 500, 400, -3900] as const,
  ['31050501', 'Capital', '', '', -2000, 0, 0, -2000] as const,
  ['41350501', 'Ventas', '860002964', 'Andina S.A.S.', 0, 0, 1100, -1100] as const,
  ['51050501', 'Sueldos', '52198765', 'Rojas Ana', 0, 900, 0, 900] as const,
].map(([code, name, id, thirdParty, ...figures]) => ({ code, name, id, thirdParty, figures }));

const sum = (prefix: string) =>
  [0, 1, 2, 3].map((at) =>
    facts.reduce((all, { code, figures }) => (code.startsWith(prefix) ? all + figures[at]! : all), 0),
  );

/** Levels of these lengths above their facts; each account begins with its total. */
function tree(lengths: readonly number[], isGeneral = false): Line[] {
  const seen = new Set<string>();
  return facts.flatMap((fact) => {
    const levels = lengths.map((length) => fact.code.slice(0, length)).filter((code) => !seen.has(code));
    for (const code of levels) seen.add(code);
    const titles = levels.map((code) => ({ code, name: fact.name, id: '', thirdParty: '', figures: sum(code) }));
    return isGeneral || fact.id === '' ? titles : [...titles, fact];
  });
}

async function read(rows: HardCell[][]) {
  const bytes = hardXlsx({ name: 'Datos', rows });
  const { view, issues } = await readFile(() => Promise.resolve({ bytes, fileName: 'informe.xlsx' }), formats);
  return {
    debits: view && toDecimal(view.sum('').debit),
    opening: view && toDecimal(view.sum('').opening),
    thirdParties: view && view.thirdParties.count - 1,
    company: view?.company.name ?? null,
    month: view?.period?.month ?? null,
    says: issues.flatMap((issue) => (issue.fatal ? [describeReadIssue(issue)] : [])).join(' '),
  };
}

const whole = { debits: '2800.00', opening: '0.00', thirdParties: 4, company: 'ACME SAS', month: 3 };

test.each([
  ['in words', ['SALDO ANTERIOR', 'DEBITOS', 'CREDITOS', 'NUEVO SALDO']],
  ['glued', ['SALDOANTERIOR', 'MOVDEBITO', 'MOVCREDITO', 'NUEVOSALDO']],
])('SIIMED: parts of each code, the whole one last under a header of the same name, headers %s', async (_, amounts) => {
  const parts = (code: string) => [0, 2, 4, 6, 8].map((at) => code.slice(at, at + 2));
  const rows = [
    ['ACME SAS'],
    ['NORMA INTERNACIONAL'],
    ['BALANCE DE PRUEBA POR TERCERO'],
    ['PERIODO', 'MAR/01/2026', 'MAR/31/2026'],
    ['GRUPO', 'CUENTA', 'SUBCUENTA', 'AUXILIAR', 'SUBAUXILIAR', 'IDENTIFICACION', 'DESCRIPCION', ...amounts, 'CUENTA'],
    ...tree([2, 4, 6, 8]).map(({ code, name, id, thirdParty, figures }) => [
      ...parts(code),
      id,
      thirdParty || name,
      ...figures,
      code,
    ]),
    ['', '', '', '', '', '', 'TOTALES =====>', ...sum('')],
  ];
  expect(await read(rows)).toMatchObject(whole);
});

const reddocTitle = [
  ['ACME SAS'],
  ['Balance de prueba por contacto'],
  ['Fecha desde: 2026-03-01'],
  ['Fecha hasta: 2026-03-31'],
];
const reddocAmounts = ['Saldo anterior ($)', 'Debitos ($)', 'Creditos ($)', 'Saldo actual ($)'];

test('Reddoc: a column of what each row is', async () => {
  const rows = tree([1, 2, 4, 8]).map(({ code, name, id, thirdParty, figures }) => [
    id === '' ? 'CUENTA' : 'TERCERO',
    code,
    name,
    id,
    thirdParty,
    ...figures,
  ]);
  const head = ['Tipo', 'Cuenta', 'Nombre Cuenta', 'Identificación', 'Contacto', ...reddocAmounts];
  expect(await read([...reddocTitle, head, ...rows])).toMatchObject(whole);
});

test('Reddoc: its ledger of an account has the columns of a balance, and is none', async () => {
  const rows = tree([1, 2, 4, 8], true).flatMap(({ code, name, figures }) => [
    ['CUENTA', code, name, ...figures],
    ...(code.length === 8
      ? [
          ['MOVIMIENTO', code, name, 0, figures[1]!, 0, 0],
          ['MOVIMIENTO', code, name, 0, 0, figures[2]!, 0],
        ]
      : []),
  ]);
  const head = ['Tipo', 'Cuenta', 'Nombre de cuenta', ...reddocAmounts];
  const found = await read([['ACME SAS'], ['Auxiliar cuenta'], ...reddocTitle.slice(2), head, ...rows]);
  expect(found.debits).toBeNull();
  expect(found.says).toContain('libro auxiliar');
});

test('ERPNext: a tree of accounts with three pairs, below its filters', async () => {
  const side = (amount: number) => (amount < 0 ? [0, -amount] : [amount, 0]);
  const rows = tree([1, 2, 4, 8], true).map(({ code, name, figures: [opening, debit, credit, closing] }) => [
    `${' '.repeat(code.length)}${code} - ${name} - AC`,
    ...side(opening!),
    debit!,
    credit!,
    ...side(closing!),
  ]);
  const filters = [['Trial Balance'], ['Company', 'ACME SAS'], ['From Date', '2026-03-01'], ['To Date', '2026-03-31']];
  const head = ['Account', 'Opening (Dr)', 'Opening (Cr)', 'Debit', 'Credit', 'Closing (Dr)', 'Closing (Cr)'];
  expect(await read([...filters, head, ...rows])).toMatchObject({ ...whole, thirdParties: 0 });
});

test('Odoo 18: third parties unfolded below their accounts, in the same column', async () => {
  const rows = tree([8]).map(({ code, name, id, thirdParty, figures }) =>
    id === '' ? [`${code} ${name}`, '', '', '', ...figures] : [thirdParty, 'NIT', id, thirdParty, ...figures],
  );
  const title = [['Balance de prueba por terceros'], ['ACME SAS'], ['Del 01/03/2026 al 31/03/2026']];
  const head = ['', 'Tipo Doc', 'NIT', 'Razón Social', 'Saldo inicial', 'Débito', 'Crédito', 'Saldo final'];
  expect(await read([...title, head, ...rows])).toMatchObject(whole);
});
