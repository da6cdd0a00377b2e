/** V4-a and e: amortisation expense against accumulated amortisation: differing, omitted, or beyond the cost. */

import { sumOver } from '#core/books/month-flow.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { previousMonth } from '#core/calendar/period.ts';
import { entryBetween, onEitherSide } from '#core/checks/suggested-entry.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import type { Severity } from '#core/engine/severity.ts';
import { abs, type Cents, max, min, percentOf, roundToPesos } from '#core/money/money.ts';
import { depreciationCap } from '#core/reference/chart/depreciation.ts';
import { isBiologicalName } from './amortisation-names.es.ts';
import { type AmortisationMonth, type AssetGroup, amortisationMonth, largest } from './asset-groups.ts';
import type { Context } from './roles.ts';

/** Maximum months back in the search for a month with amortisation. */
const MONTHS_BACK = 12;
const LEAST_MONTHS = 3;
const DECEMBER = 12;

/**
 * Expense beyond accumulated or consumed amounts (positive), or accumulated amounts beyond the expense (negative); 0
 * where they agree.
 */
export function disagreement({ parameters, tolerances }: Context, month: AmortisationMonth): Cents {
  const { charged, credited, withdrawn, consumed } = month;
  const tolerance = max(tolerances.noise, percentOf(max(charged, credited), parameters.tolerancia));
  const least = min(credited, credited - withdrawn);
  // Deferred charges and prepaid expenses may be charged here or to the expense by nature.
  const most = credited + consumed - (charged > credited ? consumedByNature(month) : 0n);
  if (charged > most + tolerance) return charged - most;
  return charged < least - tolerance ? charged - least : 0n;
}

/** Credits of prepaid expenses matched by an expense by nature for the same amount: no evidence about this expense. */
function consumedByNature({ balance, prepaid, natural }: AmortisationMonth): Cents {
  const { rows } = balance;
  const taken = new Set(
    natural.flatMap((leaf) => [...rowIndexes(balance, leaf)].map((row) => rows.amount(row, 'debit'))),
  );
  let sum = 0n;
  for (const leaf of prepaid)
    for (const row of rowIndexes(balance, leaf)) {
      const credit = rows.amount(row, 'credit');
      if (credit > 0n && taken.has(credit)) sum += credit;
    }
  return sum;
}

function* rowIndexes(balance: TrialBalance, leaf: number): Generator<number> {
  const { from, to } = balance.span(leaf);
  for (let row = from; row < to; row++) yield row;
}

export function agreementFacts(context: Context, month: AmortisationMonth): RuleFact[] {
  const { balance, roles, tolerances } = context;
  const gap = disagreement(context, month);
  if (gap === 0n) return [];
  const corrected = sumOver(balance, roles.resultadosAnteriores.leaves(), ({ debit }) => debit);
  const isCorrection = gap < 0n && corrected >= percentOf(-gap, 99);
  const expense = largest(balance, month.expense, roles.gasto.prefixes);
  const accumulated = largest(balance, month.accumulated, roles.acumulada.prefixes);
  return [
    {
      severity: isCorrection ? 'baja' : abs(gap) >= tolerances.materiality ? 'alta' : 'media',
      account: gap > 0n ? expense : accumulated,
      corrections: onEitherSide(expense, accumulated, gap),
      amount: abs(gap),
      expected: month.charged - gap,
      found: month.charged,
      data: { charged: month.charged, reduced: month.charged - gap, correction: isCorrection ? 1 : 0 },
      formula: [
        { label: 'charged', amount: month.charged, kind: 'term' },
        { label: 'reduced', amount: gap - month.charged, kind: 'term' },
        { label: gap > 0n ? 'withoutAsset' : 'withoutExpense', amount: gap, kind: 'total' },
      ],
      rows: balance.rowsOf([...month.expense, ...month.accumulated]),
    },
  ];
}

export function omissionFacts(context: Context, month: AmortisationMonth): RuleFact[] {
  // An expense without its asset is reported instead.
  if (disagreement(context, month) > 0n) return [];
  return month.groups.flatMap((group) => {
    const left = group.costOpening - group.accumulatedOpening;
    const isIdle = group.credited === 0n && group.withdrawn === 0n && group.costCredit === 0n;
    const isEndless = group.cost.every((leaf) => isIndefinite(context, month, leaf));
    // Livestock and plantations without depreciation are measured at fair value.
    const isAtValue =
      group.accumulatedOpening === 0n && group.cost.every((leaf) => isBiologicalName(month.balance.leaf(leaf).name));
    if (!isIdle || isEndless || isAtValue || left <= context.tolerances.noise) return [];
    return [omitted(context, month, group, left)];
  });
}

function isIndefinite({ parameters }: Context, { balance }: AmortisationMonth, leaf: number): boolean {
  return parameters.vidaIndefinida.some((prefix) => balance.leaf(leaf).code.startsWith(prefix));
}

function omitted(context: Context, month: AmortisationMonth, group: AssetGroup, left: Cents): RuleFact {
  const { balance, roles, tolerances } = context;
  const before = creditsBefore(context, group.key);
  const usual = before.find((credited) => credited > 0n);
  const rate = depreciationCap(balance.codes(group.cost)[0] ?? '')?.maxAnnualPercent ?? 0;
  const due = roundToPesos(min(usual ?? percentOf(group.costOpening, rate) / 12n, left));
  const isStarted = usual !== undefined || group.accumulatedOpening > 0n;
  const isHabit = usual === undefined && before.length >= LEAST_MONTHS && context.period.month !== DECEMBER;
  const severity: Severity = !isStarted || isHabit ? 'baja' : due >= tolerances.materiality ? 'alta' : 'media';
  const accumulated = largest(balance, group.accumulated, [group.key]);
  return {
    severity,
    account: accumulated,
    amount: due,
    expected: due,
    found: 0n,
    data: {
      cost: group.costOpening,
      accumulated: group.accumulatedOpening,
      tangible: group.cost.every((leaf) => roles.otrosActivos.has(balance.leaf(leaf).code)) ? 1 : 0,
      kind: !isStarted ? 'never' : isHabit ? 'habit' : usual === undefined ? '' : 'usual',
    },
    formula: [
      { label: 'cost', amount: group.costOpening, kind: 'term' },
      { label: 'accumulatedBefore', amount: -group.accumulatedOpening, kind: 'term' },
      { label: 'left', amount: left, kind: 'total' },
      usual !== undefined && due === usual
        ? { label: 'dueAsBefore', amount: due, kind: 'total' }
        : due === roundToPesos(left)
          ? { label: 'dueRest', amount: due, kind: 'total' }
          : { label: 'due', amount: due, kind: 'total', of: { base: group.costOpening, percent: rate, divisor: 12 } },
    ],
    entry: entryBetween(largest(balance, month.expense, roles.gasto.prefixes), accumulated, due),
    rows: balance.rowsOf([...group.cost, ...group.accumulated]),
  };
}

/** Credits in each available earlier month, nearest first. */
function creditsBefore(context: Context, key: string): Cents[] {
  const found: Cents[] = [];
  let period = context.period;
  for (let step = 0; step < MONTHS_BACK; step++) {
    period = previousMonth(period);
    const balance = context.history.at(period);
    if (!balance) continue;
    const group = amortisationMonth(balance, period, context).groups.find((one) => one.key === key);
    if (group && group.costOpening > group.accumulatedOpening) found.push(group.credited);
  }
  return found;
}

export function beyondCostFacts({ balance, tolerances, roles }: Context, month: AmortisationMonth): RuleFact[] {
  return month.groups.flatMap((group): RuleFact[] => {
    const isOver = group.costOpening > 0n && group.accumulatedOpening >= group.costOpening && group.costDebit === 0n;
    const extra = group.credited - group.withdrawn;
    if (!isOver || extra <= tolerances.noise) return [];
    const accumulated = largest(balance, group.accumulated, [group.key]);
    return [
      {
        account: accumulated,
        amount: extra,
        expected: 0n,
        found: extra,
        data: { cost: group.costOpening, accumulated: group.accumulatedOpening },
        entry: entryBetween(accumulated, largest(balance, month.expense, roles.gasto.prefixes), extra),
        rows: balance.rowsOf([...group.cost, ...group.accumulated]),
      },
    ];
  });
}

/**
 * In December: the year's charge beyond the ceiling of ET 143 is a temporary difference. Not where charges were
 * consumed directly: their cost is gone.
 */
export function fiscalFacts({ balance, period, tolerances, roles }: Context, month: AmortisationMonth): RuleFact[] {
  if (period.month !== DECEMBER || month.consumed > 0n || roles.diferidos.leaves().length > 0) return [];
  const cost = roles.intangibles.leaves();
  const cap = depreciationCap(balance.codes(cost)[0] ?? '');
  if (cap === null) return [];
  const ceiling = percentOf(
    sumOver(balance, cost, ({ opening, closing }) => max(opening, closing)),
    cap.maxAnnualPercent,
  );
  const excess = month.chargedThisYear - ceiling;
  if (excess <= max(tolerances.noise, percentOf(ceiling, 1))) return [];
  return [
    {
      account: largest(balance, month.expense, roles.gasto.prefixes),
      amount: excess,
      expected: ceiling,
      found: month.chargedThisYear,
      data: { percent: cap.maxAnnualPercent, law: cap.legalBasis },
      formula: [
        { label: 'chargedThisYear', amount: month.chargedThisYear, kind: 'term' },
        { label: 'ceiling', amount: -ceiling, kind: 'term' },
        { label: 'excess', amount: excess, kind: 'total' },
      ],
      rows: balance.rowsOf([...cost, ...month.expense]),
    },
  ];
}
