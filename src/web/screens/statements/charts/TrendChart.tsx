/** Figures of a statement by month, of two years: the first as bars, the others as lines named at their ends. */
import { formatPeriod, shortMonth } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import type { RestatedUnit } from '#core/statement/unit/statement-unit.ts';
import chart from '../../../ui/chart/Chart.module.css';
import { saidSeries } from '../../../ui/chart/said-series.es.ts';
import { phone, useMedia } from '../../../ui/page/use-media.ts';
import { inUnit } from '../in-unit.ts';
import styles from '../Statements.module.css';
import { chartText } from '../text.es.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { chartUnit } from './chart-unit.ts';
import { drawStatementTrend, type StatementTrend, type TrendSeries } from './trend.ts';

const height = 176;
const onPhone = 6;
/** px of the names at the right. */
const ends = 136;

interface TrendChartProps {
  title: string;
  /** `2026-10`, oldest first. */
  months: readonly string[];
  series: readonly TrendSeries[];
  measure: RestatedUnit | undefined;
}

export function TrendChart({ title, months, series, measure }: TrendChartProps) {
  const isPhone = useMedia(phone);
  const from = isPhone ? Math.max(0, months.length - onPhone) : 0;
  const shown = months.slice(from);
  const cut = series.map((one) => ({ ...one, amounts: one.amounts.slice(from) }));
  const { unit, words } = chartUnit(
    cut.flatMap(({ amounts }) => amounts),
    measure,
  );
  const isWithout = measure !== undefined && cut.some(({ amounts }) => amounts.includes(null));
  const range = chartText.range(shown[0]!, shown.at(-1)!);
  const rows = months.map((month, at) => ({
    key: month,
    label: formatPeriod(parsePeriod(month)!),
    amounts: series.map(({ amounts }) => amounts[at] ?? null),
  }));
  const columns = series.map(({ label }) => label);
  const said = cut.map(({ label, amounts }) => ({
    name: label,
    said: saidSeries(
      amounts.map((value, at) => ({ name: chartText.month(shown[at]!), value })),
      (cents) => inUnit(cents, unit),
    ),
  }));
  return (
    <ChartPanel
      title={title}
      note={[`${range}, ${words}`, ...(isWithout ? [chartText.withoutIndex] : [])].join('; ')}
      table={{ hasHundredths: unit === 'uvt', columns, rows: rows.toReversed() }}
    >
      {(width) => {
        const frame = { left: 0, right: width - ends, top: 20, bottom: 136 };
        const drawing = drawStatementTrend(cut, shown.length, frame);
        return (
          <svg
            className={chart.chart}
            viewBox={`0 0 ${width} ${height}`}
            role="img"
            aria-label={chartText.trend(said, range)}
          >
            {drawing.bars.map(({ index, x, y, height: tall }) => (
              <rect
                key={shown[index]}
                x={x - drawing.barWidth / 2}
                y={y}
                width={drawing.barWidth}
                height={Math.max(tall, 1)}
                className={styles.pale}
              >
                <title>{chartText.point(cut[0]!.label, shown[index]!, inUnit(cut[0]!.amounts[index]!, unit))}</title>
              </rect>
            ))}
            <path d={`M0 ${drawing.zero}H${frame.right}`} className={chart.axis} />
            {drawing.lines.map((line, at) => (
              <g key={line.series.key} className={at === 0 ? styles.first : styles.second}>
                {line.runs.map((run) => (
                  <polyline key={run[0]!.index} points={run.map(({ x, y }) => `${x},${y}`).join(' ')} />
                ))}
                {line.last && <circle cx={line.last.x} cy={line.last.y} r="3" />}
              </g>
            ))}
            <Ends drawing={drawing} series={cut} left={frame.right + 8} tell={(cents) => inUnit(cents, unit)} />
            {shown.map((month, index) => (
              <Month key={month} month={month} x={drawing.x(index)} isFirst={index === 0} />
            ))}
          </svg>
        );
      }}
    </ChartPanel>
  );
}

/** Month and, under the first of each year, the year. */
function Month({ month, x, isFirst }: { month: string; x: number; isFirst: boolean }) {
  const period = parsePeriod(month)!;
  return (
    <>
      <text x={x} y={height - 20} textAnchor="middle" className={chart.fine}>
        {shortMonth(period.month)}
      </text>
      {(isFirst || period.month === 1) && (
        <text x={x} y={height - 4} textAnchor="middle" className={chart.strong}>
          {period.year}
        </text>
      )}
    </>
  );
}

interface EndsProps {
  drawing: StatementTrend;
  series: readonly TrendSeries[];
  left: number;
  tell: (cents: bigint) => string;
}

/** Names and last figures at the right, apart from each other. */
function Ends({ drawing, series, left, tell }: EndsProps) {
  const bar = drawing.bars.at(-1);
  const ends = [
    ...(bar ? [{ y: bar.y, one: series[0]! }] : []),
    ...drawing.lines.flatMap(({ last, series: one }) => (last ? [{ y: last.y, one }] : [])),
  ].sort((a, b) => a.y - b.y);
  let free = 0;
  return ends.map(({ y, one }) => {
    const at = Math.max(y, free + 12);
    free = at + 20;
    const last = one.amounts.findLast((amount) => amount !== null);
    return (
      <g key={one.key}>
        <text x={left} y={at}>
          {one.label}
        </text>
        <text x={left} y={at + 14} className={chart.strong}>
          {last === undefined || last === null ? '' : tell(last)}
        </text>
      </g>
    );
  });
}
