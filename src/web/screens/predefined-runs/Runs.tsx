/** Every upload of a predefined parametrization with its result, and what was taken back. */
import { Link } from 'react-router';
import type { PredefinedRun } from '#api/audits/predefined/runs/contract.ts';
import { usePredefinedRuns, useUndoPredefinedRun } from '../../data/audits/predefined.ts';
import { notify } from '../../data/failures/notices.ts';
import { positive } from '../../lists/list-address.ts';
import { Pages } from '../../lists/Pages.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { Second, Text } from '../../ui/layout/Text.tsx';
import { ConfirmPopover } from '../../ui/overlay/ConfirmPopover.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { Table, type TableColumn } from '../../ui/table/Table.tsx';
import { Results } from './Results.tsx';
import { runsText as text, words } from './text.es.ts';

const keyOf = ({ software, number }: PredefinedRun) => `${software.id}-${number}`;

export function Runs() {
  const { search, change } = useListAddress();
  const { data, error, refetch } = usePredefinedRuns(positive(search.get('pagina')) ?? 1);
  const shown = data?.data.find((run) => keyOf(run) === search.get('carga'));
  return (
    <>
      <PageHeader title={text.title} context={text.context} />
      <Stack gap={12}>
        <Panel label={text.title} flush>
          {error ? (
            <ErrorState failure={error} onRetry={() => void refetch()} />
          ) : data === undefined ? (
            <SkeletonRows rows={4} columns="2fr 1fr 1fr 1fr" />
          ) : data.data.length === 0 ? (
            <EmptyState>{text.empty}</EmptyState>
          ) : (
            <>
              <Table
                columns={columns}
                rows={data.data}
                keyOf={keyOf}
                isSelected={(run) => run === shown}
                actionsOf={(run) => run.mayUndo && <Undo run={run} />}
              />
              <Pages meta={data.meta} onPage={(page) => change('pagina', String(page))} />
            </>
          )}
        </Panel>
        {shown && <Results key={keyOf(shown)} run={shown} />}
      </Stack>
    </>
  );
}

const figure = (count: number) => <Text figures>{count}</Text>;

const columns: readonly TableColumn<PredefinedRun>[] = [
  {
    key: 'run',
    title: text.run,
    isName: true,
    cell: (run) => (
      <>
        <Link to={`?carga=${keyOf(run)}`}>{text.name(run)}</Link>
        <Second>{text.source(run)}</Second>
      </>
    ),
  },
  { key: 'when', title: words.when, cell: ({ madeAt }) => <Text figures>{words.at(madeAt)}</Text> },
  { key: 'companies', title: text.companies, isFigure: true, cell: ({ companies }) => figure(companies) },
  { key: 'changed', title: text.changed, isFigure: true, cell: ({ changed }) => figure(changed) },
  { key: 'keeping', title: text.keeping, isFigure: true, cell: ({ keeping }) => figure(keeping) },
];

function Undo({ run }: { run: PredefinedRun }) {
  const undo = useUndoPredefinedRun({ onSuccess: () => notify({ title: text.undone(run) }, 'success') });
  return (
    <ConfirmPopover
      trigger={
        <Button size="small" loading={undo.isPending} aria-label={text.undoOf(run)}>
          {text.undo}
        </Button>
      }
      title={text.undoOf(run)}
      okText={text.undoYes}
      cancelText={text.no}
      onConfirm={() => undo.mutate({ softwareId: run.software.id, number: run.number })}
    >
      {text.undoDetail}
    </ConfirmPopover>
  );
}
