/**
 * RET-1 by what a supplier is owed, of purchases that require no withholding by themselves. Booked under the authority, the
 * withholding is what the invoice and its payable differ by; where nothing of the invoice is under the supplier, it is a
 * steady share of the payable.
 */
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { type Cents, min } from '#core/money/money.ts';
import { type Concept, type ConceptLaw, conceptKeys } from '../concepts.ts';
import { type Context, placesOf } from '../rules.ts';
import { conventionOf } from '../who/conventions.ts';
import { Subjections } from '../who/subjections.ts';
import { isAmple } from './by-own-rate.ts';
import { keptPercent, LEAST_KEPT, rateLost, steadyShare } from './by-payable.ts';
import type { Shortfall } from './shortfall.ts';
import { type Bought, boughtIn, missing } from './unasked-purchases.ts';

/** `months`: those before, latest first. `bought`: suppliers of which nothing was withheld under their name. */
export function lapsedByPayable(
  context: Context,
  laws: ReadonlyMap<Concept, ConceptLaw>,
  months: readonly TrialBalance[],
  bought: ReadonlySet<string>,
): Shortfall[] {
  const isUnder = (concept: Concept) => conventionOf(context.roles[placesOf[concept].withheld], context);
  const own = conceptKeys.filter((concept) => isUnder(concept) === 'tercero');
  const others = conceptKeys.filter((concept) => isUnder(concept) === 'autoridad');
  return [
    ...(others.length === 0 ? [] : ofAuthority(context, laws, others, months, bought)),
    ...own.flatMap((concept) => ofPayable(context, laws.get(concept)!, months, bought)),
  ];
}

/** Suppliers of whose invoices a steady share was kept, which now is less by a rate of a concept booked under the authority. */
function ofAuthority(
  context: Context,
  laws: ReadonlyMap<Concept, ConceptLaw>,
  concepts: readonly Concept[],
  months: readonly TrialBalance[],
  bought: ReadonlySet<string>,
): Shortfall[] {
  const now = new Map([...keptIn(context.balance, bought, context)].filter(([, { percent }]) => percent < LEAST_KEPT));
  if (now.size === 0) return [];
  const keys = new Set(now.keys());
  const before = months.map((month) => keptIn(month, keys, context));
  const subjections = new Subjections(context, keys);
  return [...now].flatMap(([key, { one, percent: kept }]): Shortfall[] => {
    const usual = before.flatMap((month) => month.get(key) ?? []);
    const share = steadyShare(usual.map(({ percent }) => percent));
    if (share === null) return [];
    const least = leastOf(usual.map((earlier) => earlier.one.base));
    const rates = concepts.flatMap((concept) => {
      const law = laws.get(concept)!;
      const percent = rateLost(share - kept, law);
      return percent === undefined ? [] : [{ law, percent }];
    });
    const [rate] = rates.filter(({ law }) => isDue(one, least, law, subjections, context));
    return rate === undefined ? [] : [missing(one, rate.law, rate.percent, true)];
  });
}

interface Kept {
  one: Bought;
  /** Of the base: invoice with its VAT, less what the supplier is owed for it. */
  percent: number;
}

function keptIn(month: TrialBalance, keys: ReadonlySet<string>, context: Context): Map<string, Kept> {
  const owed = month.people(context.roles.porPagar.in(month).leaves(), { only: keys });
  const kept = new Map<string, Kept>();
  for (const [key, one] of boughtIn(month, keys, context)) {
    const payable = owed.get(key)?.credit ?? 0n;
    if (payable === 0n || one.base <= context.tolerances.noise) continue;
    kept.set(key, { one, percent: keptPercent({ base: one.base, tax: one.tax, owed: payable }) });
  }
  return kept;
}

/** Suppliers with only a payable in their name, and a withholding that was always the same share of it. */
function ofPayable(
  context: Context,
  law: ConceptLaw,
  months: readonly TrialBalance[],
  bought: ReadonlySet<string>,
): Shortfall[] {
  const { balance, roles, tolerances } = context;
  const role = roles[placesOf[law.concept].withheld];
  const withheld = months.map((month) => month.people(role.in(month).leaves(), { only: bought }));
  const keys = new Set(
    withheld.flatMap((month) => month.list.flatMap(({ key, credit }) => (credit > 0n ? [key] : []))),
  );
  if (keys.size === 0) return [];
  const seen = boughtIn(balance, keys, context);
  const owed = months.map((month) => month.people(roles.porPagar.in(month).leaves(), { only: keys }));
  const subjections = new Subjections(context, keys);
  return balance
    .people(roles.porPagar.leaves(), { only: keys })
    .list.flatMap(({ key, entry, credit, rows }): Shortfall[] => {
      if (seen.has(key) || credit <= tolerances.noise) return [];
      const before = months.flatMap((_, at) => {
        const payable = owed[at]!.get(key)?.credit ?? 0n;
        return payable > tolerances.noise ? [{ payable, kept: withheld[at]!.get(key)?.credit ?? 0n }] : [];
      });
      const share = steadyShare(before.map(({ payable, kept }) => Number((kept * MILLION) / payable) / 10_000));
      const percent = share === null ? undefined : rateOfPayable(share, law);
      if (share === null || percent === undefined) return [];
      // payable = base × (1 + taxes − rate), of which the share is the rate; what is owed now has nothing taken from it.
      const kept = before.reduce((sum, month) => sum + month.kept, 0n);
      const invoiced = before.reduce((sum, month) => sum + month.payable + month.kept, 0n);
      const baseOf = (payable: Cents) => (payable * kept * 10_000n) / (invoiced * BigInt(Math.round(percent * 100)));
      const one: Bought = { key, thirdParty: entry, base: baseOf(credit), tax: 0n, rows };
      const least = leastOf(before.map(({ payable }) => baseOf(payable)));
      return isDue(one, least, law, subjections, context) ? [missing(one, law, percent, true)] : [];
    });
}

/** Of a base that leaves no doubt. */
function isDue(
  { key, thirdParty: entry, base }: Bought,
  least: Cents,
  law: ConceptLaw,
  subjections: Subjections,
  { parameters }: Context,
): boolean {
  const thirdParty = { key, entry, concepts: new Map(), other: 0n };
  return (
    base >= law.minimum &&
    isAmple(base, least, law, parameters) &&
    subjections.of(thirdParty, law.concept) === 'subject'
  );
}

function leastOf([first = 0n, ...others]: readonly Cents[]): Cents {
  return min(first, ...others);
}

const MILLION = 1_000_000n;
/** A payable is the base with up to the general VAT, less what was withheld of it. */
const MOST_WITH_TAX = 1.19;
/** Withholding is rounded. */
const ROUNDED = 1.002;

/** The legal rate that gives the share of a payable. */
function rateOfPayable(share: number, { general, special }: ConceptLaw): number | undefined {
  return [...general, ...special].find((rate) => {
    const most = rate / (1 - rate / 100);
    const least = rate / (MOST_WITH_TAX - rate / 100);
    return share <= most * ROUNDED && share * ROUNDED >= least;
  });
}
