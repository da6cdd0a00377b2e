/** Debits and credits of an account in the last twelve months, as a drawing or as a table. */
import { useState } from 'react';
import type { AccountMonthDocument, ChartAccountDocument } from '#api/audits/parametrization/chart/contract.ts';
import { shortMonth } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { formatPesos } from '#core/money/money.es.ts';
import type { Nature } from '#core/reference/chart/puc.ts';
import { useAccountMonths } from '../../../data/audits/chart.ts';
import drawing from '../../../ui/chart/Chart.module.css';
import { Button } from '../../../ui/control/Button.tsx';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { ScrollFrame } from '../../../ui/table/ScrollFrame.tsx';
import { Table, type TableColumn } from '../../../ui/table/Table.tsx';
import { monthsText } from '../text.es.ts';
import { type MonthBar, monthBars } from './month-bars.ts';

const WIDTH = 400;
const HEIGHT = 148;
const frame = { left: 64, right: WIDTH, top: 20, bottom: 124 };

export function MonthsChart({ company, account }: { company: number; account: ChartAccountDocument }) {
  const { data: months, isPending } = useAccountMonths(company, account.code);
  const [asTable, setAsTable] = useState(false);
  if (isPending) return <SkeletonRows rows={3} columns="1fr" />;
  if (months === undefined || months.length === 0) return null;
  return (
    <Stack gap={4} as="section">
      <Row gap={8} justify="between">
        <Text as="h3" weight="strong">
          {monthsText.title(Math.min(12, months.length))}
        </Text>
        <Button type="inline" onClick={() => setAsTable(!asTable)}>
          {asTable ? monthsText.asChart : monthsText.asTable}
        </Button>
      </Row>
      {asTable ? (
        <ScrollFrame label={monthsText.title(months.length)}>
          <Table look="dense" columns={columns} rows={months} keyOf={({ period }) => period} />
        </ScrollFrame>
      ) : (
        <Drawing months={months} account={account} />
      )}
    </Stack>
  );
}

function Drawing({ months, account }: { months: readonly AccountMonthDocument[]; account: ChartAccountDocument }) {
  const { nature, code } = account;
  const { bars, barWidth, zero } = monthBars(months, nature, frame);
  const [above, below] = monthsText.sides(nature);
  return (
    <svg
      className={drawing.chart}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={monthsText.sentence(code, months.slice(-12))}
    >
      {bars.map((bar, index) => (
        <Bars
          key={bar.period}
          bar={bar}
          width={barWidth}
          zero={zero}
          nature={nature}
          isLast={index === bars.length - 1}
        />
      ))}
      <path d={`M${frame.left} ${zero}H${WIDTH}`} className={drawing.axis} />
      {bars.some(({ added }) => added > 0n) && (
        <text x="0" y={Math.max(zero - 8, 14)}>
          {above}
        </text>
      )}
      {bars.some(({ taken }) => taken > 0n) && (
        <text x="0" y={Math.min(zero + 16, HEIGHT - 20)}>
          {below}
        </text>
      )}
    </svg>
  );
}

interface BarsProps {
  bar: MonthBar;
  width: number;
  zero: number;
  nature: Nature;
  isLast: boolean;
}

function Bars({ bar, width, zero, nature, isLast }: BarsProps) {
  const { period, x, added, addedHeight, taken, takenHeight } = bar;
  const month = parsePeriod(period)?.month ?? 0;
  return (
    <g>
      <title>{monthsText.bar(period, nature, added, taken)}</title>
      <rect
        x={x - width / 2}
        y={zero - addedHeight}
        width={width}
        height={addedHeight}
        className={isLast ? drawing.marked : drawing.plain}
      />
      <rect x={x - width / 2} y={zero} width={width} height={takenHeight} className={drawing.other} />
      {isLast && added > 0n && (
        <text x={x + width / 2} y={zero - addedHeight - 6} textAnchor="end" className={drawing.strong}>
          {formatPesos(added)}
        </text>
      )}
      <text x={x} y={HEIGHT - 4} textAnchor="middle" className={isLast ? drawing.strong : undefined}>
        {shortMonth(month)}
      </text>
    </g>
  );
}

const figure = (key: 'debit' | 'credit' | 'closing'): TableColumn<AccountMonthDocument> => ({
  key,
  title: monthsText.columns[key],
  isFigure: true,
  cell: (month) => <Figure amount={month[key]} />,
});
const columns: readonly TableColumn<AccountMonthDocument>[] = [
  { key: 'month', title: monthsText.columns.month, isName: true, cell: ({ period }) => monthsText.month(period) },
  figure('debit'),
  figure('credit'),
  figure('closing'),
];
