/** Share of each third party in income or purchases. Numeric arrays: these are the longest accounts. */

import type { AccountRole } from '#core/books/account-role.ts';
import type { AmountColumn } from '#core/books/amounts.ts';
import { spentIn } from '#core/books/month-flow.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import type { FactThirdParty } from '#core/engine/fact.ts';
import { thirdPartyKey } from '#core/identity/nit.ts';
import { CentsColumn } from '#core/money/cents-column.ts';
import { percentIn } from '#core/money/change-percent.ts';
import type { Cents } from '#core/money/money.ts';
import { genericThirdParty } from '#core/reference/people/special-nits.ts';

export interface Share extends FactThirdParty {
  /** Percent of the total, 0 to 100. */
  percent: number;
}

export interface Shares {
  total: Cents;
  /** Largest first, limited in number; without "no third party" and the company itself. */
  thirdParties: readonly Share[];
}

export interface Books {
  balance: TrialBalance;
  period: Period;
}

/** Columns of some accounts whose sum by third party is its share; `side`: 1 debit, −1 credit. */
interface Part {
  leaves: readonly number[];
  column: AmountColumn;
  side: bigint;
}

/** Income of the year to date: results start at zero each year. */
export function incomeShares(books: Books, role: AccountRole, most: number): Shares {
  return sharesOf(books, yearOf(books, role.leaves(), -1n), most);
}

/** Sales of the month, as billed. */
export function salesOfMonth(books: Books, role: AccountRole, most: number): Shares {
  return sharesOf(books, [{ leaves: role.leaves(), column: 'credit', side: 1n }], most);
}

/** Purchases of the year to date, booked by supplier. */
export function purchasesByCost(books: Books, role: AccountRole, most: number): Shares {
  return sharesOf(books, yearOf(books, role.leaves(), 1n), most);
}

/** Invoices of the month by supplier, from credits of the payable. */
export function purchasesByInvoice(books: Books, role: AccountRole, most: number): Shares {
  return sharesOf(books, [{ leaves: role.leaves(), column: 'credit', side: 1n }], most);
}

/** Year to date of result accounts, before the closing entry if posted. */
function yearOf({ balance, period }: Books, leaves: readonly number[], side: bigint): Part[] {
  const { open = [], closed = [] } = Object.groupBy(leaves, (leaf) => {
    const { opening, debit, credit, closing } = balance.leaf(leaf).sum;
    const turned =
      side === 1n
        ? { opening, debit, credit, closing }
        : { opening: -opening, debit: credit, credit: debit, closing: -closing };
    return spentIn(turned, period) === turned.debit - turned.credit ? 'open' : 'closed';
  });
  return [
    { leaves: open, column: 'closing', side },
    { leaves: closed, column: 'opening', side },
    { leaves: closed, column: side === 1n ? 'debit' : 'credit', side: 1n },
  ];
}

function sharesOf({ balance }: Books, parts: readonly Part[], most: number): Shares {
  const index = balance.thirdParties;
  const sums = new CentsColumn(index.thirdPartyCount);
  const { cents } = sums;
  for (const { leaves, column, side } of parts) {
    if (leaves.length === 0) continue;
    const added = balance.people(leaves).sums(column);
    for (let number = 0; number < cents.length; number++)
      if (!added.isZero(number)) cents[number]! += added.at(number) * side;
  }
  let total = 0n;
  for (let number = 0; number < cents.length; number++) if (sums.approximate(number) > 0) total += sums.at(number);
  const largest = largestThirdParties(balance, sums, most);
  const keys = new Set(largest.map(({ number }) => index.keyOf(number)));
  const leaves = [...new Set(parts.flatMap((part) => part.leaves))];
  const found = balance.people(leaves, { only: keys });
  const thirdParties = largest.map(({ thirdParty, number }) => {
    const amount = sums.at(number);
    const percent = total === 0n ? 0 : percentIn(amount, total);
    const rows = found.get(index.keyOf(number))?.rows ?? [];
    return { thirdParty, amount, percent, rows: rows.toSorted((a, b) => a - b) };
  });
  return { total, thirdParties };
}

/** Dictionary entries of the largest third parties. */
function largestThirdParties(
  balance: TrialBalance,
  sums: CentsColumn,
  most: number,
): { thirdParty: number; number: number }[] {
  const largest: { thirdParty: number; number: number }[] = [];
  for (let thirdParty = 0; thirdParty < balance.thirdParties.count; thirdParty++) {
    const number = balance.thirdParties.numberOf(thirdParty);
    if (sums.approximate(number) <= 0) continue;
    const sum = sums.at(number);
    const last = largest.at(-1);
    if (largest.length === most && last !== undefined && sum <= sums.at(last.number)) continue;
    if (!isSomebody(balance, thirdParty) || largest.some((one) => one.number === number)) continue;
    const place = largest.findIndex((one) => sums.at(one.number) < sum);
    largest.splice(place < 0 ? largest.length : place, 0, { thirdParty, number });
    if (largest.length > most) largest.pop();
  }
  return largest;
}

function isSomebody(balance: TrialBalance, entry: number): boolean {
  const key = balance.thirdParties.key(entry);
  const { nit } = balance.company;
  const isOwn = nit !== null && key === thirdPartyKey(nit);
  return key !== '' && !isOwn && genericThirdParty(balance.thirdParties.id(entry)) === null;
}
