/** Which errors the sample company makes, and when: few in most months, about ten in the last one, the earlier ones corrected in time. */
import { comparePeriods, nextMonth, type Period, periodKey, samePeriod } from '#core/period.ts';
import type { InjectedError, SimulationOptions } from '#simulator/model.ts';
import { addMonths, type Step, type World } from '#simulator/world.ts';
import {
  cashInCredit,
  customerInCredit,
  invertedDepreciation,
  supplierPaidTwice,
  unbalanced,
} from './balance-errors.ts';
import type { Correction, Injection } from './injection.ts';
import { feesWithoutWithholding, fine, noDepreciation, uncrossedAdvance, withholdingUnpaid } from './tax-errors.ts';
import { genericCustomer, gluedDv, noThirdParty, shortNit, taxToAnother, twoNits } from './third-party-errors.ts';

interface PlannedError {
  /** 0 is the last month. An error that would fall before the first month is not made. */
  monthsBeforeLast: number;
  inject: Injection;
  /** A step of the month that is left out. */
  omits?: Step;
}

/** The numbers are ranks (which customer or supplier) and amounts in pesos. */
const INSTRUCTIVE: readonly PlannedError[] = [
  { monthsBeforeLast: 12, inject: gluedDv },
  { monthsBeforeLast: 11, inject: customerInCredit(2, 2_400_000) },
  { monthsBeforeLast: 10, inject: fine(1_280_000) },
  { monthsBeforeLast: 9, inject: cashInCredit(1_150_000) },
  { monthsBeforeLast: 8, inject: feesWithoutWithholding, omits: 'fees-withholding' },
  { monthsBeforeLast: 7, inject: noDepreciation, omits: 'depreciation' },
  { monthsBeforeLast: 6, inject: unbalanced(64_300) },
  { monthsBeforeLast: 4, inject: twoNits(2, false) },
  { monthsBeforeLast: 3, inject: supplierPaidTwice(0, 1_850_000) },
  { monthsBeforeLast: 2, inject: uncrossedAdvance(0) },
  { monthsBeforeLast: 1, inject: withholdingUnpaid, omits: 'withholding-payment' },
  { monthsBeforeLast: 1, inject: genericCustomer(3, 3_600_000) },
  { monthsBeforeLast: 0, inject: customerInCredit(0, 2_150_000) },
  { monthsBeforeLast: 0, inject: supplierPaidTwice(0, 1_420_000) },
  { monthsBeforeLast: 0, inject: invertedDepreciation, omits: 'machinery-depreciation' },
  { monthsBeforeLast: 0, inject: noThirdParty(2, 2_950_000) },
  { monthsBeforeLast: 0, inject: taxToAnother(2_000_000) },
  { monthsBeforeLast: 0, inject: shortNit(185_000) },
  { monthsBeforeLast: 0, inject: twoNits(4, true) },
  { monthsBeforeLast: 0, inject: fine(650_000) },
  { monthsBeforeLast: 0, inject: uncrossedAdvance(0) },
];

export interface ErrorPlan {
  omits: World['omits'];
  /** Posts last month's corrections. */
  correct(world: World, period: Period): void;
  /** Puts in this month's errors. */
  inject(world: World, period: Period): void;
  /** What has been put in so far, by month. */
  truth: InjectedError[];
}

export function createErrorPlan(options: SimulationOptions): ErrorPlan {
  const last = addMonths(options.from, options.months - 1);
  const planned = (options.errors === 'instructive' ? INSTRUCTIVE : [])
    .map((error) => ({ ...error, period: addMonths(last, -error.monthsBeforeLast) }))
    .filter((error) => comparePeriods(error.period, options.from) >= 0);
  const corrections = new Map<string, Correction[]>();
  const truth: InjectedError[] = [];
  return {
    truth,
    omits: (step, period) => planned.some((error) => error.omits === step && samePeriod(error.period, period)),
    correct(world, period) {
      for (const correct of corrections.get(periodKey(period)) ?? []) correct(world, period);
    },
    inject(world, period) {
      const due: Correction[] = [];
      for (const error of planned.filter((candidate) => samePeriod(candidate.period, period))) {
        const outcome = error.inject(world, period);
        truth.push(...outcome.truth);
        if (outcome.correct) due.push(outcome.correct);
      }
      corrections.set(periodKey(nextMonth(period)), due);
    },
  };
}
