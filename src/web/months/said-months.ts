/**
 * What is said of a strip: the months without a balance before the first one that has one are one, and so are those after the
 * last; all others are each their own.
 */
import type { MonthOfStrip } from './month-kind.ts';

export interface SaidMonths {
  /** Months within a run: seen, but neither said nor reached with the keyboard. */
  silent: ReadonlySet<string>;
  /**
   * Runs by the month whose link says them: the last one before the balances, and after them the first, which is the next to be
   * loaded.
   */
  runs: ReadonlyMap<string, MonthRun>;
  /** The tab stop: the month that is shown, or the last one that is said. */
  stop: string | undefined;
}

export interface MonthRun {
  from: string;
  to: string;
}

/** `months`: oldest first. `shown`: the month that is looked at, which is always said. */
export function saidMonths(months: readonly MonthOfStrip[], shown: string | null = null): SaidMonths {
  const silent = new Set<string>();
  const runs = new Map<string, MonthRun>();
  const join = (run: readonly MonthOfStrip[], saidAt: 0 | -1) => {
    const periods = run.map(({ period }) => period).filter((period) => period !== shown);
    const [from, to, said] = [periods[0], periods.at(-1), periods.at(saidAt)];
    if (from === undefined || to === undefined || said === undefined || from === to) return;
    for (const period of periods) if (period !== said) silent.add(period);
    runs.set(said, { from, to });
  };
  const isLoaded = ({ state }: MonthOfStrip) => state !== 'sin_cargar';
  const first = months.findIndex(isLoaded);
  join(first < 0 ? months : months.slice(0, first), -1);
  if (first >= 0) join(months.slice(months.findLastIndex(isLoaded) + 1), 0);
  const lastSaid = months.findLast(({ period }) => !silent.has(period))?.period;
  return { silent, runs, stop: months.some(({ period }) => period === shown) ? shown! : lastSaid };
}

/** Of one month, for its link. */
export function saidOf({ silent, runs }: SaidMonths, period: string): { run?: MonthRun; isSilent?: boolean } {
  if (silent.has(period)) return { isSilent: true };
  const run = runs.get(period);
  return run ? { run } : {};
}
