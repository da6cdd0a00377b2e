/** Two years of the main figures of a statement. */
import type { ParsedTrend } from '../../../data/statements/parse-tree.ts';
import { chartText } from '../text.es.ts';
import { TrendChart } from './TrendChart.tsx';

/** Fewer months are no trend. */
const leastMonths = 2;

export function TrendOfStatement({
  trend: { columns, nodes, restated },
  keys,
}: {
  trend: ParsedTrend;
  keys: readonly string[];
}) {
  const first = columns.findIndex(({ isStored }) => isStored);
  const stored = columns.slice(Math.max(0, first));
  const series = keys.flatMap((key) => nodes.filter((node) => node.key === key));
  if (first < 0 || stored.length < leastMonths || series.length === 0) return null;
  return (
    <TrendChart
      title={chartText.trendTitle}
      measure={restated?.unit}
      months={stored.map(({ period }) => period)}
      series={series.map(({ key, label, amounts }) => ({ key, label, amounts: amounts.slice(first) }))}
    />
  );
}
