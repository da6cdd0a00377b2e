/** V3-d: depreciation that leaves its six-month median without additions or disposals. Needs three earlier months. */

import { periodKey, previousMonth } from '#core/calendar/period.ts';
import type { Found, RuleFact } from '#core/engine/rule.ts';
import { percentIn } from '#core/money/change-percent.ts';
import { abs, type Cents, roundToPesos } from '#core/money/money.ts';
import { largest } from './agreement.ts';
import type { AssetMonth, ClassMonth } from './asset-classes.ts';
import type { EarlierMonths } from './months.ts';
import { isByUnits } from './rates.ts';
import type { Context } from './roles.ts';

const WINDOW = 6;
const LEAST_MONTHS = 3;

export function deviationFacts(context: Context, month: AssetMonth, earlier: EarlierMonths): Found {
  const { balance, period, parameters, tolerances, roles } = context;
  const { total } = month;
  const none = { facts: [], notEvaluated: [] };
  if (total.credited <= 0n || isByUnits(balance, total, parameters)) return none;
  const before = Array.from({ length: WINDOW }, (_, index) => earlier.classBack('', index + 1));
  const known = before.filter((one): one is ClassMonth => one !== null && one.costOpening > 0n);
  if (known.length < LEAST_MONTHS) {
    const missing = periodKey(firstMissing(period, before));
    return { facts: [], notEvaluated: [{ reason: 'withoutHistory', data: { missing } }] };
  }
  const hasMoved = [total, before[0] ?? null].some((one) => one !== null && one.costDebit + one.costCredit > 0n);
  const normal = known.filter(({ credited }) => credited > 0n);
  // With additions or disposals, classes that did not change are still judged.
  if (hasMoved) return { facts: month.classes.flatMap((one) => unmovedFact(context, one, earlier)), notEvaluated: [] };
  if (normal.length < LEAST_MONTHS || hasEnded(month, earlier)) return none;
  // As a share of the cost, so that purchases within the window do not count.
  // The median: one odd month does not move it.
  const usual = medianOf(normal.map((one) => (one.credited * total.costOpening) / one.costOpening));
  const leftOut = before.findIndex((one) => one !== null && one.credited > 0n);
  const months = BigInt(Math.max(leftOut, 0)) + 1n;
  const gap = total.credited - usual;
  const perMonth = total.credited / months;
  const limit = (usual * BigInt(parameters.desviacion)) / 100n;
  if (abs(perMonth - usual) <= limit || abs(gap) <= limit || abs(gap) <= tolerances.noise) return none;
  // After a change of the asset mix the median is of another mixture: the month before is comparable.
  const last = before[0]?.credited ?? 0n;
  const isOtherMixture = known.some(({ costDebit, costCredit }) => costDebit + costCredit > 0n);
  if (isOtherMixture && last > 0n && abs(total.credited - last) * 100n <= last * BigInt(parameters.desviacion))
    return none;
  return {
    facts: [
      {
        severity: abs(gap) * 10n >= tolerances.materiality ? 'media' : 'baja',
        account: roles.acumulada.prefixes[0] ?? null,
        amount: abs(gap),
        expected: usual,
        found: total.credited,
        data: { months: normal.length, share: share(gap, usual) },
        formula: [
          { label: 'credited', amount: total.credited, kind: 'term' },
          { label: 'mean', amount: -usual, kind: 'term' },
          { label: 'difference', amount: gap, kind: 'total' },
        ],
        rows: balance.rowsOf(total.accumulated),
      },
    ],
    notEvaluated: [],
  };
}

/** A class with unchanged cost and a constant charge in the months before, but not in this one. */
function unmovedFact(context: Context, one: ClassMonth, earlier: EarlierMonths): RuleFact[] {
  const { balance, parameters, tolerances } = context;
  const { key, credited, costOpening, costDebit, costCredit } = one;
  const before = Array.from({ length: LEAST_MONTHS }, (_, index) => earlier.classBack(key, index + 1));
  const usual = before[0]?.credited ?? 0n;
  const isSteady = before.every(
    (past) =>
      past !== null &&
      past.costDebit + past.costCredit === 0n &&
      abs(past.credited - usual) * 100n <= usual &&
      past.costOpening === costOpening,
  );
  const gap = credited - usual;
  const isEnding = costOpening - one.accumulatedOpening < usual;
  if (!isSteady || usual <= 0n || credited <= 0n || costDebit + costCredit > 0n || isEnding) return [];
  if (abs(gap) * 100n <= usual * BigInt(parameters.desviacion) || abs(gap) <= tolerances.noise) return [];
  if (isByUnits(balance, one, parameters)) return [];
  return [
    {
      severity: abs(gap) * 10n >= tolerances.materiality ? 'media' : 'baja',
      account: largest(balance, one.accumulated, [key]),
      subject: key,
      amount: abs(gap),
      expected: usual,
      found: credited,
      data: { months: LEAST_MONTHS, share: share(gap, usual) },
      formula: [
        { label: 'credited', amount: credited, kind: 'term' },
        { label: 'mean', amount: -usual, kind: 'term' },
        { label: 'difference', amount: gap, kind: 'total' },
      ],
      rows: balance.rowsOf(one.accumulated),
    },
  ];
}

/** To the peso; of two middle values, their mean. */
function medianOf(amounts: readonly Cents[]): Cents {
  const sorted = amounts.toSorted((a, b) => (a < b ? -1 : 1));
  const middle = sorted.length >>> 1;
  const low = sorted[sorted.length % 2 === 0 ? middle - 1 : middle] ?? 0n;
  return roundToPesos((low + (sorted[middle] ?? 0n)) / 2n);
}

/** Gap as a percentage of its base. */
function share(gap: Cents, base: Cents): number {
  return percentIn(abs(gap), base);
}

/** Some class had less than a monthly charge left: its depreciation ends, and with it what is usual. */
function hasEnded({ classes, total }: AssetMonth, earlier: EarlierMonths): boolean {
  return [...classes, total].some(({ key, costOpening, accumulatedOpening }) => {
    const monthly = earlier.classBack(key, 1)?.credited ?? 0n;
    return monthly > 0n && costOpening - accumulatedOpening < monthly;
  });
}

function firstMissing(period: Context['period'], before: readonly (ClassMonth | null)[]): Context['period'] {
  let month = previousMonth(period);
  for (const one of before) {
    if (one === null) return month;
    month = previousMonth(month);
  }
  return month;
}
