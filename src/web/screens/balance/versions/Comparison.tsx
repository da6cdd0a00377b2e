/** What changed from one version to another: rows added, changed and gone, with their sums, and the largest of them. */
import { useState } from 'react';
import type { BalanceVersion, VersionComparison } from '#api/audits/audits/versions/contract.ts';
import { formatCount } from '#core/money/money.es.ts';
import { fromDecimal, toDecimal } from '#core/money/money.ts';
import { useVersionComparison } from '../../../data/audits/versions.ts';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { ScrollFrame } from '../../../ui/table/ScrollFrame.tsx';
import { Table, type TableColumn } from '../../../ui/table/Table.tsx';
import { gridText, versionsText } from '../text.es.ts';

type Line = VersionComparison['lines'][number];
type Part = VersionComparison['added'] & { key: 'added' | 'changed' | 'gone' };

const parts: TableColumn<Part>[] = [
  { key: 'part', title: versionsText.what, isName: true, cell: ({ key }) => versionsText.parts[key] },
  { key: 'count', title: versionsText.count, isFigure: true, cell: ({ count }) => formatCount(count) },
  { key: 'debit', title: versionsText.debit, isFigure: true, cell: ({ debit }) => <Figure amount={debit} /> },
  { key: 'credit', title: versionsText.credit, isFigure: true, cell: ({ credit }) => <Figure amount={credit} /> },
  { key: 'closing', title: versionsText.closing, isFigure: true, cell: ({ closing }) => <Figure amount={closing} /> },
];

const closing = (figures: Line['before']) => (figures === null ? '0.00' : figures.closing);
const lines: TableColumn<Line>[] = [
  {
    key: 'name',
    title: gridText.name('rows'),
    isName: true,
    hint: nameOf,
    cell: nameOf,
  },
  {
    key: 'before',
    title: versionsText.before,
    isFigure: true,
    cell: ({ before }) => <Figure amount={closing(before)} />,
  },
  { key: 'after', title: versionsText.after, isFigure: true, cell: ({ after }) => <Figure amount={closing(after)} /> },
  {
    key: 'difference',
    title: gridText.difference,
    isFigure: true,
    cell: ({ before, after }) => (
      <Figure amount={toDecimal(fromDecimal(closing(after)) - fromDecimal(closing(before)))} />
    ),
  },
];

function nameOf({ account, thirdPartyName, nit }: Line): string {
  return `${account} ${thirdPartyName || nit || gridText.none}`;
}

interface ComparisonProps {
  company: number;
  version: BalanceVersion;
  /** Of the month, newest first. */
  others: readonly BalanceVersion[];
}

export function Comparison({ company, version, others }: ComparisonProps) {
  const usual = others.find((other) => other.version < version.version) ?? others[0]!;
  const [id, setId] = useState(usual.id);
  const { data, error, refetch } = useVersionComparison(company, [version.id, id]);
  return (
    <Stack gap={12} as="section">
      <Row gap={8} wrap>
        <Text as="h3" weight="strong">
          {versionsText.compared(version.version)}
        </Text>
        <Select
          aria-label={versionsText.other}
          value={id}
          options={others.map((other) => ({ value: other.id, label: versionsText.version(other.version) }))}
          onChange={setId}
        />
      </Row>
      {data ? (
        <>
          <ScrollFrame label={versionsText.what}>
            <Table
              look="dense"
              columns={parts}
              rows={(['added', 'changed', 'gone'] as const).map((key) => ({ key, ...data[key] }))}
              keyOf={({ key }) => key}
            />
          </ScrollFrame>
          {data.total === 0 ? (
            <p>{versionsText.same(data.judged)}</p>
          ) : (
            <ScrollFrame label={versionsText.largest(data.lines.length, data.total)}>
              <Table look="dense" columns={lines} rows={data.lines} keyOf={(line) => `${nameOf(line)} ${line.nit}`} />
            </ScrollFrame>
          )}
          {data.total > data.lines.length && (
            <Text size="small" tone="muted">
              {versionsText.largest(data.lines.length, data.total)}
            </Text>
          )}
        </>
      ) : error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={4} columns="2fr 1fr 1fr 1fr" />
      )}
    </Stack>
  );
}
