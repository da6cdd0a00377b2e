/** Companies of the user that the last version of their package changed; each may keep the version before. */
import { Link } from 'react-router';
import type { MovedCompany } from '#api/audits/predefined/runs/contract.ts';
import { useChoosePredefined, useMovedCompanies } from '../../data/audits/predefined.ts';
import { notify } from '../../data/failures/notices.ts';
import { parametrizationPath, predefinedChangesPath } from '../../data/routes/company-route.ts';
import { useHindrance } from '../../data/users/hindrance.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Second, Text } from '../../ui/layout/Text.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { Table, type TableColumn } from '../../ui/table/Table.tsx';
import { ownText as text, words } from './text.es.ts';

export function OwnCompanies() {
  const { data, error, refetch } = useMovedCompanies();
  return (
    <>
      <PageHeader title={text.title} context={text.context} />
      <Panel label={text.title} flush>
        {error ? (
          <ErrorState failure={error} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <SkeletonRows rows={4} columns="2fr 1fr 1fr 1fr" />
        ) : data.length === 0 ? (
          <EmptyState>{text.empty}</EmptyState>
        ) : (
          <Table
            columns={columns}
            rows={data}
            keyOf={({ companyId }) => companyId}
            actionsOf={(row) => row.mayKeep && <Choice row={row} />}
          />
        )}
      </Panel>
    </>
  );
}

const columns: readonly TableColumn<MovedCompany>[] = [
  {
    key: 'company',
    title: words.company,
    isName: true,
    cell: ({ companyId, name, software }) => (
      <>
        <Link to={parametrizationPath(companyId, 0)}>{name}</Link>
        <Second>{software.name}</Second>
      </>
    ),
  },
  { key: 'when', title: words.when, cell: ({ at }) => <Text figures>{words.at(at)}</Text> },
  {
    key: 'changed',
    title: words.changed,
    isFigure: true,
    cell: ({ companyId, name, changed }) => (
      <>
        <Text figures>{changed}</Text>
        {changed > 0 && (
          <Second>
            <Link to={predefinedChangesPath(companyId)} aria-label={text.whichOf(name)}>
              {text.which}
            </Link>
          </Second>
        )}
      </>
    ),
  },
  { key: 'kept', title: words.kept, isFigure: true, cell: ({ kept }) => <Text figures>{kept}</Text> },
  {
    key: 'held',
    title: words.held,
    cell: ({ from, version, held, mayKeep, clashing }) => (
      <>
        {held === version ? text.follows(version, mayKeep) : text.keeps(held === from ? from : held)}
        {held === version && clashing > 0 && <Second>{words.clashing(clashing)}</Second>}
      </>
    ),
  },
];

function Choice({ row: { companyId, name, from, version, held } }: { row: MovedCompany }) {
  const why = useHindrance('parametrizacion.editar', companyId);
  const isKept = held !== version;
  const choose = useChoosePredefined(companyId, {
    // The list may have been read again by then: which is kept is said by the answer.
    onSuccess: ({ version: chosen }) =>
      notify({ title: chosen === version ? text.taken(name) : text.kept(name) }, 'success'),
  });
  if (why !== null) return null;
  return (
    <Button
      size="small"
      loading={choose.isPending}
      aria-label={isKept ? text.takeOf(name) : text.keepOf(name)}
      onClick={() => choose.mutate(isKept ? version : from)}
    >
      {isKept ? text.take : text.keep}
    </Button>
  );
}
