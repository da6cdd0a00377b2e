/** Texts of the trend of the health index. */
import { formatShortPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { saidSeries } from './said-series.es.ts';

const shortOf = (key: string) => {
  const period = parsePeriod(key);
  return period ? formatShortPeriod(period) : key;
};

export const chartText = {
  trend: (trend: readonly { period: string; healthIndex: number }[]) =>
    `Índice de salud: ${saidSeries(
      trend.map(({ period, healthIndex }) => ({ name: shortOf(period), value: healthIndex })),
      String,
    )}`,
  month: shortOf,
};
