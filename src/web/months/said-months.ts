/** What is said of a strip: the months before the first one with a balance are one, all others each their own. */
import type { MonthOfStrip } from './month-kind.ts';

export interface SaidMonths {
  /** Months within the one: seen, but neither said nor reached with the keyboard. */
  silent: ReadonlySet<string>;
  /** First month of the one and its last, whose link says it; null: no two such months. */
  one: { from: string; to: string } | null;
}

/** `months`: oldest first. `kept`: the month that is shown and the tab stop, which are always said. */
export function saidMonths(months: readonly MonthOfStrip[], kept: readonly (string | null | undefined)[]): SaidMonths {
  const loaded = months.findIndex(({ state }) => state !== 'sin_cargar');
  const before = months.slice(0, loaded < 0 ? months.length : loaded).map(({ period }) => period);
  const hidable = before.filter((period) => !kept.includes(period));
  const silent = hidable.slice(0, -1);
  const [from, to] = [silent[0], hidable.at(-1)];
  return from === undefined || to === undefined
    ? { silent: new Set(), one: null }
    : { silent: new Set(silent), one: { from, to } };
}

/** Of one month, for its link. */
export function saidOf({ silent, one }: SaidMonths, period: string): { since?: string; isSilent?: boolean } {
  if (silent.has(period)) return { isSilent: true };
  return one?.to === period ? { since: one.from } : {};
}
