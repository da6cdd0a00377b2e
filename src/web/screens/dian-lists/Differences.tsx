/** What differs between two loads of a list: by default the one in force and the one before. */
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatNit } from '#core/identity/nit.ts';
import { listName } from '#core/reference/dian/dian-words.es.ts';
import {
  type DianChangeRow,
  type DianListing,
  type DifferencesQuery,
  useDianDifferences,
  useDownloadDifferences,
} from '../../data/audits/dian-lists.ts';
import { positive, withChange } from '../../lists/list-address.ts';
import { Pages } from '../../lists/Pages.tsx';
import { SearchField } from '../../lists/SearchField.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Radios } from '../../ui/control/Radios.tsx';
import { useDebounced } from '../../ui/form/use-debounced.ts';
import { Columns, Row } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { Select } from '../../ui/select/Select.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { Table, type TableColumn } from '../../ui/table/Table.tsx';
import { Companies } from './Companies.tsx';
import { dianListsText } from './text.es.ts';

const text = dianListsText.changes;
const pageSize = 50;
const kinds = ['enters', 'leaves', 'changes'] as const;

export function Differences({ listing }: { listing: DianListing }) {
  const title = text.title(listName[listing.id]);
  const loads = listing.loads.flatMap(({ number, from }) => (number === null ? [] : [{ number, from }]));
  const [newest, before] = loads;
  if (newest === undefined || before === undefined)
    return (
      <Panel title={title} flush>
        <EmptyState>{text.single}</EmptyState>
      </Panel>
    );
  return <Compared key={newest.number} listing={listing} loads={loads} title={title} />;
}

interface ComparedProps {
  listing: DianListing;
  /** At least two, newest first. */
  loads: readonly { number: number; from: string }[];
  title: string;
}

function Compared({ listing: { id }, loads, title }: ComparedProps) {
  const { search: address, change } = useListAddress();
  const chosen = (name: string) => loads.find(({ number }) => number === positive(address.get(name)))?.number;
  const newer = Math.max(chosen('nueva') ?? loads[0]!.number, loads.at(-2)!.number);
  const earlier = loads.filter(({ number }) => number < newer);
  const older = earlier.find(({ number }) => number === chosen('anterior'))?.number ?? earlier[0]!.number;
  const [kind, setKind] = useState<(typeof kinds)[number] | 'all'>('all');
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const search = useDebounced(typed.trim(), 250);
  const query: DifferencesQuery = {
    from: older,
    to: newer,
    page,
    pageSize,
    ...(kind !== 'all' && { kind }),
    ...(search !== '' && { search: search.slice(0, 80) }),
  };
  const { data, error, refetch, isPlaceholderData } = useDianDifferences(id, query);
  const excel = useDownloadDifferences(id, query, text.fileName);
  const options = loads.map((load) => ({ value: load.number, label: text.load(load) }));
  const first = <Set extends (value: never) => void>(set: Set) =>
    ((value: never) => {
      set(value);
      setPage(1);
    }) as Set;
  const counts = data?.meta.counts;
  const all = counts && counts.enters + counts.leaves + counts.changes;
  const label = (words: string, count: number | undefined) =>
    count === undefined ? words : text.counted(words, count);
  return (
    <Panel
      title={title}
      actions={
        <Columns of="160px auto 160px" gap={8} align="center">
          <Select<number>
            aria-label={text.older}
            value={older}
            options={options.filter(({ value }) => value < newer)}
            onChange={first((number: number) => change('anterior', String(number)))}
          />
          <span className="mut">{text.against}</span>
          <Select<number>
            aria-label={text.newer}
            value={newer}
            options={options.filter(({ value }) => value > older)}
            onChange={first((number: number) => change('nueva', String(number)))}
          />
        </Columns>
      }
      flush
    >
      <Row wrap inset="bar" ruled="below">
        <Radios
          aria-label={text.kinds}
          value={kind}
          options={[
            { value: 'all', label: label(text.all, all) },
            ...kinds.map((value) => ({ value, label: label(text.kind[value], counts?.[value]) })),
          ]}
          onChange={first(setKind)}
        />
        <SearchField label={text.search} placeholder={text.placeholder} value={typed} onChange={first(setTyped)} />
        <Button icon={<Icon of={Download} />} loading={excel.isPending} onClick={() => excel.mutate()}>
          {text.excel}
        </Button>
      </Row>
      {error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <SkeletonRows rows={6} columns="1fr 1fr 2fr 2fr" />
      ) : data.data.length === 0 ? (
        <EmptyState>{text.noMatch}</EmptyState>
      ) : (
        <Table columns={columnsOf(address)} rows={data.data} isOld={isPlaceholderData} keyOf={({ nit }) => nit} />
      )}
      {data && <Pages meta={{ page, pageSize, total: data.meta.total }} onPage={setPage} />}
      <Companies list={id} query={query} nit={nitOf(address.get('tercero'))} onClose={() => change('tercero', null)} />
    </Panel>
  );
}

const nitOf = (text: string | null) => (text !== null && /^\d{3,11}$/.test(text) ? text : null);

const columnsOf = (address: URLSearchParams): readonly TableColumn<DianChangeRow>[] => [
  {
    key: 'kind',
    title: text.columns.kind,
    cell: ({ kind }) => (
      <Row as="span" inline gap={6}>
        <Text as="b" aria-hidden="true">
          {text.sign[kind]}
        </Text>
        {text.one[kind]}
      </Row>
    ),
  },
  { key: 'nit', title: text.columns.nit, cell: ({ nit, dv }) => <Text figures>{formatNit(nit, dv)}</Text> },
  { key: 'name', title: text.columns.name, isName: true, cell: ({ name }) => name },
  { key: 'why', title: text.columns.why, cell: ({ why }) => <span className="mut">{why}</span> },
  {
    key: 'until',
    title: text.columns.until,
    cell: ({ until }) =>
      until && (
        <Text tone="muted" figures>
          {dianListsText.day(until)}
        </Text>
      ),
  },
  {
    key: 'companies',
    title: text.columns.companies,
    isFigure: true,
    cell: ({ nit, dv, companies }) =>
      companies === 0 ? (
        '–'
      ) : (
        <Link
          to={`?${withChange(address, 'tercero', nit)}`}
          aria-label={dianListsText.companies.open(formatNit(nit, dv), companies)}
        >
          <Text figures>{dianListsText.count(companies)}</Text>
        </Link>
      ),
  },
];
