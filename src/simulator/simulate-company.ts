/**
 * Simulates a fictitious Colombian company with real double entry, month by month, into trial balances by third party.
 */
import { comparePeriods, nextMonth } from '#core/calendar/period.ts';
import { reportMonths } from './books/trial-balance.ts';
import { closeMonth, liveMonth } from './business/month.ts';
import { openBooks } from './business/opening.ts';
import { inChart } from './charts/in-chart.ts';
import { createErrorPlan } from './errors/error-plan.ts';
import type { PlannedError } from './errors/plans.ts';
import type { Simulation, SimulationOptions } from './model.ts';
import { createWorld, type OwnCompany } from './world.ts';

/**
 * Deterministic: equal options give equal companies to the cent. `own`: a company instead of the kind and size of the
 * options, with its errors. Throws RangeError for a `from` before 2025, more than 48 months, or a month beyond the rate
 * tables.
 */
export function simulateCompany(
  options: SimulationOptions,
  own?: OwnCompany & { plan: readonly PlannedError[] },
): Simulation {
  const errors = createErrorPlan(options, own?.plan);
  const world = createWorld(options, errors.omits, own);
  openBooks(world);
  for (let period = world.start; comparePeriods(period, world.last) <= 0; period = nextMonth(period)) {
    errors.correct(world, period);
    liveMonth(world, period);
    errors.inject(world, period);
    closeMonth(world, period);
  }
  const simulation = {
    company: world.directory.company,
    months: reportMonths(world, options.closingMonths ?? false),
    truth: errors.truth,
  };
  return options.chart === undefined ? simulation : inChart(simulation, options.chart);
}
