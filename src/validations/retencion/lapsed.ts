/**
 * RET-2 by habit: those from whom every month withheld, whose purchase is where it alone asks for nothing (the cost of sales, or
 * inventories in the company's own name, with only the tax deducted under the supplier), and from whom nothing was withheld now.
 */
import { type Cents, max, min, percentOf, roundToPesos } from '#core/money.ts';
import { pastMonths } from '#core/past-months.ts';
import { personIndexOf } from '#core/person-index.ts';
import { personSums } from '#core/person-sums.ts';
import type { TrialBalance } from '#core/trial-balance.ts';
import { type Concept, type ConceptLaw, conceptKeys } from './concepts.ts';
import { conventionOf } from './conventions.ts';
import { nearest } from './habits.ts';
import type { Shortfall } from './practised.ts';
import { type Context, placesOf } from './rules.ts';

/** Months of the habit, and the fewest of them. */
const WINDOW = 3;
const FEWEST = 2;
/** General rate of value added tax, by which the tax tells its base. */
const TAX_PERCENT = 19n;

export function lapsed(context: Context, laws: ReadonlyMap<Concept, ConceptLaw>): Shortfall[] {
  const months = pastMonths(context.history, context.period, WINDOW).balances;
  if (months.length < FEWEST) return [];
  return conceptKeys.flatMap((concept) => {
    const keys = unwithheld(concept, months, context);
    if (keys.size === 0 || conventionOf(context.roles[placesOf[concept].withheld], context) === 'autoridad') return [];
    const now = seenOf(concept, context.balance, keys, context);
    const before = months.map((month) => seenOf(concept, month, keys, context));
    return [...now.values()].flatMap((seen) => shortfallOf(seen, before, laws.get(concept)!, context));
  });
}

/** Those of the months before from whom nothing is withheld in this one, whatever the concept. */
function unwithheld(concept: Concept, months: readonly TrialBalance[], { balance, roles }: Context): Set<string> {
  const keys = new Set<string>();
  for (const month of months) {
    const then = personIndexOf(month);
    const kept = then.tally(roles[placesOf[concept].withheld].in(month).leaves(), 'credit');
    then.keys.forEach((key, person) => {
      if (person > 0 && kept[person]! > 0n) keys.add(key);
    });
  }
  if (keys.size === 0) return keys;
  const all = [...conceptKeys.map((key) => placesOf[key].withheld), 'otrasRetenciones' as const];
  const leaves = all.flatMap((role) => roles[role].leaves()).sort((a, b) => a - b);
  const index = personIndexOf(balance);
  const now = index.tally(leaves, 'credit');
  return new Set(index.keys.filter((key, person) => now[person] === 0n && keys.has(key)));
}

interface Seen {
  key: string;
  thirdParty: number;
  base: Cents;
  withheld: Cents;
  rows: number[];
}

/** What a month has of some people: what was bought of them where it asks for nothing, and what was withheld. */
function seenOf(
  concept: Concept,
  balance: TrialBalance,
  keys: ReadonlySet<string>,
  { roles }: Context,
): Map<string, Seen> {
  const of = (names: readonly (keyof typeof roles)[]) =>
    personSums(
      balance,
      names.flatMap((name) => roles[name].in(balance).leaves()).sort((a, b) => a - b),
      keys,
    );
  const asked = of(conceptKeys.flatMap((key) => placesOf[key].bases));
  const tax = of(['ivaDescontable']);
  const withheld = of([placesOf[concept].withheld]);
  const costs = of(['costos']);
  const seen = new Map<string, Seen>();
  for (const [key, { thirdParty, parts }] of new Map([...tax, ...costs])) {
    const cost = costs.get(key)?.debit ?? 0n;
    // What left the inventory for the cost was bought before.
    const bought = cost - min(cost, asked.get(key)?.credit ?? 0n);
    const isAsked = (asked.get(key)?.debit ?? 0n) > 0n;
    const byTax = isAsked ? 0n : ((tax.get(key)?.debit ?? 0n) * 100n) / TAX_PERCENT;
    const rows = parts.flatMap((part) => part.rows);
    seen.set(key, { key, thirdParty, base: max(bought, byTax), withheld: withheld.get(key)?.credit ?? 0n, rows });
  }
  return seen;
}

function shortfallOf(
  { key, thirdParty, base, rows }: Seen,
  before: readonly ReadonlyMap<string, Seen>[],
  law: ConceptLaw,
  { tolerances }: Context,
): Shortfall[] {
  if (base <= tolerances.noise || base < law.minimum) return [];
  const past = before.flatMap((month) => month.get(key) ?? []).filter((seen) => seen.base > tolerances.noise);
  if (past.length < FEWEST || past.some(({ withheld }) => withheld === 0n)) return [];
  const percent = nearest(law, { gross: past[0]!.base, withheld: past[0]!.withheld });
  const line = { gross: base, materials: 0n, net: base, byAccount: [base], partial: 0n, withheld: 0n, rows };
  return [
    {
      person: { key, thirdParty, concepts: new Map(), other: 0n },
      line: { concept: law.concept, ...line },
      law,
      verdict: 'none',
      certain: false,
      always: true,
      percent,
      expected: roundToPesos(percentOf(base, percent)),
    },
  ];
}
