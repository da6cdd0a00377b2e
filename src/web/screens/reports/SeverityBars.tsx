/** New findings by severity over time, each severity named at the last bar. */
import { formatCount } from '#core/money/money.es.ts';
import chart from '../../ui/chart/Chart.module.css';
import { ChartFrame, namesEvery, underAxis } from '../../ui/chart/ChartFrame.tsx';
import { severityWord } from '../../ui/text.es.ts';

export const shownSeverities = ['critica', 'alta', 'media', 'baja'] as const;
type Shown = (typeof shownSeverities)[number];

export type SeverityColumn = Record<Shown, number> & { key: string; name: string };

/** The worst in its own colour, the rest mixed with the ground. */
const fills: Record<Shown, string> = {
  critica: 'var(--critica)',
  alta: 'color-mix(in srgb, var(--alta) 55%, var(--surface))',
  media: 'color-mix(in srgb, var(--media) 45%, var(--surface))',
  baja: 'color-mix(in srgb, var(--baja) 40%, var(--surface))',
};

export const totalOf = (column: Record<Shown, number>) =>
  shownSeverities.reduce((sum, severity) => sum + column[severity], 0);
/** Between names. */
const leastGap = 15;

export function SeverityBars({ label, columns }: { label: string; columns: readonly SeverityColumn[] }) {
  const most = Math.max(0, ...columns.map(totalOf));
  return (
    <ChartFrame label={label} most={most} columns={columns.length} right={96}>
      {({ scale, x, step, width }) => (
        <>
          {columns.map((column, index) => {
            const wide = Math.min(48, step * 0.66);
            return (
              <g key={column.key}>
                {partsOf(column).map(({ severity, from, to }) => (
                  <rect
                    key={severity}
                    x={x(index) - wide / 2}
                    y={scale.y(to)}
                    width={wide}
                    height={Math.max(0, scale.y(from) - scale.y(to) - 0.8)}
                    style={{ fill: fills[severity] }}
                  />
                ))}
                {(columns.length - 1 - index) % namesEvery(step) === 0 && (
                  <text x={x(index)} y={underAxis} textAnchor="middle">
                    {column.name}
                  </text>
                )}
              </g>
            );
          })}
          {namesBeside(columns.at(-1), scale.y).map(({ severity, y, value }) => (
            <text key={severity} x={width - 90} y={y} className={chart.strong}>
              {severityWord[severity]} {formatCount(value)}
            </text>
          ))}
        </>
      )}
    </ChartFrame>
  );
}

function partsOf(column: SeverityColumn) {
  let from = 0;
  return shownSeverities.map((severity) => {
    const part = { severity, from, to: from + column[severity] };
    from = part.to;
    return part;
  });
}

/** Beside the middle of its part, or above the name below it. */
function namesBeside(column: SeverityColumn | undefined, y: (value: number) => number) {
  if (column === undefined) return [];
  let below = Number.POSITIVE_INFINITY;
  return partsOf(column).map(({ severity, from, to }) => {
    below = Math.min(y((from + to) / 2) + 4, below - leastGap);
    return { severity, y: below, value: column[severity] };
  });
}
