/** Figures with a sign, one below the other: what is in favour to the right, what is owed to the left. */
import type { Cents } from '#core/money/money.ts';
import type { RestatedUnit } from '#core/statement/unit/statement-unit.ts';
import chart from '../../../ui/chart/Chart.module.css';
import { saidSeries } from '../../../ui/chart/said-series.es.ts';
import { phone, useMedia } from '../../../ui/page/use-media.ts';
import { inUnit } from '../in-unit.ts';
import styles from '../Statements.module.css';
import { chartText } from '../text.es.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { chartUnit } from './chart-unit.ts';
import { drawStacks } from './stacks.ts';

const row = 24;
const phoneRow = 36;
const thick = 12;
/** px of names at the left and of figures at the right. */
const names = 280;
const figures = 90;

export interface ItemBar {
  key: string;
  label: string;
  amount: Cents;
}

interface ItemBarsProps {
  title: string;
  of: string;
  items: readonly ItemBar[];
  measure: RestatedUnit | undefined;
}

export function ItemBars({ title, of, items, measure }: ItemBarsProps) {
  const isPhone = useMedia(phone);
  const { unit, words } = chartUnit(
    items.map(({ amount }) => amount),
    measure,
  );
  const { stacks, zero } = drawStacks(items.map((item) => ({ key: item.key, label: item.label, parts: [item] })));
  const high = isPhone ? phoneRow : row;
  const said = saidSeries(
    items.map(({ label: name, amount: value }) => ({ name, value })),
    (amount) => inUnit(amount, unit),
  );
  const rows = items.map(({ key, label, amount }) => ({ key, label, amounts: [amount] }));
  return (
    <ChartPanel
      title={title}
      note={`${of}, ${words}`}
      table={{ hasHundredths: unit === 'uvt', columns: [chartText.amount], rows }}
    >
      {(width) => {
        const left = isPhone ? 0 : names;
        const room = width - left - (isPhone ? 0 : figures);
        const bar = isPhone ? 20 : 6;
        return (
          <svg
            className={chart.chart}
            viewBox={`0 0 ${width} ${items.length * high}`}
            role="img"
            aria-label={chartText.items(title, of, said)}
          >
            {stacks.map(({ stack, parts }, index) => {
              const drawn = parts[0]!;
              const { amount } = drawn.part;
              return (
                <g key={stack.key} transform={`translate(0 ${index * high})`}>
                  <text x="0" y={isPhone ? 14 : 16}>
                    {isPhone ? stack.label : chartText.short(stack.label, Math.floor(names / 6.6))}
                    <title>{stack.label}</title>
                  </text>
                  <rect
                    x={left + drawn.from * room}
                    y={bar}
                    width={Math.max(1, drawn.width * room)}
                    height={thick}
                    className={amount < 0n ? chart.plain : styles.subject}
                  />
                  <text x={width} y={isPhone ? 14 : 16} textAnchor="end" className={chart.strong}>
                    {inUnit(amount, unit)}
                  </text>
                </g>
              );
            })}
            <path d={`M${left + zero * room} 0V${items.length * high}`} className={chart.axis} />
          </svg>
        );
      }}
    </ChartPanel>
  );
}
