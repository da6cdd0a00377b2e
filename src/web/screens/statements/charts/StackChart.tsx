/** What is owned beside what is owed and what belongs to the owners, each in its parts. */
import type { Cents } from '#core/money/money.ts';
import type { RestatedUnit } from '#core/statement/unit/statement-unit.ts';
import chart from '../../../ui/chart/Chart.module.css';
import { phone, useMedia } from '../../../ui/page/use-media.ts';
import { inUnit } from '../in-unit.ts';
import styles from '../Statements.module.css';
import { chartText } from '../text.es.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { chartUnit } from './chart-unit.ts';
import { type DrawnPart, drawStacks, type Stack } from './stacks.ts';

/** px of a bar with its name above and the names of its parts below. */
const place = 78;
const thick = 26;
/** px of a letter. */
const letter = 6.4;

const tones = [styles.subject, chart.other, chart.plain, styles.pale];

interface StackChartProps {
  title: string;
  of: string;
  stacks: readonly Stack[];
  measure: RestatedUnit | undefined;
}

export function StackChart({ title, of, stacks, measure }: StackChartProps) {
  const isPhone = useMedia(phone);
  const parts = stacks.flatMap((stack) => stack.parts);
  const sums = stacks.map((stack) => stack.parts.reduce<Cents>((sum, { amount }) => sum + amount, 0n));
  const { unit, words } = chartUnit(sums, measure);
  const drawing = drawStacks(stacks);
  const tell = (amount: Cents) => inUnit(amount, unit);
  const rows = stacks.flatMap(({ key, label, parts: own }, at) => [
    ...own.map((part) => ({ key: part.key, label: part.label, amounts: [part.amount] })),
    { key, label, amounts: [sums[at]!], isTotal: true },
  ]);
  const said = stacks.map(({ label, parts: own }, at) => {
    const most = own.reduce((top, part) => (part.amount > top.amount ? part : top));
    return { name: label, sum: tell(sums[at]!), most: `${most.label} ${tell(most.amount)}` };
  });
  return (
    <ChartPanel
      title={title}
      note={`${of}, ${words}`}
      table={{ hasHundredths: unit === 'uvt', columns: [chartText.amount], rows }}
    >
      {(width) => {
        const listed = isPhone ? Math.max(...stacks.map((stack) => stack.parts.length)) : 1;
        const height = place + (listed - 1) * 18;
        return (
          <svg
            className={chart.chart}
            viewBox={`0 0 ${width} ${stacks.length * height}`}
            role="img"
            aria-label={chartText.stacks(of, said)}
          >
            {drawing.stacks.map(({ stack, parts: drawn }, index) => (
              <g key={stack.key} transform={`translate(0 ${index * height})`}>
                <text x="0" y="14" className={chart.strong}>
                  {stack.label}
                </text>
                <text x={width} y="14" textAnchor="end" className={chart.strong}>
                  {tell(sums[index]!)}
                </text>
                {drawn.map((part, at) => (
                  <Part key={part.part.key} {...{ part, at, width, tell, isPhone }} isLast={at === drawn.length - 1} />
                ))}
              </g>
            ))}
            {drawing.zero > 0 && parts.length > 0 && (
              <path d={`M${drawing.zero * width} 0V${stacks.length * height}`} className={chart.axis} />
            )}
          </svg>
        );
      }}
    </ChartPanel>
  );
}

interface PartProps {
  part: DrawnPart;
  /** Among those of its bar. */
  at: number;
  isLast: boolean;
  width: number;
  tell: (amount: Cents) => string;
  isPhone: boolean;
}

/** Its name is below it, at its right end where it is the last, or in a list on a phone. */
function Part({ part: { part, from, width: share }, at, isLast, width, tell, isPhone }: PartProps) {
  const wide = share * width;
  const words = `${part.label} ${tell(part.amount)}`;
  const y = 22 + thick + 15 + (isPhone ? at * 18 : 0);
  const fits = words.length * letter < wide;
  const tone = tones[at % tones.length];
  const label = isPhone
    ? { x: 15 }
    : fits
      ? { x: from * width + 1 }
      : isLast && { x: (from + share) * width, textAnchor: 'end' as const };
  return (
    <g>
      <rect x={from * width + 0.5} y="22" width={Math.max(1, wide - 1)} height={thick} className={tone}>
        <title>{words}</title>
      </rect>
      {isPhone && <rect x="0" y={y - 9} width="9" height="9" className={tone} />}
      {label && (
        <text y={y} {...label}>
          {words}
        </text>
      )}
    </g>
  );
}
