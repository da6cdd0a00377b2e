/** A median over time; its first and last value are named. Columns without one are skipped. */
import chart from '../../ui/chart/Chart.module.css';
import { ChartFrame, namesEvery, underAxis } from '../../ui/chart/ChartFrame.tsx';
import { reportsText as text } from './text.es.ts';

export interface MedianColumn {
  key: string;
  name: string;
  value: number | null;
}

export function MedianLine({ label, columns }: { label: string; columns: readonly MedianColumn[] }) {
  const known = columns.flatMap(({ value }, index) => (value === null ? [] : [{ value, index }]));
  const [first, last] = [known[0], known.at(-1)];
  return (
    <ChartFrame
      label={label}
      most={Math.max(0, ...known.map(({ value }) => value))}
      columns={columns.length}
      right={44}
    >
      {({ scale, x, step }) => (
        <>
          <polyline
            points={known.map(({ value, index }) => `${x(index).toFixed(1)},${scale.y(value).toFixed(1)}`).join(' ')}
            fill="none"
            stroke="var(--ch-2)"
            strokeWidth="2"
          />
          {columns.map(
            ({ key, name }, index) =>
              (columns.length - 1 - index) % namesEvery(step) === 0 && (
                <text key={key} x={x(index)} y={underAxis} textAnchor="middle">
                  {name}
                </text>
              ),
          )}
          {first && first !== last && (
            <text x={x(first.index) + 6} y={scale.y(first.value) - 6} className={chart.strong}>
              {text.number(first.value)}
            </text>
          )}
          {last && (
            <>
              <circle cx={x(last.index)} cy={scale.y(last.value)} r="3.5" className={chart.marked} />
              <text x={x(last.index) + 8} y={scale.y(last.value) + 4} className={chart.strong}>
                {text.number(last.value)}
              </text>
            </>
          )}
        </>
      )}
    </ChartFrame>
  );
}
