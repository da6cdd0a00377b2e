/**
 * RET-6, services from abroad: the buyer withholds all of the VAT (ET 437-2, num. 3). A supplier abroad whose purchases had it
 * every month and this month have not: it is missing, at its usual proportion.
 */
import { pastMonths } from '#core/books/past-months.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { commonAccount } from '#core/checks/unpaid-tax.ts';
import type { FactThirdParty } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { type Cents, percentOf, roundToPesos } from '#core/money/money.ts';
import { isForeignId } from '#core/reference/people/foreign-id.ts';
import { conceptKeys } from '../concepts.ts';
import { type Context, placesOf } from '../rules.ts';

/** Months looked back, and purchases that make a habit. */
const MONTHS = 12;
const FEWEST = 3;

/** Also the cost of sales: services from abroad that are resold or part of what is sold. */
const BASES = [...conceptKeys.flatMap((key) => placesOf[key].bases), 'costos' as const];

export function vatAbroad(context: Context): RuleFact[] {
  const { balance, history, period, roles, tolerances } = context;
  const only = balance.thirdParties.keysWhere((number) => isForeignId(balance.thirdParties.keyOf(number)));
  const past = only.size === 0 ? [] : pastMonths(history, period, MONTHS).balances;
  if (past.length < FEWEST) return [];
  const withheld = withheldIn(balance, only, context);
  const bought = boughtIn(balance, only, context);
  const earlier = past.map((month) => ({
    bought: boughtIn(month, only, context),
    withheld: withheldIn(month, only, context),
  }));
  const lacking = bought.list.flatMap((supplier): (FactThirdParty & { base: Cents })[] => {
    const { key, debit, entry, rows } = supplier;
    if (debit <= tolerances.noise || (withheld.get(key)?.credit ?? 0n) > 0n) return [];
    const months = earlier.flatMap((month) => {
      const base = month.bought.get(key)?.debit ?? 0n;
      return base <= tolerances.noise ? [] : [{ base, tax: month.withheld.get(key)?.credit ?? 0n }];
    });
    if (months.length < FEWEST || months.some(({ tax }) => tax <= 0n)) return [];
    const [base, tax] = [sumOf(months.map((one) => one.base)), sumOf(months.map((one) => one.tax))];
    const amount = roundToPesos(percentOf(debit, Number((tax * 10_000n) / base) / 100));
    return amount <= tolerances.noise ? [] : [{ thirdParty: entry, amount, rows, base: debit }];
  });
  if (lacking.length === 0) return [];
  const amount = sumOf(lacking.map((one) => one.amount));
  return [
    {
      account: commonAccount(balance.codes(roles.reteIva.leaves())) || (roles.reteIva.prefixes[0] ?? null),
      subject: 'abroad',
      thirdParties: lacking.map(({ thirdParty, amount: part, rows }) => ({ thirdParty, amount: part, rows })),
      amount,
      expected: amount,
      found: 0n,
      data: { kind: 'abroad', base: sumOf(lacking.map((one) => one.base)) },
      formula: [
        { label: 'usualVat', amount, kind: 'term' },
        { label: 'withheldVat', amount: 0n, kind: 'term' },
      ],
      rows: lacking.flatMap(({ rows }) => rows).sort((a, b) => a - b),
    },
  ];
}

function withheldIn(month: TrialBalance, only: ReadonlySet<string>, { roles }: Context) {
  return month.people(roles.reteIva.in(month).leaves(), { only });
}

function boughtIn(month: TrialBalance, only: ReadonlySet<string>, { roles }: Context) {
  const leaves = [...new Set(BASES.flatMap((name) => roles[name].in(month).leaves()))].sort((a, b) => a - b);
  return month.people(leaves, { only });
}

function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}
