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
import type { Context } from '../rules.ts';
import { boughtAbroad, sumOf, type TotalAbroad, withheldInTotal } from './total-abroad.ts';

/** Months looked back, and purchases that make a habit. */
const MONTHS = 12;
const FEWEST = 3;

export function vatAbroad(context: Context): RuleFact[] {
  const { balance, history, period, roles, tolerances } = context;
  const only = balance.thirdParties.keysWhere((number) => isForeignId(balance.thirdParties.keyOf(number)));
  const past = only.size === 0 ? [] : pastMonths(history, period, MONTHS).balances;
  if (past.length < FEWEST) return [];
  const withheld = withheldIn(balance, only, context);
  const bought = boughtAbroad(balance, only, context);
  const earlier = past.map((month) => ({
    bought: boughtAbroad(month, only, context),
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
  const inTotal = withheldInTotal([roles.reteIva], context)
    .filter(({ isMissing }) => isMissing)
    .map(inTotalFact);
  if (lacking.length === 0) return inTotal;
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
    ...inTotal,
  ];
}

/** Where it is all under the authority. */
function inTotalFact({ account, suppliers, base, percent }: TotalAbroad): RuleFact {
  const amount = roundToPesos(percentOf(base, percent));
  return {
    account,
    subject: 'abroad-total',
    thirdParties: suppliers.map(({ entry, debit, rows }) => ({
      thirdParty: entry,
      amount: roundToPesos(percentOf(debit, percent)),
      rows,
    })),
    amount,
    expected: amount,
    found: 0n,
    data: { kind: 'abroad', base },
    formula: [
      { label: 'usualVat', amount, kind: 'term' },
      { label: 'withheldVat', amount: 0n, kind: 'term' },
    ],
    rows: suppliers.flatMap(({ rows }) => rows).sort((a, b) => a - b),
  };
}

function withheldIn(month: TrialBalance, only: ReadonlySet<string>, { roles }: Context) {
  return month.people(roles.reteIva.in(month).leaves(), { only });
}
