/** Closing balances of twelve months, as a drawing or as a table. */
import { useState } from 'react';
import type { ExplorerRow } from '#api/audits/explorer/contract.ts';
import { formatPesos } from '#core/money/money.es.ts';
import { fromDecimal } from '#core/money/money.ts';
import drawing from '../../../ui/chart/Chart.module.css';
import { saidSeries } from '../../../ui/chart/said-series.es.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { Table, type TableColumn } from '../../../ui/table/Table.tsx';
import { inUnit } from '../grid-columns.ts';
import { balanceText, gridText, rowText } from '../text.es.ts';

type Month = ExplorerRow['months'][number];

const WIDTH = 300;
const HEIGHT = 124;
const TOP = 18;
const BOTTOM = 104;
const STEP = WIDTH / 12;
const BAR = 17;

const amount = (key: 'debit' | 'credit' | 'closing', title: string): TableColumn<Month> => ({
  key,
  title,
  isFigure: true,
  cell: (month) => (month.isStored ? <Figure amount={month[key]} /> : gridText.missing),
});
const columns: TableColumn<Month>[] = [
  { key: 'month', title: rowText.month, isName: true, cell: ({ period }) => balanceText.shortMonth(period) },
  amount('debit', rowText.debit),
  amount('credit', rowText.credit),
  amount('closing', rowText.closing),
];

export function RowMonths({ name, months }: { name: string; months: readonly Month[] }) {
  const [asTable, setAsTable] = useState(false);
  return (
    <Stack gap={4} as="section">
      <Row justify="between">
        <Text as="h3" weight="strong">
          {rowText.months}
        </Text>
        <Button type="inline" onClick={() => setAsTable(!asTable)}>
          {asTable ? rowText.asChart : rowText.asTable}
        </Button>
      </Row>
      {asTable ? (
        <Table look="dense" columns={columns} rows={months} keyOf={({ period }) => period} />
      ) : (
        <Drawing name={name} months={months} />
      )}
    </Stack>
  );
}

function saidMonths(months: readonly Month[]): string {
  return saidSeries(
    months.map(({ period, closing, isStored }) => ({
      name: balanceText.shortMonth(period),
      value: isStored ? fromDecimal(closing) : null,
    })),
    formatPesos,
  );
}

/** Bars from zero; the one that changes side is the anomaly. */
function Drawing({ name, months }: { name: string; months: readonly Month[] }) {
  const values = months.map(({ closing }) => Number(closing));
  const [most, least] = [Math.max(0, ...values), Math.min(0, ...values)];
  const height = (value: number) => (most === least ? 0 : ((BOTTOM - TOP) * value) / (most - least));
  const zero = TOP + height(most);
  const last = months.length - 1;
  const usual = Math.sign(values.slice(0, -1).reduce((sum, value) => sum + Math.sign(value), 0));
  const text = inUnit(fromDecimal(months[last]!.closing), 'pesos');
  return (
    <svg
      className={drawing.chart}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={rowText.chart(name, saidMonths(months))}
    >
      {months.map(({ period }, index) => {
        const value = values[index]!;
        const x = index * STEP + (STEP - BAR) / 2;
        const isTurned = index === last && usual !== 0 && Math.sign(value) === -usual;
        const look = isTurned ? drawing.anomaly : index === last ? drawing.marked : drawing.plain;
        return (
          <g key={period}>
            <rect
              x={x}
              y={value > 0 ? zero - height(value) : zero}
              width={BAR}
              height={Math.abs(height(value))}
              className={look}
            />
            <text
              x={x + BAR / 2}
              y={HEIGHT - 4}
              textAnchor="middle"
              className={index === last ? drawing.strong : drawing.fine}
            >
              {gridText.month(period)}
            </text>
          </g>
        );
      })}
      <path d={`M0 ${zero}H${WIDTH}`} className={drawing.axis} />
      <text x={WIDTH} y={12} textAnchor="end" className={drawing.strong}>
        {text}
      </text>
    </svg>
  );
}
