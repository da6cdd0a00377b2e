/** The formats of a year with their figures; each leads to its rows below. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ExogenaFormatSummary } from '#api/audits/exogena/contract.ts';
import type { FormatKey } from '#core/exogena/format.ts';
import { formatCount } from '#core/money/money.es.ts';
import { exogenaPath } from '../../data/routes/company-route.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Second, Text } from '../../ui/layout/Text.tsx';
import { Figure } from '../../ui/mark/Figure.tsx';
import { Tag } from '../../ui/mark/Tag.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { Table, type TableColumn } from '../../ui/table/Table.tsx';
import { formatsText as text } from './text.es.ts';
import { unidentifiedIn } from './unidentified.ts';

interface FormatsPanelProps {
  company: number;
  year: number;
  formats: readonly ExogenaFormatSummary[];
  shown: FormatKey;
  onChanges: () => void;
}

export function FormatsPanel({ company, year, formats, shown, onChanges }: FormatsPanelProps) {
  const columns: TableColumn<ExogenaFormatSummary>[] = [
    {
      key: 'format',
      title: text.format,
      isName: true,
      cell: ({ key, name }) => (
        <>
          <Link
            to={exogenaPath(company, { ano: String(year), formato: key })}
            aria-current={key === shown || undefined}
            preventScrollReset
          >
            {key}
          </Link>
          <Second>{name}</Second>
        </>
      ),
    },
    { key: 'amount', title: text.amount, isFigure: true, cell: ({ totals }) => <Figure amount={totals[0] ?? '0'} /> },
    { key: 'people', title: text.people, isFigure: true, cell: ({ people }) => countOf(people) },
    { key: 'minors', title: text.minors, isFigure: true, cell: ({ minorPeople }) => countOf(minorPeople) },
    { key: 'lacking', title: text.lacking, isFigure: true, cell: ({ lacking }) => countOf(lacking) },
    {
      key: 'nobody',
      title: text.nobody,
      isFigure: true,
      cell: ({ left }) => {
        const amount = unidentifiedIn(left);
        return Number(amount) === 0 ? text.none : <Figure amount={amount} />;
      },
    },
    {
      key: 'accounts',
      title: text.accounts,
      cell: ({ accounts }) => (accounts.none === 0 ? text.none : <Tag>{formatCount(accounts.none)}</Tag>),
    },
  ];
  return (
    <Panel
      title={text.title}
      actions={
        <>
          <Button type="inline" href={exogenaPath(company, { ano: String(year), ver: 'datos' })}>
            {text.toPeople}
          </Button>
          <Button type="inline" onClick={onChanges}>
            {text.changes}
          </Button>
        </>
      }
      flush
    >
      <Table columns={columns} rows={formats} keyOf={({ key }) => key} isSelected={({ key }) => key === shown} />
    </Panel>
  );
}

function countOf(number: number): ReactNode {
  return number === 0 ? text.none : <Text figures>{formatCount(number)}</Text>;
}
