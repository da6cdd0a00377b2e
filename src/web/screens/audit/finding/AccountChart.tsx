/** Chart of an account by month, the month of the finding highlighted; same figures as a table. */
import { useState } from 'react';
import type { FindingDetail } from '#api/audits/audits/contract.ts';
import { shortMonth } from '#core/calendar/period.es.ts';
import { periodKey } from '#core/calendar/period.ts';
import type { AccountChart as ChartKind } from '#core/engine/finding-schema.ts';
import { formatPesos } from '#core/money/money.es.ts';
import chart from '../../../ui/chart/Chart.module.css';
import { Button } from '../../../ui/control/Button.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { phone, useMedia } from '../../../ui/page/use-media.ts';
import { ScrollFrame } from '../../../ui/table/ScrollFrame.tsx';
import { Table, type TableColumn } from '../../../ui/table/Table.tsx';
import { type AccountDrawing, type Bar, type ChartColumn, drawAccount } from './account-chart.ts';
import { Section } from './Section.tsx';
import { chartText, findingText } from './text.es.ts';

const height = 184;

/** `marked`: month of the finding; for a corrected finding not the last one. */
export function AccountChart({ detail, marked }: { detail: FindingDetail; marked: string }) {
  const [asTable, setAsTable] = useState(false);
  const isPhone = useMedia(phone);
  const { finding, months, chart: kind } = detail;
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last || !finding.account) return null;
  const width = isPhone ? 358 : 552;
  const frame = { left: 70, right: width, top: 26, bottom: 148 };
  const drawing = drawAccount(months, last.period, marked, kind, frame, isPhone ? 6 : 12);
  const shownFirst = drawing.columns[0];
  if (!shownFirst) return null;
  const thirdParty = finding.thirdPartyCount === 1 ? (finding.thirdParties[0]?.name ?? null) : null;
  const title = chartText.title(finding.account);
  const from = periodKey(shownFirst.period);
  return (
    <Section
      title={title}
      note={chartText.range(thirdParty, from, last.period)}
      action={
        <Button type="inline" onClick={() => setAsTable(!asTable)}>
          {asTable ? chartText.asChart : chartText.asTable}
        </Button>
      }
    >
      {asTable ? (
        <MonthTable title={title} months={months} />
      ) : (
        <svg
          className={chart.chart}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={chartText.sentence(
            thirdParty ? `${title}, ${thirdParty}` : title,
            kind,
            from,
            last.period,
            last.closing,
          )}
        >
          {drawing.columns.map((column) => (
            <Column key={periodKey(column.period)} column={column} drawing={drawing} kind={kind} />
          ))}
          <path d={`M70 ${drawing.zero}H${width}`} className={chart.axis} />
          <Sides drawing={drawing} kind={kind} frame={frame} />
        </svg>
      )}
    </Section>
  );
}

function Column({ column, drawing, kind }: { column: ChartColumn; drawing: AccountDrawing; kind: ChartKind }) {
  const { period, x, marked, up, down } = column;
  const left = x - drawing.barWidth / 2;
  const tone = (side: 'up' | 'down') => {
    if (marked && kind === 'balance') return chart.anomaly;
    return side === 'down' && kind === 'movement' ? chart.other : chart.plain;
  };
  const bar = (side: 'up' | 'down', { y, height: tall, value }: Bar) =>
    tall > 0 && (
      <rect x={left} y={y} width={drawing.barWidth} height={tall} className={tone(side)}>
        <title>{chartText.bar(periodKey(period), side === 'up' ? value : -value)}</title>
      </rect>
    );
  return (
    <g>
      {up && bar('up', up)}
      {down && bar('down', down)}
      {marked && kind === 'balance' && <MarkedValue column={column} right={drawing} />}
      <text x={x} y={height - 4} textAnchor="middle" className={marked ? chart.strong : undefined}>
        {shortMonth(period.month)}
      </text>
    </g>
  );
}

/** Figure at the marker, at the end of its bar; right-aligned in the last column. */
function MarkedValue({ column: { x, up, down }, right }: { column: ChartColumn; right: AccountDrawing }) {
  if (!up || !down) return null;
  const above = up.height > 0 || down.height === 0;
  const y = above ? up.y - 6 : down.y + down.height + 14;
  return (
    <text x={x + right.barWidth / 2} y={y} textAnchor="end" className={chart.wrong}>
      {formatPesos(above ? up.value : -down.value)}
    </text>
  );
}

/** Labels of the positive and the negative side, at the left, where there are values. */
function Sides({
  drawing,
  kind,
  frame,
}: {
  drawing: AccountDrawing;
  kind: ChartKind;
  frame: { top: number; bottom: number };
}) {
  const { up, down } = chartText.sides[kind];
  const room = 26;
  return (
    <>
      {drawing.zero - frame.top > room && <Side y={drawing.zero - 22} words={up} />}
      {frame.bottom - drawing.zero > room && <Side y={drawing.zero + 20} words={down} />}
    </>
  );
}

function Side({ y, words: [name, detail] }: { y: number; words: readonly [string, string] }) {
  return (
    <>
      <text x="0" y={y}>
        {name}
      </text>
      <text x="0" y={y + 14} className={chart.fine}>
        {detail}
      </text>
    </>
  );
}

type Month = FindingDetail['months'][number];

const figure = (title: string, of: (month: Month) => string): TableColumn<Month> => ({
  key: title,
  title,
  isFigure: true,
  cell: (month) => <Figure amount={of(month)} />,
});
const monthColumns: readonly TableColumn<Month>[] = [
  { key: 'month', title: chartText.month, isName: true, cell: ({ period }) => chartText.shortMonth(period) },
  figure(findingText.opening, ({ opening }) => opening),
  figure(findingText.debits, ({ debit }) => debit),
  figure(findingText.credits, ({ credit }) => credit),
  figure(findingText.closing, ({ closing }) => closing),
];

function MonthTable({ title, months }: { title: string; months: FindingDetail['months'] }) {
  return (
    <ScrollFrame label={title}>
      <Table look="dense" columns={monthColumns} rows={months} keyOf={({ period }) => period} />
    </ScrollFrame>
  );
}
