/**
 * REC-6 for taxes on what is sold: of a municipality, booked every month or every second one, and levies that are the same
 * share of the sales every month (tourism, livestock, coffee), and not in this one while the company sells. The return of
 * the period will have it. And REC-7 for one of several municipalities in an account.
 */
import type { AccountRole } from '#core/books/account-role.ts';
import { earnedIn, sumOver } from '#core/books/month-flow.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import type { Tolerances } from '#core/engine/weighing/materiality.ts';
import { type Cents, max, min } from '#core/money/money.ts';
import { isKnownAs } from '#core/reference/people/special-nits.ts';
import {
  bookedIn,
  type MissingAccount,
  type MissingThirdParty,
  medianOf,
  missingThirdParty,
  type PastBooks,
  thirdPartiesIn,
} from './missing.ts';

/** Every month, or every second one. */
export type TaxRhythm = 1 | 2;

/** Known months that make it monthly; fewer where the tax was the same share of the sales in all of them. */
const MONTHS = 9;
const MONTHS_OF_SHARE = 4;
/** Percent of the usual share by which it may differ. */
const SHARE_PERCENT = 5;
/** Of a file without month, which closes no year. */
const ANY_MONTH: Period = { year: 1, month: 1 };
/** Times that make a rhythm of two months. */
const TIMES = 3;

interface TaxBooks extends PastBooks {
  balance: TrialBalance;
  roles: Readonly<Record<'otros' | 'ingresos', AccountRole>>;
  tolerances: Tolerances;
}

export function missingTaxes(books: TaxBooks): (MissingAccount & { every: TaxRhythm })[] {
  const { balance, past, year, roles, tolerances } = books;
  const [last] = past;
  if (last === undefined || roles.ingresos.sum().credit * 2n < roles.ingresos.in(last).sum().credit) return [];
  const recent = year.slice(0, 2).filter((month) => month !== null);
  const codes = new Set(
    recent.flatMap((month) =>
      roles.otros
        .in(month)
        .leaves()
        .map((leaf) => month.leaf(leaf).code),
    ),
  );
  return [...codes].sort().flatMap((code): (MissingAccount & { every: TaxRhythm })[] => {
    if (bookedIn(balance, code) > tolerances.noise) return [];
    const every = rhythmOf(code, books);
    if (every === null) return [];
    const known = year.filter((month) => month !== null);
    const people = thirdPartiesIn(known, code);
    const isMunicipal = people.length > 0 && people.every(({ id }) => isKnownAs(id, 'tax_authority_municipal'));
    if (
      !isMunicipal &&
      !followsSales(
        known.map((month) => bookedIn(month, code)),
        books,
      )
    )
      return [];
    const booked = known.map((month) => bookedIn(month, code)).filter((amount) => amount > tolerances.noise);
    const name = known.map((month) => month.accountName(code)).find((one) => one !== '') ?? '';
    const thirdParties = people.map((one) => missingThirdParty(one, tolerances.noise));
    return [{ code, name, expected: medianOf(booked), times: booked.length, thirdParties, every }];
  });
}

function rhythmOf(code: string, books: TaxBooks): TaxRhythm | null {
  const { year, tolerances } = books;
  const { noise } = tolerances;
  const booked = year.map((month) => month && bookedIn(month, code));
  const isTwoMonthly = booked
    .slice(0, 2 * TIMES)
    .every((amount, back) => amount !== null && (back % 2 === 1 ? amount > noise : amount <= noise));
  if (booked.length >= 2 * TIMES && isTwoMonthly) return 2;
  const known = year.filter((month) => month !== null);
  if (known.length < MONTHS_OF_SHARE || known.some((month) => bookedIn(month, code) <= noise)) return null;
  if (known.length >= MONTHS) return 1;
  return isShareOfSales(
    booked.filter((amount) => amount !== null),
    books,
  )
    ? 1
    : null;
}

/** The same share of sales that differ from month to month: a rent beside even sales is none. */
function followsSales(amounts: readonly Cents[], books: TaxBooks): boolean {
  const recent = amounts.slice(0, MONTHS);
  const least = recent.reduce((lowest, amount) => min(lowest, amount), recent[0] ?? 0n);
  const most = recent.reduce((highest, amount) => max(highest, amount), 0n);
  return (most - least) * 100n > most * BigInt(2 * SHARE_PERCENT) && isShareOfSales(amounts, books);
}

/** Whether amounts, of the known months, latest first, are the same share of what was sold, in all or in one account. */
function isShareOfSales(amounts: readonly Cents[], { year, roles }: TaxBooks): boolean {
  const known = year.filter((month) => month !== null).slice(0, MONTHS);
  const recent = amounts.slice(0, known.length);
  const [last] = known;
  if (last === undefined || recent.length < MONTHS_OF_SHARE || recent.some((amount) => amount <= 0n)) return false;
  const sold = known.map((month) => earnedOf(roles.ingresos.in(month).leaves(), month));
  if (isSameShare(recent, sold)) return true;
  return roles.ingresos
    .in(last)
    .leaves()
    .some((leaf) => {
      const { code } = last.leaf(leaf);
      const own = known.map((month) =>
        earnedOf(
          [month.accountIndex(code)].filter((index) => index >= 0),
          month,
        ),
      );
      return isSameShare(recent, own);
    });
}

function earnedOf(leaves: readonly number[], month: TrialBalance): Cents {
  return sumOver(month, leaves, (amounts) => earnedIn(amounts, month.period ?? ANY_MONTH));
}

function isSameShare(amounts: readonly Cents[], sold: readonly Cents[]): boolean {
  const shares = amounts.map((amount, at) => shareOf(amount, sold[at]!));
  const usual = shares.toSorted((a, b) => a - b)[Math.floor(shares.length / 2)]!;
  return usual > 0 && shares.every((share) => Math.abs(share - usual) * 100 <= usual * SHARE_PERCENT);
}

function shareOf(tax: Cents, sold: Cents): number {
  return sold > 0n ? Number(tax) / Number(sold) : 0;
}

/**
 * Third parties of an account with other bookings in the month, whose own were the same share of the sales every month: a
 * municipality among several.
 */
export function missingShares(books: TaxBooks): { leaf: number; thirdParties: MissingThirdParty[] }[] {
  const { balance, year, roles, tolerances } = books;
  const known = year.filter((month) => month !== null).slice(0, MONTHS);
  const [last] = known;
  if (last === undefined || roles.ingresos.sum().credit * 2n < roles.ingresos.in(last).sum().credit) return [];
  return roles.otros.leaves().flatMap((leaf) => {
    const { code, sum } = balance.leaf(leaf);
    const there = last.accountIndex(code);
    if (sum.debit <= tolerances.noise || there < 0) return [];
    const now = balance.people([leaf]);
    const gone = last
      .people([there])
      .list.filter(({ key, debit }) => key !== '' && debit > tolerances.noise && (now.get(key)?.debit ?? 0n) === 0n);
    if (gone.length === 0) return [];
    const keys = new Set(gone.map(({ key }) => key));
    const thirdParties = thirdPartiesIn(known, code)
      .filter(({ key, booked }) => keys.has(key) && followsSales(booked, books))
      .map((one) => missingThirdParty(one, tolerances.noise));
    return thirdParties.length === 0 ? [] : [{ leaf, thirdParties }];
  });
}
