/** Cascade from a first figure to a last one: upright at a desk, a row a step on a phone. */

import type { RestatedUnit } from '#core/statement/unit/statement-unit.ts';
import chart from '../../../ui/chart/Chart.module.css';
import { saidSeries } from '../../../ui/chart/said-series.es.ts';
import { phone, useMedia } from '../../../ui/page/use-media.ts';
import { inUnit } from '../in-unit.ts';
import styles from '../Statements.module.css';
import { chartText } from '../text.es.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { type CascadeStep, drawCascade } from './cascade.ts';
import { chartUnit } from './chart-unit.ts';

/** px. */
const height = 164;
const frame = { top: 24, bottom: 122 };
/** Share of its place that a bar takes. */
const broad = 0.68;
/** px of a bar at most. */
const most = 120;
const least = 1.5;
/** px of a letter. */
const letter = 6.2;

const row = 34;
const thick = 10;

interface CascadeChartProps {
  title: string;
  /** `octubre de 2026`. */
  of: string;
  steps: readonly CascadeStep[];
  measure: RestatedUnit | undefined;
}

export function CascadeChart({ title, of, steps, measure }: CascadeChartProps) {
  const isPhone = useMedia(phone);
  const { unit, words } = chartUnit(
    steps.map(({ amount }) => amount),
    measure,
  );
  const rows = steps.map(({ key, label, amount, isTotal }) => ({ key, label, amounts: [amount], isTotal }));
  const tell = (step: CascadeStep) => inUnit(step.amount, unit);
  const said = saidSeries(
    steps.map(({ label: name, amount }) => ({ name, value: amount })),
    (amount) => inUnit(amount, unit),
  );
  const label = chartText.cascade(title, of, said);
  return (
    <ChartPanel
      title={title}
      note={`${of}, ${words}`}
      table={{ hasHundredths: unit === 'uvt', columns: [chartText.amount], rows }}
    >
      {(width) =>
        isPhone ? (
          <Lying steps={steps} width={width} label={label} tell={tell} />
        ) : (
          <Upright steps={steps} width={width} label={label} tell={tell} />
        )
      }
    </ChartPanel>
  );
}

interface DrawingProps {
  steps: readonly CascadeStep[];
  width: number;
  label: string;
  tell: (step: CascadeStep) => string;
}

const toneOf = ({ isTotal }: CascadeStep) => (isTotal ? styles.subject : chart.plain);
const wordsOf = ({ isTotal }: CascadeStep) => (isTotal ? chart.strong : undefined);

function Upright({ steps, width, label, tell }: DrawingProps) {
  const { bars, zero } = drawCascade(steps);
  const place = width / steps.length;
  const thickness = Math.min(most, place * broad);
  const y = (share: number) => frame.bottom - share * (frame.bottom - frame.top);
  return (
    <svg className={chart.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {bars.map(({ step, from, to }, index) => {
        const middle = place * (index + 0.5);
        const left = middle - thickness / 2;
        const top = Math.min(y(from), y(to));
        return (
          <g key={step.key}>
            {index > 0 && (
              <path d={`M${left - place + thickness} ${y(bars[index - 1]!.to)}H${left}`} className={styles.join} />
            )}
            <rect
              x={left}
              y={top}
              width={thickness}
              height={Math.max(least, Math.abs(y(from) - y(to)))}
              className={toneOf(step)}
            />
            <text x={middle} y={top - 6} textAnchor="middle" className={wordsOf(step)}>
              {tell(step)}
            </text>
            {chartText.twoLines(step.label, Math.floor(place / letter)).map((words, line) => (
              <text
                key={words}
                x={middle}
                y={frame.bottom + 18 + line * 15}
                textAnchor="middle"
                className={wordsOf(step)}
              >
                {words}
              </text>
            ))}
          </g>
        );
      })}
      <path d={`M0 ${y(zero)}H${width}`} className={chart.axis} />
    </svg>
  );
}

function Lying({ steps, width, label, tell }: DrawingProps) {
  const { bars, zero } = drawCascade(steps);
  const x = (share: number) => share * width;
  return (
    <svg className={chart.chart} viewBox={`0 0 ${width} ${steps.length * row}`} role="img" aria-label={label}>
      {bars.map(({ step, from, to }, index) => (
        <g key={step.key}>
          <text x="0" y={index * row + 14} className={wordsOf(step)}>
            {step.label}
          </text>
          <text x={width} y={index * row + 14} textAnchor="end" className={wordsOf(step)}>
            {tell(step)}
          </text>
          <rect
            x={Math.min(x(from), x(to))}
            y={index * row + 19}
            width={Math.max(least, Math.abs(x(from) - x(to)))}
            height={thick}
            className={toneOf(step)}
          />
        </g>
      ))}
      {zero > 0 && <path d={`M${x(zero)} 0V${steps.length * row}`} className={chart.axis} />}
    </svg>
  );
}
