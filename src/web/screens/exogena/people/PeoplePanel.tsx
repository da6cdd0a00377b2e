/** Third parties of the year: what each lacks, to be entered one by one or by a workbook. */
import { useState } from 'react';
import type { ExogenaPerson } from '#api/audits/exogena/people/contract.ts';
import { lacks } from '#core/exogena/reported-person.ts';
import { PAGE } from '../../../data/audits/exogena/exogena.ts';
import { useExogenaPeople } from '../../../data/audits/exogena/people.ts';
import { exogenaPath } from '../../../data/routes/company-route.ts';
import { FilterSelect } from '../../../lists/FilterSelect.tsx';
import { Pages } from '../../../lists/Pages.tsx';
import { SearchField } from '../../../lists/SearchField.tsx';
import { Button } from '../../../ui/control/Button.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { useExogenaView, useSettledWords } from '../exogena-view.ts';
import { lackText } from '../text.es.ts';
import { LoadPeople } from './LoadPeople.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { PersonDialog } from './PersonDialog.tsx';
import { peopleText as text } from './text.es.ts';

/** Value of the filter for complete ones too. */
const EVERYBODY = 'todos';

interface PeoplePanelProps {
  company: number;
  year: number;
  mayEdit: boolean;
}

export function PeoplePanel({ company, year, mayEdit }: PeoplePanelProps) {
  const { view, search, change, clear } = useExogenaView();
  const { lack, words, page } = view;
  const isAll = lack === undefined && search.get('falta') === EVERYBODY;
  const asked = useSettledWords(words);
  const { data, error, refetch, isPlaceholderData } = useExogenaPeople(company, year, {
    lack,
    all: isAll,
    words: asked,
    page,
  });
  const [open, setOpen] = useState<ExogenaPerson | null>(null);
  const isFiltered = lack !== undefined || words !== undefined;
  return (
    <>
      <Panel
        title={text.title}
        note={data && text.context(data)}
        actions={
          <Button type="inline" href={exogenaPath(company, { ano: String(year) })}>
            {text.back}
          </Button>
        }
        flush
      >
        <Text as="p" tone="secondary" size="small" inset="bar">
          {text.help}
        </Text>
        <Row wrap gap={12} rowGap={8} inset="bar" ruled="below">
          <SearchField
            label={text.search}
            placeholder={text.search}
            value={words ?? ''}
            onChange={(typed) => change('buscar', typed || null)}
          />
          <FilterSelect
            label={text.filter}
            all={text.lacking}
            choices={[
              ...lacks
                .filter((one) => one === lack || data?.lacks.some((known) => known.lack === one))
                .map((value) => ({ value, label: text.lack(lackText[value]) })),
              { value: EVERYBODY, label: text.everybody },
            ]}
            value={lack ?? (isAll ? EVERYBODY : undefined)}
            onChoose={(value) => change('falta', value || null)}
          />
          <Text tone="muted" role="status">
            {data && text.count(data.total)}
          </Text>
        </Row>
        {data ? (
          data.total === 0 ? (
            <EmptyState action={isFiltered && <Button onClick={() => clear('falta', 'buscar')}>{text.clear}</Button>}>
              {isFiltered ? text.nothing : data.people === 0 ? text.empty : text.allDone}
            </EmptyState>
          ) : (
            <>
              <PeopleTable
                people={data.rows}
                isOld={isPlaceholderData || asked !== words}
                onOpen={mayEdit ? setOpen : null}
              />
              <Pages
                meta={{ page, pageSize: PAGE, total: data.total }}
                onPage={(next) => change('pagina', next === 1 ? null : String(next))}
              />
            </>
          )
        ) : error ? (
          <ErrorState failure={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={10} columns="3fr 1fr 2fr 2fr" />
        )}
      </Panel>
      {mayEdit && <LoadPeople company={company} year={year} />}
      {open && <PersonDialog company={company} person={open} onDone={() => setOpen(null)} />}
    </>
  );
}
