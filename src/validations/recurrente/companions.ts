/**
 * REC-8: what always comes with something else and is missing beside it: the guarantee retained from a bill, the
 * objections of a customer who buys, the deductions of a payroll.
 */
import type { AccountRole } from '#core/books/account-role.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import type { Cents } from '#core/money/money.ts';
import { type Books, entriesOf, factThirdParties, written } from './facts.ts';
import { type MissingThirdParty, medianOf } from './missing.ts';
import { namesReturns } from './return-names.es.ts';

export type CompanionRole = 'garantias' | 'glosas' | 'descuentos';

/** Months looked at, and with both, at least. */
export const COMPANION_MONTHS = 6;
const LEAST_MONTHS = 4;

interface Companionship {
  role: CompanionRole;
  side: 'debit' | 'credit';
  /** What it comes with: the third party's own bookings, or those of everybody. */
  base: 'destinos' | 'ingresos' | 'nomina';
  baseSide: 'debit' | 'credit';
  isOfThirdParty: boolean;
}

const COMPANIONS: readonly Companionship[] = [
  { role: 'garantias', side: 'credit', base: 'destinos', baseSide: 'debit', isOfThirdParty: true },
  { role: 'glosas', side: 'debit', base: 'ingresos', baseSide: 'credit', isOfThirdParty: true },
  { role: 'descuentos', side: 'credit', base: 'nomina', baseSide: 'debit', isOfThirdParty: false },
];

/** `past`: latest first, up to six months. */
export function companionFacts(books: Books, past: readonly TrialBalance[]): RuleFact[] {
  if (past.length < LEAST_MONTHS) return [];
  return COMPANIONS.flatMap((one) => {
    const codes = new Set(past.flatMap((month) => month.codes(books.roles[one.role].in(month).leaves())));
    // Goods come back now and then: that is no habit of a customer.
    const isReturns = (code: string) => past.some((month) => namesReturns(month.accountName(code)));
    return [...codes]
      .filter((code) => !isReturns(code))
      .sort()
      .flatMap((code) => missingIn(code, one, books, past));
  });
}

function missingIn(code: string, one: Companionship, books: Books, past: readonly TrialBalance[]): RuleFact[] {
  const { balance, roles, tolerances } = books;
  const now = bookedBy(balance, code, one.side);
  const months = past.map((month) => ({
    month,
    booked: bookedBy(month, code, one.side),
    base: baseOf(month, roles[one.base], one),
  }));
  const base = baseOf(balance, roles[one.base], one);
  const usual = new Map<string, { month: TrialBalance; entry: number; amounts: Cents[] }>();
  for (const { month, booked } of months)
    for (const [key, { entry, amount }] of booked) {
      const known = usual.get(key) ?? { month, entry, amounts: [] };
      known.amounts.push(amount);
      usual.set(key, known);
    }
  const missing = [...usual].flatMap(([key, { month, entry, amounts }]): MissingThirdParty[] => {
    if ((now.get(key)?.amount ?? 0n) > tolerances.noise || base(key).length === 0) return [];
    const together = months.filter((before) => before.base(key).length > 0);
    // Billed for something else now, as a school does in January: that never brought it.
    if (!together.some((before) => before.base(key).some((account) => base(key).includes(account)))) return [];
    const isHabit = together.every(({ booked }) => (booked.get(key)?.amount ?? 0n) > tolerances.noise);
    if (together.length < LEAST_MONTHS || !isHabit) return [];
    const { thirdParties } = month;
    return [{ key, name: thirdParties.name(entry), id: thirdParties.id(entry), expected: medianOf(amounts) }];
  });
  if (missing.length === 0) return [];
  const amount = missing.reduce((sum, { expected }) => sum + expected, 0n);
  return [
    {
      severity: amount * 10n >= tolerances.materiality ? 'media' : 'baja',
      account: code,
      thirdParties: factThirdParties(entriesOf(balance, missing), missing),
      amount,
      expected: amount,
      found: 0n,
      series: { measure: one.side },
      data: {
        kind: one.role,
        name: past.map((month) => month.accountName(code)).find((name) => name !== '') ?? '',
        who: missing.slice(0, 3).map(written),
        more: Math.max(missing.length - 3, 0),
      },
      rows: [],
    },
  ];
}

/** Bookings of an account on one side, by third party; without the account, or "no third party", none. */
function bookedBy(
  month: TrialBalance,
  code: string,
  side: 'debit' | 'credit',
): Map<string, { entry: number; amount: Cents }> {
  const account = month.accountIndex(code);
  const people = account < 0 ? [] : month.people([account]).list;
  return new Map(people.map((one) => [one.key, { entry: one.entry, amount: one[side] }]));
}

/** Accounts in which a third party, or anybody where that is what counts, has the bookings that it comes with. */
function baseOf(month: TrialBalance, role: AccountRole, one: Companionship): (key: string) => readonly string[] {
  const leaves = role.prefixes.flatMap((prefix) => month.leaves(prefix)).sort((a, b) => a - b);
  if (!one.isOfThirdParty) {
    const isThere = month.sumOf(leaves)[one.baseSide] > 0n;
    return () => (isThere ? [''] : []);
  }
  const people = month.people(leaves);
  return (key) =>
    people.get(key)?.parts.flatMap((part) => (part[one.baseSide] > 0n ? [month.leaf(part.leaf).code] : [])) ?? [];
}
