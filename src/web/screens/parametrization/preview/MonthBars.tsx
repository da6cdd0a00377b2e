/** Bar chart of findings by month with the edited settings, against the stored ones. */
import type { MonthPreview } from '#api/audits/parametrization/contract.ts';
import { shortMonth } from '#core/calendar/period.es.ts';
import { periodKey } from '#core/calendar/period.ts';
import chart from '../../../ui/chart/Chart.module.css';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Row } from '../../../ui/layout/Layout.tsx';
import { monthsText } from '../text.es.ts';
import styles from './MonthBars.module.css';
import { drawMonths, type MonthBar } from './month-bars.ts';

const width = 288;
const tallest = 44;
/** Room above the bars for the label of the maximum. */
const margin = 6;
const base = margin + tallest;
const labels = 18;

interface MonthBarsProps {
  /** Oldest first; at least two. */
  months: readonly MonthPreview[];
  /** With the stored settings. */
  stored: readonly MonthPreview[];
  isChanged: boolean;
}

export function MonthBars({ months, stored, isChanged }: MonthBarsProps) {
  const { bars, barWidth } = drawMonths(months, isChanged ? stored : [], { width, height: tallest });
  const newest = bars.at(-1);
  return (
    <Row as="figure" wrap gap={16} className={styles.figure}>
      <svg
        className={chart.chart}
        viewBox={`0 0 ${width} ${base + labels}`}
        role="img"
        aria-label={monthsText.sentence(bars, isChanged)}
      >
        <path d={`M0 ${base + 0.5}H${width}`} className={chart.grid} />
        {bars.map((bar) => (
          <g key={periodKey(bar.period)}>
            <title>{monthsText.month(bar, isChanged)}</title>
            <rect
              x={bar.x - width / (2 * bars.length)}
              y={0}
              width={width / bars.length}
              height={base}
              fill="none"
              pointerEvents="all"
            />
            <Bar bar={bar} width={barWidth} isNewest={bar === newest} />
            <text x={bar.x} y={base + 14} textAnchor="middle" className={bar === newest ? chart.strong : undefined}>
              {shortMonth(bar.period.month)}
            </text>
          </g>
        ))}
      </svg>
      <Row as="figcaption" wrap gap={16} className="mut small">
        <span>
          <i className={styles.key} aria-hidden /> {isChanged ? monthsText.withChanges : monthsText.findings}
        </span>
        {isChanged && (
          <span>
            <i className={classNames([styles.key, styles.stored])} aria-hidden /> {monthsText.withStored}
          </span>
        )}
      </Row>
    </Row>
  );
}

function Bar({
  bar: { x, count, height, stored },
  width: wide,
  isNewest,
}: {
  bar: MonthBar;
  width: number;
  isNewest: boolean;
}) {
  const left = x - wide / 2;
  return (
    <>
      {count === null && (
        <text x={x} y={base - 4} textAnchor="middle">
          ?
        </text>
      )}
      <rect x={left} y={base - height} width={wide} height={height} className={isNewest ? chart.marked : chart.plain} />
      {stored && <path d={`M${left - 1} ${base - stored.height}h${wide + 2}`} className={styles.mark} />}
    </>
  );
}
