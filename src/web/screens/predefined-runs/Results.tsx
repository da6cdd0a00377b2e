/** What a run did for each company, in numbers: staff does not see what a company configured. */
import type { PredefinedRun, RunResult } from '#api/audits/predefined/runs/contract.ts';
import { useRunResults } from '../../data/audits/predefined.ts';
import { positive, wordsOf } from '../../lists/list-address.ts';
import { Pages } from '../../lists/Pages.tsx';
import { SearchField } from '../../lists/SearchField.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { Row } from '../../ui/layout/Layout.tsx';
import { Second, Text } from '../../ui/layout/Text.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { Table, type TableColumn } from '../../ui/table/Table.tsx';
import { runsText, resultsText as text, words } from './text.es.ts';

export function Results({ run }: { run: PredefinedRun }) {
  const { search, change } = useListAddress();
  const q = wordsOf(search.get('q'));
  const which = { softwareId: run.software.id, number: run.number };
  const page = positive(search.get('empresas')) ?? 1;
  const { data, error, refetch, isPlaceholderData } = useRunResults(which, { page, ...(q === undefined ? {} : { q }) });
  return (
    <Panel title={text.title(runsText.name(run))} flush>
      <Row inset="bar">
        <SearchField
          label={text.search}
          placeholder={text.search}
          value={search.get('q') ?? ''}
          onChange={(value) => change('q', value)}
        />
      </Row>
      {error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <SkeletonRows rows={4} columns="2fr 1fr 1fr 1fr" />
      ) : data.data.length === 0 ? (
        <EmptyState>{q === undefined ? text.empty : text.nothing}</EmptyState>
      ) : (
        <>
          <Table columns={columns} rows={data.data} isOld={isPlaceholderData} keyOf={({ companyId }) => companyId} />
          <Pages meta={data.meta} onPage={(next) => change('empresas', String(next))} />
        </>
      )}
    </Panel>
  );
}

const columns: readonly TableColumn<RunResult>[] = [
  {
    key: 'company',
    title: words.company,
    isName: true,
    cell: ({ name, nit, subscriber }) => (
      <>
        <Text overflow="breaks">{name}</Text>
        <Second>{text.about(nit, subscriber)}</Second>
      </>
    ),
  },
  { key: 'versions', title: text.versions, cell: ({ from, version }) => text.fromTo(from, version) },
  { key: 'changed', title: words.changed, isFigure: true, cell: ({ changed }) => <Text figures>{changed}</Text> },
  { key: 'kept', title: words.kept, isFigure: true, cell: ({ kept }) => <Text figures>{kept}</Text> },
  {
    key: 'result',
    title: text.result,
    cell: (row) => (
      <>
        {text.said(row)}
        {row.clashing > 0 && <Second>{words.clashing(row.clashing)}</Second>}
        {row.held !== row.version && <Second>{text.since(row.held)}</Second>}
      </>
    ),
  },
];
