/** Chart of the series of a finding by month: its month, what is missing from it, what is usual; same figures as a table. */
import { useState } from 'react';
import type { FindingDetail } from '#api/audits/audits/findings/contract.ts';
import { shortMonth } from '#core/calendar/period.es.ts';
import { periodKey } from '#core/calendar/period.ts';
import type { SeriesMeasure } from '#core/engine/finding-schema.ts';
import { formatPesos } from '#core/money/money.es.ts';
import { fromDecimal } from '#core/money/money.ts';
import chart from '../../../ui/chart/Chart.module.css';
import { saidSeries } from '../../../ui/chart/said-series.es.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { phone, useMedia } from '../../../ui/page/use-media.ts';
import { ScrollFrame } from '../../../ui/table/ScrollFrame.tsx';
import { Table, type TableColumn } from '../../../ui/table/Table.tsx';
import { Section } from '../Section.tsx';
import { type AccountDrawing, type Bar, type ChartColumn, type ChartFrame, drawAccount } from './account-chart.ts';
import { chartText, findingText } from './text.es.ts';

const height = 192;

type Frame = Pick<ChartFrame, 'top' | 'bottom'>;

/** `marked`: month of the finding; for a corrected finding not the last one. */
export function AccountChart({ detail, marked }: { detail: FindingDetail; marked: string }) {
  const [asTable, setAsTable] = useState(false);
  const isPhone = useMedia(phone);
  const { months } = detail;
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return null;
  const { measure, expected, missing, title, thirdParty } = describedSeries(detail);
  const width = isPhone ? 358 : 552;
  const frame = { left: 76, right: width, top: 26, bottom: 148 };
  const drawing = drawAccount(
    months,
    { measure, expected: expected === null ? null : fromDecimal(expected), isMissing: missing !== null },
    { last: last.period, marked, count: isPhone ? 6 : 12 },
    frame,
  );
  const shownFirst = drawing.columns[0];
  if (!shownFirst) return null;
  const from = periodKey(shownFirst.period);
  const said = saidColumns(drawing.columns, measure);
  const words = { title, thirdParty, measure, from, to: last.period, marked, expected, missing, said };
  const sentence = chartText.sentence(words);
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
        <svg className={chart.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={sentence}>
          {drawing.columns.map((column) => (
            <Column key={periodKey(column.period)} column={column} drawing={drawing} measure={measure} />
          ))}
          <path d={`M${frame.left} ${drawing.zero}H${width}`} className={chart.axis} />
          {drawing.level !== null && <Level y={drawing.level} left={frame.left} right={width} />}
          <Sides drawing={drawing} measure={measure} frame={frame} />
          {drawing.columns.map((column) => (
            <Labels key={periodKey(column.period)} column={column} drawing={drawing} missing={missing} frame={frame} />
          ))}
        </svg>
      )}
    </Section>
  );
}

/** Of what is paid the month after, its credits; else the figure of each month, below zero where it is drawn below. */
function saidColumns(columns: readonly ChartColumn[], measure: SeriesMeasure): string {
  return saidSeries(
    columns.map(({ period, up, down }) => ({
      name: chartText.shortMonth(periodKey(period)),
      value: up === null || down === null ? null : measure === 'payment' ? up.value : up.value - down.value,
    })),
    formatPesos,
  );
}

/** The series with its title; findings of earlier releases have the balance of their account. */
function describedSeries({ finding }: FindingDetail) {
  const { series, account, thirdParties, thirdPartyCount } = finding;
  const { measure = 'balance', expected = null, missing = null, accounts = [account ?? ''] } = series ?? {};
  const alone = thirdPartyCount === 1 ? thirdParties.map(({ nit }) => nit) : null;
  const nits = (series ? series.nits : alone) ?? [];
  const named = thirdParties.find((one) => one.nit === nits[0])?.name || nits[0] || null;
  const thirdParty = nits.length > 1 ? findingText.countThirdParties(nits.length) : named;
  return { measure, expected, missing, title: chartText.title(accounts, measure), thirdParty };
}

function Column({
  column,
  drawing,
  measure,
}: {
  column: ChartColumn;
  drawing: AccountDrawing;
  measure: SeriesMeasure;
}) {
  const { period, x, marked, owed, up, down, outline } = column;
  const left = x - drawing.barWidth / 2;
  const tone = (side: 'up' | 'down') => {
    if (measure === 'payment' ? owed && side === 'up' : marked) return chart.anomaly;
    return side === 'down' && measure === 'payment' ? chart.other : chart.plain;
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
      {outline && (
        <rect x={left} y={outline.y} width={drawing.barWidth} height={outline.height} className={chart.absent}>
          <title>{chartText.absent(periodKey(period), outline.value)}</title>
        </rect>
      )}
      <text x={x} y={height - 4} textAnchor="middle" className={marked ? chart.strong : undefined}>
        {shortMonth(period.month)}
      </text>
    </g>
  );
}

/** What is usual, where the month has another figure. */
function Level({ y, left, right }: { y: number; left: number; right: number }) {
  return (
    <path d={`M${left} ${y}H${right}`} className={chart.level}>
      <title>{chartText.usual}</title>
    </path>
  );
}

/**
 * The figure of the month, or the words of what is missing from it: beyond all bars, where none is under it, with a line to
 * its own.
 */
function Labels({
  column: { x, isFigured, owed, up, down, outline },
  drawing: { barWidth },
  missing,
  frame,
}: {
  column: ChartColumn;
  drawing: AccountDrawing;
  missing: string | null;
  frame: Frame;
}) {
  if (!up || !down || !isFigured) return null;
  const above = outline ? outline.side === 'up' : owed || up.height > 0 || down.height === 0;
  const end = above ? (outline ?? up).y : (outline ?? down).y + (outline ?? down).height;
  const edge = above ? frame.top : frame.bottom;
  return (
    <>
      {Math.abs(end - edge) > 4 && <path d={`M${x} ${edge}V${end}`} className={chart.absent} />}
      <text x={x + barWidth / 2} y={above ? edge - 6 : edge + 14} textAnchor="end" className={chart.wrong}>
        {outline ? missing : formatPesos(above ? up.value : -down.value)}
      </text>
    </>
  );
}

/** Labels of the positive and the negative side, at the left, where there are values. */
function Sides({ drawing, measure, frame }: { drawing: AccountDrawing; measure: SeriesMeasure; frame: Frame }) {
  const { up, down } = chartText.sides[measure];
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
