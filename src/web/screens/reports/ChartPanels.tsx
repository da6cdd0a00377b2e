/** Figures over time as drawings, or as tables for whoever prefers them. */
import { type ReactNode, useState } from 'react';
import type { Usage } from '#api/audits/usage/contract.ts';
import { daysOfMonth } from '#core/reference/in-force.ts';
import { Bars } from '../../ui/chart/Bars.tsx';
import { saidSeries } from '../../ui/chart/said-series.es.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { phone, useMedia } from '../../ui/page/use-media.ts';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { Table, type TableColumn } from '../../ui/table/Table.tsx';
import { severityWord } from '../../ui/text.es.ts';
import { MedianLine } from './MedianLine.tsx';
import { Narrowed } from './Narrowed.tsx';
import { SeverityBars, shownSeverities, totalOf } from './SeverityBars.tsx';
import { parts, reportsText as text } from './text.es.ts';
import { daysBetween, isByDay } from './usage-view.ts';

type Month = Usage['months'][number];
type Column = Omit<Month, 'month' | 'firstMinutes' | 'companies' | 'users'> & {
  key: string;
  name: string;
  title: string;
};

/** Months of a drawing. */
const most = { phone: 6, desk: 12 };

interface Drawing {
  /** Of the panel. */
  id: string;
  title: string;
  note?: string;
  drawing: ReactNode;
  table: ReactNode;
}

function ChartPanel({ id, title, note, drawing, table }: Drawing) {
  const [isTable, setIsTable] = useState(false);
  return (
    <Panel
      id={id}
      title={title}
      note={note && <span className="small">{note}</span>}
      actions={
        <Button
          type="link"
          size="small"
          aria-label={isTable ? text.asChartOf(title) : text.asTableOf(title)}
          onClick={() => setIsTable(!isTable)}
        >
          {isTable ? text.asChart : text.asTable}
        </Button>
      }
    >
      {isTable ? table : drawing}
    </Panel>
  );
}

const nothing = { imports: 0, audits: 0, critica: 0, alta: 0, media: 0, baja: 0, informativa: 0 };

/** Columns of a drawing: every day of few, else the last months. */
function useColumns(usage: Usage): readonly Column[] {
  const isPhone = useMedia(phone);
  if (isByDay(usage)) {
    const known = new Map(usage.days.map((day) => [day.day, day]));
    return daysBetween(usage).map((day) => ({
      ...nothing,
      ...known.get(day),
      key: day,
      name: text.dayName(day),
      title: text.day(day),
    }));
  }
  return usage.months
    .slice(isPhone ? -most.phone : -most.desk)
    .map(({ firstMinutes: _, companies: __, users: ___, ...month }) => ({
      ...month,
      key: month.month,
      name: text.monthName(month.month),
      title: text.fullMonth(month.month),
    }));
}

const isMonth = (key: string) => key.length === 7;

function addressOf(key: string): Record<string, string | null> {
  const [year, month] = key.split('-').map(Number) as [number, number];
  const { first, last } = daysOfMonth(year, month);
  return { rango: null, desde: first, hasta: last };
}

const figure = (value: number) => <Text figures>{text.count(value)}</Text>;

function FigureTable({ columns, rows }: { columns: readonly TableColumn<Column>[]; rows: readonly Column[] }) {
  const first: TableColumn<Column> = {
    key: 'when',
    title: text.audits.month,
    isName: true,
    cell: ({ key, title }) => (isMonth(key) ? <Narrowed to={addressOf(key)}>{title}</Narrowed> : title),
  };
  return <Table look="dense" columns={[first, ...columns]} rows={rows.toReversed()} keyOf={({ key }) => key} />;
}

export function AuditsPanel({ usage, today }: { usage: Usage; today: string }) {
  const columns = useColumns(usage);
  const isOfDays = isByDay(usage);
  const open = isOfDays ? today : today.slice(0, 7);
  const isOpen = columns.at(-1)?.key === open;
  const marked = (isOpen ? columns.at(-2) : columns.at(-1))?.key;
  const said = columns.map(({ title, audits }) => `${title}, ${text.count(audits)}`).join('; ');
  return (
    <ChartPanel
      id={parts.audits}
      title={isOfDays ? text.audits.byDay : text.audits.byMonth}
      {...(isOpen && !isOfDays && { note: text.audits.open(text.fullMonth(open)) })}
      drawing={
        <Bars
          label={text.audits.said(said)}
          bars={columns.map(({ key, name, audits }) => ({ key, name, value: audits }))}
          marked={marked}
          open={isOpen ? open : undefined}
        />
      }
      table={
        <FigureTable
          rows={columns}
          columns={[
            { key: 'audits', title: text.audits.count, isFigure: true, cell: ({ audits }) => figure(audits) },
            { key: 'imports', title: text.audits.imports, isFigure: true, cell: ({ imports }) => figure(imports) },
          ]}
        />
      }
    />
  );
}

export function SeverityPanel({ usage }: { usage: Usage }) {
  const all = useColumns(usage);
  const columns = isByDay(usage) ? all : all.slice(-most.phone);
  const last = columns.at(-1);
  const values = shownSeverities.map((severity) => `${severityWord[severity]}, ${text.count(last?.[severity] ?? 0)}`);
  const totals = columns.map((column) => ({ name: column.title, value: totalOf(column) }));
  return (
    <ChartPanel
      id={parts.severities}
      title={text.severities.title}
      drawing={
        <SeverityBars
          label={text.severities.said(saidSeries(totals, text.count), `${last?.title ?? ''}: ${values.join('; ')}`)}
          columns={columns}
        />
      }
      table={
        <FigureTable
          rows={columns}
          columns={shownSeverities.map((severity) => ({
            key: severity,
            title: severityWord[severity],
            isFigure: true,
            cell: (row) => figure(row[severity]),
          }))}
        />
      }
    />
  );
}

/** Companies and users at the end of each month, whatever the days. */
export function AccountsPanel({ usage, today }: { usage: Usage; today: string }) {
  const isPhone = useMedia(phone);
  const months = usage.months.slice(isPhone ? -most.phone : -most.desk);
  const last = months.at(-1)!.month;
  const said = months.map(({ month, companies }) => `${text.fullMonth(month)}, ${text.count(companies)}`).join('; ');
  return (
    <ChartPanel
      id={parts.accounts}
      title={text.accounts.title}
      note={text.accounts.note}
      drawing={
        <Bars
          label={text.accounts.said(said)}
          bars={months.map(({ month, companies }) => ({
            key: month,
            name: text.monthName(month),
            value: companies,
          }))}
          marked={last}
          open={last === today.slice(0, 7) ? last : undefined}
        />
      }
      table={
        <Table
          look="dense"
          columns={[
            { key: 'month', title: text.audits.month, isName: true, cell: ({ month }) => text.fullMonth(month) },
            {
              key: 'companies',
              title: text.accounts.companies,
              isFigure: true,
              cell: ({ companies }) => figure(companies),
            },
            { key: 'users', title: text.accounts.users, isFigure: true, cell: ({ users }) => figure(users) },
          ]}
          rows={months.toReversed()}
          keyOf={({ month }) => month}
        />
      }
    />
  );
}

export function FirstPanel({ usage }: { usage: Usage }) {
  const isPhone = useMedia(phone);
  const months = usage.months.slice(isPhone ? -most.phone : -most.desk);
  const columns = months.map(({ month, firstMinutes }) => ({
    key: month,
    name: text.monthName(month),
    title: text.fullMonth(month),
    value: firstMinutes,
  }));
  const known = saidSeries(
    columns.map(({ title: name, value }) => ({ name, value })),
    text.number,
  );
  return (
    <ChartPanel
      id={parts.first}
      title={text.first.title}
      note={text.first.note}
      drawing={
        known === '' ? (
          <EmptyState>{text.first.none}</EmptyState>
        ) : (
          <MedianLine label={text.first.said(known)} columns={columns} />
        )
      }
      table={
        <Table
          look="dense"
          columns={[
            { key: 'month', title: text.audits.month, isName: true, cell: ({ title }) => title },
            {
              key: 'minutes',
              title: text.first.minutes,
              isFigure: true,
              cell: ({ value }) => <Text figures>{value === null ? '–' : text.number(value)}</Text>,
            },
          ]}
          rows={columns.toReversed()}
          keyOf={({ key }) => key}
        />
      }
    />
  );
}
