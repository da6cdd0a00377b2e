/** The statements of all companies: the main figures of a month, a row a company, each leading to its statement. */
import { useNavigate } from 'react-router';
import type { SummaryPart, SummaryRow } from '#api/statements/portfolio/contract.ts';
import { isAdmin } from '../../../data/session/session.ts';
import { summariesFile, useSummaries } from '../../../data/statements/summaries.ts';
import { allows, useAccess } from '../../../data/users/access.ts';
import { orderOf, orderText } from '../../../lists/columns.ts';
import { ExportButton } from '../../../lists/ExportButton.tsx';
import { FilterSelect } from '../../../lists/FilterSelect.tsx';
import { ListPanel } from '../../../lists/ListPanel.tsx';
import { SearchField } from '../../../lists/SearchField.tsx';
import { useListAddress } from '../../../lists/use-list-address.ts';
import { StoredMonths } from '../../../months/StoredMonths.tsx';
import { Button } from '../../../ui/control/Button.tsx';
import { Radios } from '../../../ui/control/Radios.tsx';
import { useDebounced } from '../../../ui/form/use-debounced.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { names, partNames, readSummaries } from './summaries-address.ts';
import { summaryColumns } from './summary-columns.tsx';
import { summariesText as text } from './text.es.ts';

/** ms without typing before the server is asked. */
const pause = 250;

export function StatementsPage() {
  const { search, change, clear } = useListAddress();
  const query = readSummaries(search);
  const q = useDebounced(query.q, pause);
  const { q: _typed, ...others } = query;
  const asked = { ...others, ...(q !== undefined && { q }) };
  const { data: list, error, refetch } = useSummaries(asked);
  const access = useAccess();
  const navigate = useNavigate();
  const mayExport = access !== undefined && (isAdmin() || allows(access, 'estados_financieros.exportar', 0));
  const { page: _page, ...filter } = asked;
  const meta = list?.meta;
  const isYear = query.basis === 'year';
  const columns = summaryColumns(meta?.period ?? null, isYear);
  return (
    <>
      {meta?.period && (
        <StoredMonths period={meta.period} periods={meta.periods} onChoose={(month) => change(names.period, month)} />
      )}
      <PageHeader
        title={isAdmin() ? text.staffTitle : text.title}
        context={meta?.period && text.context(meta.period, meta.counts)}
        actions={
          <>
            <Button onClick={() => void navigate('/home')}>{text.back}</Button>
            {mayExport && meta?.period && <ExportButton file={summariesFile} filter={filter} />}
          </>
        }
      />
      {meta !== undefined && meta.counts.pending > 0 && !isAdmin() && (
        <Notice tone="early">{text.computing(meta.counts.pending)}</Notice>
      )}
      <ListPanel<SummaryRow>
        name="estados"
        label={text.title}
        list={{ data: list, error: list ? null : error, refetch }}
        columns={columns}
        keyOf={({ id }) => id}
        order={orderOf(query.sort ?? 'name')}
        onOrder={(order) => change(names.sort, orderText(order) === 'name' ? null : orderText(order))}
        filters={
          <>
            <SearchField
              label={text.searchLabel}
              placeholder={text.search}
              value={query.q ?? ''}
              onChange={(words) => change(names.q, words)}
            />
            <FilterSelect
              label={text.part}
              all={text.all(meta?.counts.all)}
              choices={(Object.keys(partNames) as SummaryPart[]).map((part) => ({
                value: partNames[part],
                label: text.partOf(part, meta?.counts[part]),
              }))}
              value={query.part && partNames[query.part]}
              onChoose={(part) => change(names.part, part)}
            />
            <Radios
              aria-label={text.basis}
              value={isYear ? 'ano' : 'mes'}
              options={[
                { value: 'mes', label: text.ofMonth },
                { value: 'ano', label: text.ofYear },
              ]}
              onChange={(basis) => change(names.basis, basis === 'ano' ? basis : null)}
            />
          </>
        }
        count={meta && text.count(meta.total)}
        nothing={{
          isFiltered: query.q !== undefined || query.part !== undefined,
          empty: text.empty,
          noMatch: text.noMatch,
          onClear: () => clear(names.q, names.part),
        }}
        onPage={(page) => change(names.page, String(page))}
        skeleton="2fr 1fr 1fr 1fr 1fr 1fr"
        frame={text.title}
      />
    </>
  );
}
