/** Minimal books for tests of observed and possible export layouts: the facts are the same in every one. */

import { TrialBalance } from '#core/books/trial-balance.ts';
import { readBalance } from '#core/reading/read-balance.ts';
import { describeReadIssue } from '#core/reading/read-issue.es.ts';
import { formats } from '#formats/registry.gen.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';

/** Opening, debit, credit and closing in pesos. */
export type Figures = [opening: number, debit: number, credit: number, closing: number];

/** A printed row: an account of any level, or a third party of the account above. */
export interface PrintedRow {
  kind: 'account' | 'party';
  code: string;
  name: string;
  figures: Figures;
}

const account = (code: string, name: string, ...figures: Figures): PrintedRow => ({
  kind: 'account',
  code,
  name,
  figures,
});
const thirdParty = (code: string, name: string, ...figures: Figures): PrintedRow => ({
  kind: 'party',
  code,
  name,
  figures,
});

const levels = (codes: string, name: string, ...figures: Figures) =>
  codes.split(' ').map((code) => account(code, name, ...figures));

export const printed: readonly PrintedRow[] = [
  account('1', 'Activo', 140, 100, 20, 220),
  ...levels('11 1105 110505 11050501', 'Caja', 100, 60, 10, 150),
  ...levels('13 1305 130505 13050501', 'Clientes', 40, 40, 10, 70),
  thirdParty('900111222', 'Total Play S.A.S.', 30, 30, 10, 50),
  thirdParty('79456123', 'Peña, Luis', 10, 10, 0, 20),
  ...levels('3 31 3105 310505 31050501', 'Capital', -140, 0, 80, -220),
  thirdParty('800197268', '3M Socios', -140, 0, 80, -220),
];

/** Facts only: their accounts, and third parties if any. */
export const flat = printed.flatMap((row, index) => {
  if (row.kind === 'party') {
    const of = printed.slice(0, index).findLast(({ kind }) => kind === 'account')!;
    return [{ ...row, account: of.code, accountName: of.name, id: row.code }];
  }
  return row.code === '11050501' ? [{ ...row, account: row.code, accountName: row.name, id: '', name: '' }] : [];
});

export const facts = [
  '11050501  150.00',
  '13050501 79456123 20.00',
  '13050501 900111222 50.00',
  '31050501 800197268 -220.00',
];

export const title = ['Acme S.A.S.', 'NIT 900394374-4', 'Febrero de 2026'];
export const amounts = 'Saldo anterior;Débitos;Créditos;Nuevo saldo';

const written = (figure: number) => `${figure},00`;
export const figuresOf = (figures: readonly number[]) => figures.map(written).join(';');

/** Facts of a csv with these lines as text, or the sentence of its refusal. */
export async function read(lines: readonly string[]) {
  const bytes = Buffer.from(lines.join('\r\n'));
  const { balance, issues, format } = await readBalance(await openWorkbook(bytes, 'balance.csv'), formats);
  const refusal = issues.filter(({ fatal }) => fatal).map(describeReadIssue)[0] ?? null;
  if (balance === null) return { facts: null, refusal, issues, format, balance, total: null };
  const { accounts, thirdParties, rows } = balance;
  const found = Array.from(rows.account, (of, row) => {
    const closing = Number(rows.closing[row]) / 100;
    return `${accounts.codes[of]} ${thirdParties.ids[rows.thirdParty[row]!]} ${closing.toFixed(2)}`;
  });
  return { facts: found.sort(), refusal, issues, format, balance, total: new TrialBalance(balance).sum('') };
}
