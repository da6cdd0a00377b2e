/**
 * Whether an exchange difference is of balances that are still open, and so moved no cash: its third parties have one at the end
 * of the month. Where its account names nobody, some balance in foreign currency must be open.
 */
import type { TrialBalance } from '#core/books/trial-balance.ts';

/** An account with its place in the decree. */
interface Placed {
  index: number;
  place: string;
}

/** Cash, investments, receivables; debts, suppliers, payables, advances: what is restated. */
const MONETARY = /^(1[123](?!55)|2[1238](?!6[578]))/;
/** The decree's accounts abroad and in foreign currency. */
const FOREIGN = /^(111010|112010|130510|1310|2110|2115|2210)/;
const FOREIGN_NAME = /\b(EXTERIOR|DOLAR(ES)?|EUROS?|USD|EUR|MONEDA EXTRANJERA)\b/;

/** `accounts`: leaves of the month; `plain`: normalised name of a leaf. */
export function isOfOpenBalances(
  balance: TrialBalance,
  exchange: number,
  accounts: readonly Placed[],
  plain: (index: number) => string,
): boolean {
  const monetary = accounts.filter(({ place }) => MONETARY.test(place)).map(({ index }) => index);
  const own = balance.company.nit;
  const named = balance.people([exchange]).list.filter(({ entry, closing, debit, credit }) => {
    const id = balance.thirdParties.id(entry);
    return id !== '' && id !== own && (closing !== 0n || debit !== 0n || credit !== 0n);
  });
  if (named.length > 0) {
    const keys = new Set(named.map(({ key }) => key));
    return balance
      .people(monetary, { only: keys })
      .list.some(({ parts }) => parts.some(({ closing }) => closing !== 0n));
  }
  return accounts.some(
    ({ index, place }) =>
      MONETARY.test(place) &&
      balance.leaf(index).sum.closing !== 0n &&
      (FOREIGN.test(place) || FOREIGN_NAME.test(plain(index))),
  );
}
