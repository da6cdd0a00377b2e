/** Sparkline of the health index; the last point carries the label. */
import type { Audit } from '#api/audits/audits/contract.ts';
import chart from '../../../ui/chart/Chart.module.css';
import { resultText } from '../text.es.ts';
import styles from './Result.module.css';
import { drawTrend } from './trend-geometry.ts';

const width = 260;
const height = 102;
const frame = { left: 26, right: 228, top: 20, bottom: 66 };

/** At least two months, oldest first. */
export function TrendLine({ trend }: { trend: NonNullable<Audit['attributes']['result']>['trend'] }) {
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
      className={`${chart.chart} ${styles.trend}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={resultText.trend(first.period, first.healthIndex, last.period, last.healthIndex)}
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
        {resultText.month(first.period)}
      </text>
      <text x={width} y={height - 2} textAnchor="end">
        {resultText.month(last.period)}
      </text>
    </svg>
  );
}
