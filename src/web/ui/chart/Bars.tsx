/** Bars over time: the last whole one stands out, the one that is not over is dashed. */
import { formatCount } from '#core/money/money.es.ts';
import chart from './Chart.module.css';
import { ChartFrame, namesEvery, underAxis } from './ChartFrame.tsx';

export interface Bar {
  key: string;
  name: string;
  value: number;
}

interface BarsProps {
  label: string;
  /** Oldest first. */
  bars: readonly Bar[];
  /** Key of the one that stands out. */
  marked?: string | undefined;
  /** Key of the one that is not over. */
  open?: string | undefined;
  /** Of things that are all equal: each has its value. */
  eachStandsOut?: boolean;
}

export function Bars({ label, bars, marked, open, eachStandsOut = false }: BarsProps) {
  return (
    <ChartFrame label={label} most={Math.max(0, ...bars.map(({ value }) => value))} columns={bars.length}>
      {({ scale, x, step }) =>
        bars.map(({ key, name, value }, index) => {
          const width = Math.min(48, step * 0.66);
          const [at, top, isOpen] = [x(index) - width / 2, scale.y(value), key === open];
          const isMarked = key === marked || eachStandsOut;
          const isNamed = (bars.length - 1 - index) % namesEvery(step) === 0;
          return (
            <g key={key}>
              <rect
                x={at}
                y={top}
                width={width}
                height={scale.y(0) - top}
                className={isMarked ? chart.marked : isOpen ? undefined : chart.plain}
                {...(isOpen && { fill: 'none', stroke: 'var(--primary)', strokeDasharray: '3 2' })}
              />
              {(isOpen || (isMarked && (isNamed || key === marked))) && (
                <text x={x(index)} y={top - 6} textAnchor="middle" className={chart.strong}>
                  {formatCount(value)}
                </text>
              )}
              {isNamed && (
                <text
                  x={x(index)}
                  y={underAxis}
                  textAnchor="middle"
                  className={key === marked ? chart.strong : undefined}
                >
                  {name}
                </text>
              )}
            </g>
          );
        })
      }
    </ChartFrame>
  );
}
