/** The DIAN's lists: those in force, what changed between loads, history, and loading of a new one. */
import { ExternalLink, History as HistorySign } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { dianLists } from '#core/reference/dian/dian-list.ts';
import { listName } from '#core/reference/dian/dian-words.es.ts';
import { type DianListing, useDianLists } from '../../data/audits/dian-lists.ts';
import { oneOf } from '../../lists/list-address.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Columns, Row, Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { Table, type TableColumn } from '../../ui/table/Table.tsx';
import { Differences } from './Differences.tsx';
import { History } from './History.tsx';
import { LoadPanel } from './LoadPanel.tsx';
import { dianListsText as text } from './text.es.ts';

export function Screen() {
  const { search } = useListAddress();
  const navigate = useNavigate();
  const list = oneOf(dianLists, search.get('lista')) ?? 'ficticios';
  const { data, error, refetch } = useDianLists();
  const shown = data?.find(({ id }) => id === list);
  return (
    <>
      <PageHeader title={text.title} context={text.context} actions={<Leads />} />
      <Panel label={text.lists} flush>
        {error ? (
          <ErrorState failure={error} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <SkeletonRows rows={4} columns="2fr 1fr 1fr 1fr" />
        ) : (
          <Table columns={columns} rows={data} keyOf={({ id }) => id} isSelected={({ id }) => id === list} />
        )}
      </Panel>
      {shown && (
        <Columns of="minmax(0, 1fr) 300px" until="tablet" align="start" above={12}>
          <Stack gap={12}>
            <Differences key={list} listing={shown} />
            <History loads={shown.loads} />
          </Stack>
          <div>
            <LoadPanel key={list} list={list} onList={(next) => void navigate(`?lista=${next}`, { replace: true })} />
          </div>
        </Columns>
      )}
    </>
  );
}

function Leads() {
  const navigate = useNavigate();
  const lead = (href: string) => ({
    href,
    onClick: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      void navigate(href);
    },
  });
  return (
    <Row wrap>
      <Button {...lead('/DIAN')} icon={<Icon of={ExternalLink} />}>
        {text.look}
      </Button>
      <Button {...lead('/registro-de-actividad')} icon={<Icon of={HistorySign} />}>
        {text.activity}
      </Button>
    </Row>
  );
}

/** The load in force, or else the newest one. */
function newestOf({ loads }: DianListing) {
  return loads.find(({ state }) => state === 'current') ?? loads.find(({ state }) => state !== 'refused');
}

const figure = (value: string) => <Text figures>{value}</Text>;

const columns: readonly TableColumn<DianListing>[] = [
  {
    key: 'list',
    title: text.columns.list,
    isName: true,
    cell: ({ id }) => <Link to={`?lista=${id}`}>{listName[id]}</Link>,
  },
  {
    key: 'count',
    title: text.columns.count,
    isFigure: true,
    cell: (row) => {
      const load = newestOf(row);
      return load && figure(text.count(load.count));
    },
  },
  {
    key: 'from',
    title: text.columns.from,
    cell: (row) => {
      const load = newestOf(row);
      return load ? text.day(load.from) : <span className="mut">{text.none}</span>;
    },
  },
  {
    key: 'loaded',
    title: text.columns.loaded,
    cell: (row) => <span className="mut">{text.when(newestOf(row)?.loadedAt ?? null)}</span>,
  },
  {
    key: 'entered',
    title: text.columns.entered,
    isFigure: true,
    cell: (row) => figure(text.plus(newestOf(row)?.entered ?? 0)),
  },
  {
    key: 'departed',
    title: text.columns.departed,
    isFigure: true,
    cell: (row) => figure(text.minus(newestOf(row)?.departed ?? 0)),
  },
  {
    key: 'by',
    title: text.columns.by,
    cell: (row) => {
      const load = newestOf(row);
      return load && <span className="mut">{load.loadedBy ?? text.ofProgram}</span>;
    },
  },
];
