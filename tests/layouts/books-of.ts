/** A balance as comparable lines, independent of the file, as far as a layout holds the data. */
import { DATA } from '#core/books/balance-data.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { LayoutReach } from './packages/layout.ts';

/** One line per account, and one per account and third party, with the four amounts in cents. Sorted. */
export function booksOf(balance: TrialBalance, reach: LayoutReach): string[] {
  const { accounts, thirdParties, rows } = balance[DATA];
  const held = new Set(rows.account);
  const lines = accounts.codes.flatMap((code, index) =>
    reach.accounts === 'all' || held.has(index)
      ? [[code, reach.accountNames ? accounts.names[index] : ''].join(' ')]
      : [],
  );
  const sums = new Map<string, [bigint, bigint, bigint, bigint]>();
  for (let row = 0; row < rows.account.length; row++) {
    const thirdParty = rows.thirdParty[row]!;
    const id = reach.thirdParties === 'ids' ? thirdParties.ids[thirdParty]! : '';
    const name = reach.thirdPartyNames ? thirdParties.names[thirdParty]! : '';
    const key = [accounts.codes[rows.account[row]!], id, name].join(' | ');
    const [opening, debit, credit, closing] = sums.get(key) ?? [0n, 0n, 0n, 0n];
    sums.set(key, [
      opening + rows.opening[row]!,
      debit + rows.debit[row]!,
      credit + rows.credit[row]!,
      closing + rows.closing[row]!,
    ]);
  }
  return [...lines, ...[...sums].map(([key, amounts]) => `${key} | ${amounts.join(' ')}`)].sort();
}
