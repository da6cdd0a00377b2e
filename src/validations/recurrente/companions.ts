/**
 * REC-8: what always comes with something else and is missing beside it: the guarantee retained from a bill, or any other
 * debt that was a fixed share of it, the objections of a customer who buys, the deductions of a payroll.
 */
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { type Cents, max, min } from '#core/money/money.ts';
import { type Books, entriesOf, factThirdParties, written } from './facts.ts';
import { type MissingThirdParty, medianOf } from './missing.ts';
import { namesReturns } from './return-names.es.ts';

export type CompanionRole = 'garantias' | 'retenidos' | 'glosas' | 'descuentos';

/** Months looked at, and with both, at least. */
export const COMPANION_MONTHS = 6;
const LEAST_MONTHS = 4;

/** Part of the largest share by which the shares of several months differ at most, and the largest that is no debt itself. */
const SAME_SHARE = 50n;
const LARGEST_SHARE = 2n;

interface Companionship {
  role: CompanionRole;
  side: 'debit' | 'credit';
  /** What it comes with: the third party's own bookings, or those of everybody. */
  base: 'destinos' | 'ingresos' | 'nomina';
  baseSide: 'debit' | 'credit';
  isOfThirdParty: boolean;
  /** Nothing but the same share of each month's bookings tells it. */
  isShare: boolean;
}

const ofBill = { side: 'credit', base: 'destinos', baseSide: 'debit', isOfThirdParty: true } as const;
const COMPANIONS: readonly Companionship[] = [
  { role: 'garantias', ...ofBill, isShare: false },
  { role: 'retenidos', ...ofBill, isShare: true },
  { role: 'glosas', side: 'debit', base: 'ingresos', baseSide: 'credit', isOfThirdParty: true, isShare: false },
  { role: 'descuentos', side: 'credit', base: 'nomina', baseSide: 'debit', isOfThirdParty: false, isShare: false },
];

/** Who had the booking in four months at least and has none now, with the amount of each month: null for none. */
interface Candidate {
  code: string;
  usual: ReadonlyMap<string, { month: TrialBalance; entry: number; amounts: (Cents | null)[] }>;
}

/** `past`: latest first, up to six months. */
export function companionFacts(books: Books, past: readonly TrialBalance[]): RuleFact[] {
  if (past.length < LEAST_MONTHS) return [];
  return COMPANIONS.flatMap((one) => {
    const codes = new Set(past.flatMap((month) => month.codes(books.roles[one.role].in(month).leaves())));
    // Goods come back now and then: that is no habit of a customer.
    const isReturns = (code: string) => past.some((month) => namesReturns(month.accountName(code)));
    const candidates = [...codes]
      .filter((code) => !isReturns(code))
      .sort()
      .map((code) => candidateIn(code, one, books, past))
      .filter(({ usual }) => usual.size > 0);
    if (candidates.length === 0) return [];
    const keys = new Set(candidates.flatMap(({ usual }) => [...usual.keys()]));
    const bases = [books.balance, ...past].map((month) => baseOf(month, books, one, keys));
    return candidates.flatMap((candidate) => missingFact(candidate, one, books, past, bases));
  });
}

function candidateIn(code: string, one: Companionship, books: Books, past: readonly TrialBalance[]): Candidate {
  const { balance, tolerances } = books;
  const usual = new Map<string, { month: TrialBalance; entry: number; amounts: (Cents | null)[] }>();
  for (const [at, month] of past.entries())
    for (const [key, { entry, amount }] of bookedBy(month, code, one.side)) {
      if (amount <= tolerances.noise) continue;
      const known = usual.get(key) ?? { month, entry, amounts: past.map(() => null) };
      known.amounts[at] = amount;
      usual.set(key, known);
    }
  const now = bookedBy(balance, code, one.side);
  for (const [key, { amounts }] of usual) {
    const isMissing = (now.get(key)?.amount ?? 0n) <= tolerances.noise;
    if (!isMissing || amounts.filter((amount) => amount !== null).length < LEAST_MONTHS) usual.delete(key);
  }
  return { code, usual };
}

/** Amount by account in which a third party, or anybody where that is what counts, has the bookings that it comes with. */
type Base = (key: string) => ReadonlyMap<string, Cents>;

function missingFact(
  { code, usual }: Candidate,
  one: Companionship,
  { balance, tolerances }: Books,
  past: readonly TrialBalance[],
  [now, ...then]: readonly Base[],
): RuleFact[] {
  const shares: number[] = [];
  const missing = [...usual].flatMap(([key, { month, entry, amounts }]): MissingThirdParty[] => {
    const base = now!(key);
    const together = then.flatMap((before, at) => {
      const { size } = before(key);
      return size > 0 ? [{ base: before(key), amount: amounts[at] ?? null }] : [];
    });
    // Billed for something else now, as a school does in January: that never brought it.
    if (!together.some((before) => [...before.base.keys()].some((account) => base.has(account)))) return [];
    if (together.length < LEAST_MONTHS || together.some(({ amount }) => amount === null)) return [];
    const expected = one.isShare
      ? shareOf(
          total(base),
          together.map((before) => [before.amount!, total(before.base)]),
        )
      : medianOf(amounts.filter((amount) => amount !== null));
    if (expected === null || expected <= tolerances.noise) return [];
    if (one.isShare) shares.push(Number((expected * 10_000n) / total(base)) / 100);
    const { thirdParties } = month;
    return [{ key, name: thirdParties.name(entry), id: thirdParties.id(entry), expected }];
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
        // Of several third parties each has a share of its own.
        percent: shares.length === 1 ? shares[0]! : 0,
      },
      rows: [],
    },
  ];
}

/** What the same share of the month's base would be, to the peso; null where the shares differ, or are most of the base. */
function shareOf(base: Cents, before: readonly (readonly [amount: Cents, base: Cents])[]): Cents | null {
  const [first = 0n, ...rest] = before.map(([amount, of]) => (amount * 1_000_000n) / of);
  const most = max(first, ...rest);
  if ((most - min(first, ...rest)) * SAME_SHARE > most || most * LARGEST_SHARE > 1_000_000n) return null;
  return medianOf(before.map(([amount, of]) => (amount * base) / of));
}

function total(base: ReadonlyMap<string, Cents>): Cents {
  return [...base.values()].reduce((sum, amount) => sum + amount, 0n);
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

const NOTHING: ReadonlyMap<string, Cents> = new Map();

function baseOf(month: TrialBalance, { roles }: Books, one: Companionship, only: ReadonlySet<string>): Base {
  const leaves = roles[one.base].prefixes.flatMap((prefix) => month.leaves(prefix)).sort((a, b) => a - b);
  if (!one.isOfThirdParty) {
    const amount = month.sumOf(leaves)[one.baseSide];
    const ofEverybody = amount > 0n ? new Map([['', amount]]) : NOTHING;
    return () => ofEverybody;
  }
  const people = month.people(leaves, { only });
  return (key) =>
    new Map(
      (people.get(key)?.parts ?? []).flatMap((part) =>
        part[one.baseSide] > 0n ? [[month.leaf(part.leaf).code, part[one.baseSide]] as const] : [],
      ),
    );
}
