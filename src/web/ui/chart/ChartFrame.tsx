/** Drawing as wide as its place, so that its letters keep their size on every screen: grid, and what is drawn over it. */
import { type ReactNode, useRef } from 'react';
import { formatCount } from '#core/money/money.es.ts';
import { useWidth } from '../page/use-media.ts';
import chart from './Chart.module.css';
import { type Scale, scaleTo } from './scale.ts';

const height = 200;
const frame = { top: 26, bottom: 170 };
/** Room for the values of the grid. */
const left = 44;

interface Drawn {
  scale: Scale;
  /** Middle of the place of one of the columns. */
  x: (index: number) => number;
  /** Of a column, with the gap beside it. */
  step: number;
  width: number;
}

interface ChartFrameProps {
  /** What the drawing says, for whoever does not see it. */
  label: string;
  most: number;
  columns: number;
  /** Room for labels at the right. */
  right?: number;
  children: (drawn: Drawn) => ReactNode;
}

export function ChartFrame({ label, most, columns, right = 8, children }: ChartFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place) ?? 0;
  const scale = scaleTo(most, frame);
  const step = Math.max(1, (width - left - right) / Math.max(1, columns));
  const x = (index: number) => left + step * (index + 0.5);
  return (
    <div ref={place} style={{ minHeight: height }}>
      {width > 0 && (
        <svg className={chart.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
          {scale.lines.map((value) => (
            <g key={value}>
              <path
                d={`M${left} ${scale.y(value)}H${width - right}`}
                className={value === 0 ? chart.axis : chart.grid}
              />
              <text x={left - 8} y={scale.y(value) + 4} textAnchor="end">
                {formatCount(value)}
              </text>
            </g>
          ))}
          {children({ scale, x, step, width })}
        </svg>
      )}
    </div>
  );
}

/** Below the axis. */
export const underAxis = 190;

/** Every which column has its name below, so that names do not touch. */
export function namesEvery(step: number): number {
  return Math.max(1, Math.ceil(34 / step));
}
