/** Sparkline of the health index; the last point carries the label. */
import { classNames } from '../layout/class-names.ts';
import chart from './Chart.module.css';
import { chartText } from './text.es.ts';
import { drawTrend } from './trend-geometry.ts';

const width = 260;
const height = 102;
const frame = { left: 26, right: 228, top: 20, bottom: 66 };

/** Index of an audited month. */
export interface TrendMonth {
  /** `2026-10`. */
  period: string;
  healthIndex: number;
}

interface TrendLineProps {
  /** At least two months, oldest first. */
  trend: readonly TrendMonth[];
  className?: string | undefined;
}

export function TrendLine({ trend, className }: TrendLineProps) {
  const { points, grid } = drawTrend(
    trend.map(({ healthIndex }) => healthIndex),
    frame,
  );
  const [first, last] = [trend[0], trend.at(-1)];
  const [before, end] = points.slice(-2);
  if (!first || !last || !before || !end) return null;
  const risky = end.value < 60;
  return (
    <svg
      className={classNames([chart.chart, className])}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={chartText.trend(trend)}
    >
      {grid.map(({ y, value }) => (
        <g key={value}>
          <path d={`M20 ${y}H${width}`} className={chart.grid} />
          <text x="0" y={y + 4}>
            {value}
          </text>
        </g>
      ))}
      <polyline points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} className={chart.line} />
      <circle cx={before.x} cy={before.y} r="2.2" className={chart.point} />
      {Math.abs(before.value - end.value) > 2 && (
        <text x={before.x} y={before.y + (before.y > end.y ? 15 : -7)} textAnchor="middle">
          {before.value}
        </text>
      )}
      <circle cx={end.x} cy={end.y} r="3.4" className={risky ? chart.anomaly : chart.strong} />
      <text x={end.x + 7} y={end.y + 4} className={risky ? chart.wrong : chart.strong}>
        {end.value}
      </text>
      <text x="20" y={height - 2}>
        {chartText.month(first.period)}
      </text>
      <text x={width} y={height - 2} textAnchor="end">
        {chartText.month(last.period)}
      </text>
    </svg>
  );
}

const spark = { left: 2, right: 44, top: 3, bottom: 21 };

/** The same beside a figure: a line of 48 × 24 px, its last point in ink. */
export function SparkLine({ trend }: { trend: readonly TrendMonth[] }) {
  const [first, last] = [trend[0], trend.at(-1)];
  if (!first || !last || first === last) return null;
  const { points } = drawTrend(
    trend.map(({ healthIndex }) => healthIndex),
    spark,
  );
  const end = points.at(-1)!;
  return (
    <svg
      className={chart.chart}
      style={{ width: 48, height: 24 }}
      viewBox="0 0 48 24"
      role="img"
      aria-label={chartText.trend(trend)}
    >
      <polyline points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} className={chart.line} />
      <circle cx={end.x} cy={end.y} r="2.2" className={chart.strong} />
    </svg>
  );
}
