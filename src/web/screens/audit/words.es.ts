/** Shared texts of the audit screen. */
import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { formatCount } from '#core/money/money.es.ts';

/** `1 hallazgo`, `12 hallazgos`. */
export const plural = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;

/** `enero de 2026` of `2026-01`. */
export const monthOf = (key: string) => {
  const period = parsePeriod(key);
  return period ? formatPeriod(period) : key;
};
