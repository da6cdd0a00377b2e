/** Texts of the trend of the health index. */
import { formatShortPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';

const shortOf = (key: string) => {
  const period = parsePeriod(key);
  return period ? formatShortPeriod(period) : key;
};

export const chartText = {
  trend: (first: string, from: number, last: string, to: number) =>
    `Índice de salud, de ${shortOf(first)} (${from}) a ${shortOf(last)} (${to})`,
  month: shortOf,
};
