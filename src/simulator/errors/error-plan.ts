/** Injects planned errors in their months, corrects them in time, and records them. */
import { comparePeriods, nextMonth, type Period, periodKey, samePeriod } from '#core/calendar/period.ts';
import type { InjectedError, SimulationOptions } from '#simulator/model.ts';
import { addMonths, type World } from '#simulator/world.ts';
import type { Correction } from './injection.ts';
import { plannedErrors } from './plans.ts';

export interface ErrorPlan {
  omits: World['omits'];
  /** Posts the corrections of last month's errors. */
  correct(world: World, period: Period): void;
  /** Injects this month's errors. */
  inject(world: World, period: Period): void;
  /** Injected errors so far, by month. */
  truth: InjectedError[];
}

/** `plan`: errors instead of those of the kind. */
export function createErrorPlan(options: SimulationOptions, plan = plannedErrors(options)): ErrorPlan {
  const last = addMonths(options.from, options.months - 1);
  const planned = plan
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
