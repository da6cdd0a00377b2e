/** How much of the income or of the purchases comes from each third party. Sums in arrays: these are the longest accounts there are. */
import type { AccountRole } from '#core/books/account-role.ts';
import { spentIn } from '#core/books/month-flow.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import type { FactPerson } from '#core/engine/validation.ts';
import { personKey } from '#core/identity/nit.ts';
import { type Cents, max } from '#core/money/money.ts';
import { genericThirdParty } from '#core/reference/people/special-nits.ts';

export interface Share extends FactPerson {
  /** Of the total, from 0 to 100, to one decimal. */
  percent: number;
}

export interface Shares {
  total: Cents;
  /** The largest first, as many as asked for; nobody is not among them, and neither is the company itself. */
  people: readonly Share[];
}

export interface Books {
  balance: TrialBalance;
  period: Period;
}

/** What each row adds to its third party. */
type RowAmount = (row: number) => Cents;

/** Income of the year until the month: results start at zero each year. */
export function incomeShares(books: Books, role: AccountRole, most: number): Shares {
  return sharesOf(books, role.leaves(), (leaf) => yearOf(books, leaf, -1n), most);
}

/** Sales of the month alone, as they were billed. */
export function salesOfMonth(books: Books, role: AccountRole, most: number): Shares {
  const { credit } = books.balance.data.rows;
  return sharesOf(books, role.leaves(), () => (row) => credit[row]!, most);
}

/** Purchases of the year until the month, booked by supplier. */
export function purchasesByCost(books: Books, role: AccountRole, most: number): Shares {
  return sharesOf(books, role.leaves(), (leaf) => yearOf(books, leaf, 1n), most);
}

/** Invoices of the month by supplier, as his account was credited. */
export function purchasesByInvoice(books: Books, role: AccountRole, most: number): Shares {
  const { credit } = books.balance.data.rows;
  return sharesOf(books, role.leaves(), () => (row) => credit[row]!, most);
}

/** The year of a result account, `side` 1 for debit and −1 for credit; before the entry that closes it, if it is there. */
function yearOf({ balance, period }: Books, leaf: number, side: bigint): RowAmount {
  const { opening, debit, credit, closing } = balance.data.rows;
  const amounts = balance.sum({ from: leaf, to: leaf + 1 });
  const turned =
    side === 1n
      ? amounts
      : { opening: -amounts.opening, debit: amounts.credit, credit: amounts.debit, closing: -amounts.closing };
  const isClosed = spentIn(turned, period) !== turned.debit - turned.credit;
  if (!isClosed) return (row) => closing[row]! * side;
  const usual = side === 1n ? debit : credit;
  return (row) => opening[row]! * side + usual[row]!;
}

function sharesOf(
  { balance }: Books,
  leaves: readonly number[],
  amountsOf: (leaf: number) => RowAmount,
  most: number,
): Shares {
  const { rows } = balance.data;
  const { keys, ofEntry: persons } = balance.persons;
  const sums = new BigInt64Array(keys.length);
  for (const leaf of leaves) {
    const amountOf = amountsOf(leaf);
    const { from, to } = balance.rowsOf(leaf);
    for (let row = from; row < to; row++) sums[persons[rows.thirdParty[row]!]!]! += amountOf(row);
  }
  let total = 0n;
  for (const sum of sums) total += max(sum, 0n);
  const largest = largestPeople(balance, persons, sums, most);
  const people = largest.map(({ thirdParty, person }) => {
    const amount = sums[person]!;
    const percent = total === 0n ? 0 : Number((amount * 1000n) / total) / 10;
    return { thirdParty, amount, percent, rows: rowsOf(balance, leaves, persons, person) };
  });
  return { total, people };
}

/** An entry of the dictionary for each of the people with most. */
function largestPeople(
  balance: TrialBalance,
  persons: Uint32Array,
  sums: BigInt64Array,
  most: number,
): { thirdParty: number; person: number }[] {
  const largest: { thirdParty: number; person: number }[] = [];
  persons.forEach((person, thirdParty) => {
    const sum = sums[person]!;
    const last = largest.at(-1);
    if (sum <= 0n || (largest.length === most && last !== undefined && sum <= sums[last.person]!)) return;
    if (!isSomebody(balance, thirdParty) || largest.some((one) => one.person === person)) return;
    const place = largest.findIndex((one) => sums[one.person]! < sum);
    largest.splice(place < 0 ? largest.length : place, 0, { thirdParty, person });
    if (largest.length > most) largest.pop();
  });
  return largest;
}

function isSomebody(balance: TrialBalance, entry: number): boolean {
  const key = balance.personKeyOf(entry);
  const { nit } = balance.data.company;
  const isOwn = nit !== null && key === personKey(nit);
  return key !== '' && !isOwn && genericThirdParty(balance.data.thirdParties.ids[entry]!) === null;
}

function rowsOf(balance: TrialBalance, leaves: readonly number[], persons: Uint32Array, person: number): number[] {
  const { thirdParty, source } = balance.data.rows;
  const found: number[] = [];
  for (const leaf of leaves) {
    const { from, to } = balance.rowsOf(leaf);
    for (let row = from; row < to; row++) if (persons[thirdParty[row]!] === person) found.push(source[row]!);
  }
  return found.sort((a, b) => a - b);
}
