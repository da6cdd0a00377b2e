/** A book of few rows, and what is read of its rows as text: the facts are the same in every layout. */
import { toDecimal } from '#core/money/money.ts';
import type { ReadAnswers } from '#core/reading/questions/question.ts';
import { describeReadIssue } from '#core/reading/read-issue.es.ts';
import { formats } from '#formats/registry.gen.ts';
import { readFile } from '#platform/workbook/read-file.ts';

export type Row = readonly (string | number)[];

export const title: Row[] = [['Acme S.A.S.'], ['NIT 900394374-4'], ['Marzo de 2026']];
export const headers = ['Cuenta', 'Nombre', 'NIT', 'Tercero', 'Saldo anterior', 'Débitos', 'Créditos', 'Nuevo saldo'];
export const facts: Row[] = [
  ['11050501', 'Caja', '', '', 1000, 500, 300, 1200],
  ['13050501', 'Clientes', '860002964', 'Andina S.A.S.', 3000, 900, 500, 3400],
  ['13050501', 'Clientes', '900123456', 'Valle S.A.S.', 2000, 0, 500, 1500],
  ['22050501', 'Proveedores', '901234567', 'Café S.A.S.', -4000, 500, 400, -3900],
  ['31050501', 'Capital', '', '', -2000, 0, 0, -2000],
  ['41350501', 'Ventas', '860002964', 'Andina S.A.S.', 0, 0, 1100, -1100],
  ['51050501', 'Sueldos', '52198765', 'Rojas Ana', 0, 900, 0, 900],
];
export const all = { codes: [], debits: '2800.00', thirdParties: 4 };

export async function read(rows: readonly Row[], answers: ReadAnswers = {}) {
  const bytes = Buffer.from(rows.map((row) => row.join(';')).join('\n'));
  const open = () => Promise.resolve({ bytes, fileName: 'balance.csv' });
  const { view, issues, question } = await readFile(open, formats, undefined, answers);
  const fatal = issues.filter((issue) => issue.fatal);
  return {
    codes: fatal.map(({ code }) => code),
    notices: issues.map(({ code }) => code),
    says: fatal.map(describeReadIssue).join(' '),
    debits: view && toDecimal(view.sum('').debit),
    thirdParties: view && view.thirdParties.count - 1,
    accounts: view?.codes(view.leaves()),
    company: view?.company.name ?? null,
    period: view?.period ?? null,
    nit: view?.company.nit ?? null,
    question,
  };
}

export const table = (rows: readonly Row[] = facts, head: Row = headers, above = title) => [...above, head, ...rows];
