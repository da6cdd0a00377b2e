/**
 * RET-1 to RET-4: withholding omitted, to be verified, at no legal rate, or short in a concept booked under the
 * authority.
 */

import { periodKey } from '#core/calendar/period.ts';
import { entryBetween, MOST_IN_ENTRY, ownAccount } from '#core/checks/suggested-entry.ts';
import type { FactEntryLine, FactTerm } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { isCompanyNumber } from '#core/identity/nit.ts';
import { abs, type Cents, percentOf } from '#core/money/money.ts';
import { type ConceptLaw, ordinaryRows, percentsOf, rowKey } from '../concepts.ts';
import { type Context, placesOf } from '../rules.ts';
import type { ConceptTotal, Practised, Shortfall } from './shortfall.ts';
import { isBelowEarlierTotals } from './total-habit.ts';

/** RET-1: certain. */
export function missingFacts({ shortfalls }: Practised, context: Context): RuleFact[] {
  const missing = shortfalls.filter(({ verdict, certain }) => verdict === 'none' && certain);
  return byConcept(missing).map((group) => {
    const fact = factOf(group, context);
    return { ...fact, severity: fact.amount >= context.tolerances.materiality ? 'alta' : 'media' };
  });
}

/** RET-2: to be verified. */
export function doubtfulFacts({ shortfalls }: Practised, context: Context): RuleFact[] {
  const doubtful = shortfalls.filter(({ verdict, certain }) => verdict === 'none' && !certain);
  return byConcept(doubtful).map((group) => factOf(group, context));
}

/** RET-3: at no legal rate, below the usual one, or above the highest. */
export function rateFacts({ shortfalls }: Practised, context: Context): RuleFact[] {
  return (['short', 'lowered', 'over'] as const).flatMap((verdict) =>
    byConcept(shortfalls.filter((one) => one.verdict === verdict)).map((group) => factOf(group, context)),
  );
}

/** RET-4: in total, where the authority holds the withholding. */
export function totalFacts({ totals }: Practised, context: Context): RuleFact[] {
  return totals.flatMap((total) => totalFact(total, context));
}

/** Fuel is apart from the other purchases: it has rows of its own. */
function rowsKey({ concept, company }: ConceptLaw): string {
  return [concept, ...company.map(rowKey)].join(' ');
}

type Group = readonly [Shortfall, ...Shortfall[]];

function byConcept(shortfalls: readonly Shortfall[]): Group[] {
  return [...Map.groupBy(shortfalls, ({ law }) => rowsKey(law)).values()] as unknown as Group[];
}

function factOf(group: Group, context: Context): RuleFact {
  const [{ law, verdict }] = group;
  const base = sum(group.map(baseOf));
  const withheld = sum(group.map(({ line }) => line.withheld));
  const expected = sum(group.map((one) => one.expected));
  const amount = sum(group.map((one) => stake(one)));
  return {
    severity: verdict !== 'none' && group.some(({ certain }) => certain) ? 'media' : 'baja',
    account: withholdingAccount(law, context),
    subject: [isFuel(law) ? 'combustible' : '', verdict === 'none' ? '' : verdict].filter(Boolean).join('-'),
    thirdParties: group.map((one) => ({ thirdParty: one.thirdParty.entry, amount: stake(one), rows: one.line.rows })),
    amount,
    expected,
    found: withheld,
    data: {
      concept: law.concept,
      verdict,
      base,
      withheld,
      percents: [...new Set(group.map(({ percent }) => String(percent)))],
      minimum: law.minimum,
      wageTable: group.every(({ byWageTable }) => byWageTable) ? 1 : 0,
      always: group.some(({ always }) => always) ? 1 : 0,
      ownRate: group.some(({ ownRate }) => ownRate) ? 1 : 0,
      ...habitOf(group, context),
      rows: rowsOf(law, group, context),
    },
    formula: formulaOf(base, expectedLines(group, expected), withheld),
    entry: verdict === 'over' ? [] : entryOf(group, law, context),
    rows: group.flatMap(({ line }) => line.rows).sort((a, b) => a - b),
  };
}

function isFuel({ company }: ConceptLaw): boolean {
  return company.every(({ code }) => code === 'COMBUSTIBLE');
}

function stake({ expected, line }: Shortfall): Cents {
  return abs(expected - line.withheld);
}

const isCompany = ({ thirdParty }: Shortfall, { balance }: Context): boolean =>
  isCompanyNumber(balance.thirdParties.id(thirdParty.entry));

/** Where all were withheld before at one rate, not the one that the table expects first: since when, and which it has. */
function habitOf(group: Group, context: Context): { since: string; choice: string[]; naturalPersons: number } {
  const [first] = group;
  const percents = percentsOf(ordinaryRows(first.law, isCompany(first, context)));
  const isAlike = group.every(
    (one) => one.since && one.percent === first.percent && isCompany(one, context) === isCompany(first, context),
  );
  const months = group.flatMap(({ since }) => (since ? [periodKey(since)] : [])).sort();
  const expected = isCompany(first, context) ? first.law.company : first.law.naturalPerson;
  const isOfTable = expected.some(({ percent }) => percent === first.percent);
  if (!isAlike || isOfTable) return { since: '', choice: [], naturalPersons: 0 };
  return {
    since: months.at(-1) ?? '',
    choice: percents.includes(first.percent) ? percents.map(String) : [],
    naturalPersons: isCompany(first, context) ? 0 : 1,
  };
}

/** Table rows of the rates used: the expected one of the law, another ordinary one, or a special one; none for a share of its own. */
function rowsOf(law: ConceptLaw, group: Group, context: Context): string[] {
  const rows = group.flatMap((one) => {
    const expected = isCompany(one, context) ? law.company : law.naturalPerson;
    const isUsed = ({ percent }: (typeof expected)[number]) => percent === one.percent;
    const kinds = [expected, ordinaryRows(law, isCompany(one, context)), law.rows];
    return kinds.map((some) => some.filter(isUsed)).find((some) => some.length > 0) ?? [];
  });
  return [...new Set(rows.map(rowKey))];
}

function formulaOf(base: Cents, expected: readonly FactTerm[], withheld: Cents): FactTerm[] {
  return [
    { label: 'base', amount: base, kind: 'term' },
    ...expected,
    { label: 'withheld', amount: -withheld, kind: 'term' },
    { label: 'missing', amount: sum(expected.map(({ amount }) => amount)) - withheld, kind: 'total' },
  ];
}

/** What is expected at each rate, with its base; in one line where it is more than base × rate. */
function expectedLines(group: Group, expected: Cents): FactTerm[] {
  const lines = [...Map.groupBy(group, ({ percent }) => percent)].map(([percent, own]): FactTerm => {
    const base = sum(own.map(baseOf));
    return { label: 'expected', amount: sum(own.map((one) => one.expected)), kind: 'term', of: { base, percent } };
  });
  // Each third party is rounded to the peso.
  const isExact = lines.every(
    ({ amount, of }) => abs(percentOf(of!.base, of!.percent!) - amount) <= PESO * BigInt(group.length),
  );
  return isExact ? lines : [{ label: 'expected', amount: expected, kind: 'term' }];
}

const PESO = 100n;

function baseOf({ verdict, line }: Shortfall): Cents {
  return verdict === 'over' ? line.gross : line.net;
}

/** The company's account of the concept: its only one, else the role's prefix. */
export function withholdingAccount({ concept }: ConceptLaw, { balance, roles }: Context): string | null {
  const role = roles[placesOf[concept].withheld];
  const [leaf, second] = role.leaves();
  if (leaf !== undefined && second === undefined) return balance.leaf(leaf).code;
  return role.prefixes[0] ?? roles.otrasRetenciones.prefixes[0] ?? null;
}

/** Withholds from the remaining payable; beyond it the company bears the tax. */
function entryOf(group: Group, law: ConceptLaw, context: Context): FactEntryLine[] {
  const { balance, roles } = context;
  const account = withholdingAccount(law, context);
  const assumed = ownAccount(balance, roles.asumidas.prefixes);
  if (account === null || assumed === '') return [];
  const moved = group.toSorted((a, b) => (stake(a) < stake(b) ? 1 : -1)).slice(0, MOST_IN_ENTRY);
  const owed = balance.people(roles.porPagar.leaves(), {
    only: new Set(moved.map(({ thirdParty }) => thirdParty.key)),
  });
  return moved.flatMap((one) => {
    const { key, entry } = one.thirdParty;
    const payable = owed.get(key)?.parts.find(({ closing }) => -closing >= stake(one));
    const debited = payable ? balance.leaf(payable.leaf).code : assumed;
    return entryBetween(debited, account, stake(one), entry);
  });
}

/** A concept booked under the authority: no withholding at all, or clearly less than its certain bases require. */
function totalFact({ law, withheld, base, expected, thirdParties }: ConceptTotal, context: Context): RuleFact[] {
  if (withheld >= percentOf(expected, 98)) return [];
  const amount = expected - withheld;
  // What production costs are, their accounts do not say: purchases, which are withheld elsewhere, as well as services.
  const isSaid = thirdParties.some(({ line }) => line.unsaid * 2n <= line.net);
  const isOmitted = (withheld === 0n && isSaid) || isBelowEarlierTotals(law, context);
  return [
    {
      severity: isOmitted ? 'media' : 'baja',
      account: withholdingAccount(law, context),
      thirdParties: thirdParties.map(({ thirdParty, line }) => ({
        thirdParty: thirdParty.entry,
        amount: line.net,
        rows: line.rows,
      })),
      amount,
      series: { thirdParty: null },
      expected,
      found: withheld,
      data: {
        concept: law.concept,
        base,
        withheld,
        minimum: law.minimum,
        rows: [...new Set([...law.company, ...law.naturalPerson].map(rowKey))],
      },
      formula: formulaOf(base, [{ label: 'expected', amount: expected, kind: 'term' }], withheld),
      rows: thirdParties.flatMap(({ line }) => line.rows).sort((a, b) => a - b),
    },
  ];
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((all, amount) => all + amount, 0n);
}
