/**
 * REC-6 for municipal taxes on what is sold: booked every month, or every second one, and not in this one while the company
 * sells. The return of the period will have it.
 */
import type { AccountRole } from '#core/books/account-role.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Tolerances } from '#core/engine/weighing/materiality.ts';
import type { Cents } from '#core/money/money.ts';
import { isKnownAs } from '#core/reference/people/special-nits.ts';
import {
  bookedIn,
  type MissingAccount,
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
    if (people.length === 0 || !people.every(({ id }) => isKnownAs(id, 'tax_authority_municipal'))) return [];
    const booked = known.map((month) => bookedIn(month, code)).filter((amount) => amount > tolerances.noise);
    const name = known.map((month) => month.accountName(code)).find((one) => one !== '') ?? '';
    const thirdParties = people.map((one) => missingThirdParty(one, tolerances.noise));
    return [{ code, name, expected: medianOf(booked), times: booked.length, thirdParties, every }];
  });
}

function rhythmOf(code: string, { year, roles, tolerances: { noise } }: TaxBooks): TaxRhythm | null {
  const booked = year.map((month) => month && bookedIn(month, code));
  const isTwoMonthly = booked
    .slice(0, 2 * TIMES)
    .every((amount, back) => amount !== null && (back % 2 === 1 ? amount > noise : amount <= noise));
  if (booked.length >= 2 * TIMES && isTwoMonthly) return 2;
  const known = year.filter((month) => month !== null);
  if (known.length < MONTHS_OF_SHARE || known.some((month) => bookedIn(month, code) <= noise)) return null;
  if (known.length >= MONTHS) return 1;
  const shares = known.map((month) => shareOf(bookedIn(month, code), roles.ingresos.in(month).sum().credit));
  const usual = shares.toSorted((a, b) => a - b)[Math.floor(shares.length / 2)]!;
  return shares.every((share) => Math.abs(share - usual) * 100 <= usual * SHARE_PERCENT) ? 1 : null;
}

function shareOf(tax: Cents, sold: Cents): number {
  return sold > 0n ? Number(tax) / Number(sold) : 0;
}
