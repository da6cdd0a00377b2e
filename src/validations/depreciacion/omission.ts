/** V3-c: depreciable assets without depreciation this month. */

import { entryBetween } from '#core/checks/suggested-entry.ts';
import type { FactTerm } from '#core/engine/fact.ts';
import type { Found, RuleFact } from '#core/engine/rule.ts';
import type { Severity } from '#core/engine/severity.ts';
import { isInLiquidation } from '#core/identity/company-state.es.ts';
import { type Cents, min, percentOf, roundToPesos } from '#core/money/money.ts';
import { splitByWeight } from '#core/money/split.ts';
import { largest } from './agreement.ts';
import { type AssetMonth, type ClassMonth, costByRate } from './asset-classes.ts';
import type { EarlierMonths } from './months.ts';
import { isByUnits } from './rates.ts';
import type { Context } from './roles.ts';

const DECEMBER = 12;

export function omissionFacts(context: Context, month: AssetMonth, earlier: EarlierMonths): Found {
  const { total, classes } = month;
  // Expense that other classes accumulated whole is theirs, whatever its account is called.
  const isOthers = total.charged <= total.credited;
  const idleClass = (one: ClassMonth) => isIdle(isOthers ? { ...one, charged: 0n } : one);
  const idle = (isIdle(total) ? [total] : classes.filter(idleClass)).filter((one) => isDue(context, one, earlier));
  // A liquidator measures assets at what their sale will bring (Decreto 2101 de 2016): they are not depreciated.
  if (idle.length > 0 && isInLiquidation(context.balance.company.name))
    return { facts: [], notEvaluated: [{ reason: 'inLiquidation' }] };
  return { facts: idle.map((one) => omitted(context, month, one, earlier)), notEvaluated: [] };
}

/**
 * Months of the year without depreciation up to the audited one, as far as the books show them; a December without any
 * depreciation of the year is twelve even where they do not.
 */
function monthsOmitted({ period }: Context, { key, chargedThisYear }: ClassMonth, earlier: EarlierMonths): number {
  let months = 1;
  for (; months < period.month; months++) {
    const before = earlier.classBack(key, months);
    if (before === null) return period.month === DECEMBER && chargedThisYear === 0n ? DECEMBER : months;
    if (before.costOpening <= 0n || !isIdle(before)) return months;
  }
  return months;
}

function isIdle({ charged, credited, withdrawn }: ClassMonth): boolean {
  return charged === 0n && credited === 0n && withdrawn === 0n;
}

/** The remaining value exceeds a residual value, or was still being depreciated the month before. */
function isDue({ balance, parameters, tolerances }: Context, one: ClassMonth, earlier: EarlierMonths): boolean {
  const left = one.costOpening - one.accumulatedOpening;
  if (left <= tolerances.noise || one.expected <= tolerances.noise || isByUnits(balance, one, parameters)) return false;
  const residual = percentOf(one.costOpening, parameters.valorResidual);
  return left > residual || (earlier.classBack(one.key, 1)?.credited ?? 0n) > 0n;
}

function omitted(context: Context, month: AssetMonth, one: ClassMonth, earlier: EarlierMonths): RuleFact {
  const { balance, period, roles, tolerances } = context;
  const isHabit = one.key === '' && period.month !== DECEMBER && (earlier.neverMonthly() || isUnseen(month, earlier));
  // Who depreciates once a year is told of the month; in December, of the year.
  const months = isHabit ? 1 : monthsOmitted(context, one, earlier);
  const due = dueOf(one, months);
  const isNew = (earlier.classBack(one.key, 1)?.costOpening ?? one.costOpening) === 0n;
  const severity: Severity = isHabit ? 'baja' : !isNew && due >= tolerances.materiality ? 'alta' : 'media';
  const parts = one.key === '' ? month.classes.filter(({ expected }) => expected > 0n) : [];
  const expense = largest(balance, one.expense, roles.gasto.prefixes);
  return {
    severity,
    account: one.key === '' ? (roles.acumulada.prefixes[0] ?? null) : largest(balance, one.accumulated, [one.key]),
    amount: due,
    expected: due,
    found: 0n,
    data: {
      cost: one.costOpening,
      accumulated: one.accumulatedOpening,
      kind: isHabit ? 'habit' : isNew ? 'new' : '',
      months,
    },
    formula: [
      { label: 'cost', amount: one.costOpening, kind: 'term' },
      { label: 'accumulatedBefore', amount: -one.accumulatedOpening, kind: 'term' },
      { label: 'left', amount: one.costOpening - one.accumulatedOpening, kind: 'total' },
      ...dueLines(context, month, one, { due, months }),
    ],
    entry:
      parts.length === 0
        ? entryBetween(expense, largest(balance, one.accumulated, [one.key, ...roles.acumulada.prefixes]), due)
        : parts.flatMap((part) =>
            entryBetween(
              largest(balance, part.expense, [expenseOf(context, part.key), expense]),
              largest(balance, part.accumulated, [part.key]),
              dueOf(part, months),
            ),
          ),
    rows: balance.rowsOf([...one.cost, ...one.accumulated]),
  };
}

/** So many months of the yearly rate, limited to the remaining value. */
function dueOf({ expected, costOpening, accumulatedOpening }: ClassMonth, months: number): Cents {
  return roundToPesos(min(expected * BigInt(months), costOpening - accumulatedOpening));
}

/** The amount from the cost and the yearly rate of each group of assets, in pesos; what is left of them if that is less. */
function dueLines(
  context: Context,
  { balance }: AssetMonth,
  one: ClassMonth,
  { due, months }: { due: Cents; months: number },
): FactTerm[] {
  if (due === roundToPesos(one.costOpening - one.accumulatedOpening))
    return [{ label: 'dueRest', amount: due, kind: 'total' }];
  const rates = [...costByRate(balance, one.cost, context)];
  const times = months === 1 ? {} : { times: months };
  const of = ([percent, base]: readonly [number, Cents]) => ({ of: { base, percent, ...times, divisor: 12 } });
  const [first] = rates;
  if (rates.length === 1) return [{ label: 'due', amount: due, kind: 'total', ...of(first!) }];
  const parts = splitByWeight(
    due,
    rates.map(([percent, base]) => percentOf(base, percent)),
  );
  return [
    ...rates.map((rate, index): FactTerm => ({ label: 'part', amount: parts[index]!, kind: 'term', ...of(rate) })),
    { label: 'due', amount: due, kind: 'total' },
  ];
}

/** Neither the available months nor this year's expense show monthly depreciation. */
function isUnseen({ total }: AssetMonth, earlier: EarlierMonths): boolean {
  const before = [1, 2, 3].map((back) => earlier.classBack('', back));
  return total.chargedThisYear === 0n && before.every((one) => (one?.credited ?? 0n) === 0n);
}

/** Expense account of an accumulated one, by the pair table. */
function expenseOf({ parameters }: Context, accumulated: string): string {
  return parameters.gastos.find(([, key]) => key === accumulated)?.[0] ?? '';
}
