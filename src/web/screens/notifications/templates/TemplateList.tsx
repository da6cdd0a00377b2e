/** All templates: those of the product and the announcements, with what was sent and seen. */
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { audienceName, kindName, templateStateName } from '#core/product/notification/notification.es.ts';
import { audienceKinds, notificationKinds, templateStates } from '#core/product/notification/notification.ts';
import { templatesFile, useTemplates } from '../../../data/users/notification-templates.ts';
import { ExportButton } from '../../../lists/ExportButton.tsx';
import { FilterSelect } from '../../../lists/FilterSelect.tsx';
import { ListPanel } from '../../../lists/ListPanel.tsx';
import { SearchField } from '../../../lists/SearchField.tsx';
import { useListAddress } from '../../../lists/use-list-address.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { templateColumns } from './template-columns.tsx';
import { filterOf, pageOf } from './template-view.ts';
import { templatesText as text } from './text.es.ts';

const kinds = notificationKinds.map((value) => ({ value, label: kindName[value] }));
const audiences = audienceKinds.map((value) => ({ value, label: audienceName[value] }));

/** Announcements first, newest first: none of its columns sorts. */
const unsorted = { key: '', descending: false };

export function TemplateList() {
  const navigate = useNavigate();
  const { search, change, clear } = useListAddress();
  const filter = filterOf(search);
  const list = useTemplates({ ...filter, page: pageOf(search) });
  const counts = list.data?.meta.states;
  const all = counts ? Object.values(counts).reduce((sum, count) => sum + count, 0) : 0;
  const states = templateStates.map((value) => ({
    value,
    label: text.ofState(templateStateName[value], counts?.[value] ?? 0),
  }));
  const filters = (
    <>
      <SearchField
        label={text.searchLabel}
        placeholder={text.search}
        value={filter.q ?? ''}
        onChange={(words) => change('buscar', words)}
      />
      <FilterSelect
        label={text.state}
        all={text.anyState(all)}
        choices={states}
        value={filter.state}
        onChoose={(state) => change('estado', state)}
      />
      <FilterSelect
        label={text.kind}
        all={text.anyKind}
        choices={kinds}
        value={filter.kind}
        onChoose={(kind) => change('como', kind)}
      />
      <FilterSelect
        label={text.audience}
        all={text.anyAudience}
        choices={audiences}
        value={filter.audience}
        onChoose={(audience) => change('audiencia', audience)}
      />
    </>
  );
  return (
    <>
      <PageHeader
        title={text.title}
        context={text.context}
        actions={
          <>
            <ExportButton file={templatesFile} filter={filter} />
            <Button type="primary" icon={<Icon of={Plus} />} onClick={() => void navigate('/notificaciones/nueva')}>
              {text.create}
            </Button>
          </>
        }
      />
      <ListPanel
        name="plantillas"
        label={text.title}
        list={list}
        columns={templateColumns}
        keyOf={({ id }) => id}
        order={unsorted}
        onOrder={() => undefined}
        filters={filters}
        count={list.data && text.count(list.data.meta.total)}
        nothing={{
          isFiltered: Object.keys(filter).length > 0,
          empty: text.empty,
          noMatch: text.noMatch,
          onClear: () => clear(),
        }}
        onPage={(page) => change('pagina', String(page))}
        skeleton="1fr 4fr 2fr 2fr 2fr 1fr 2fr 2fr"
      />
    </>
  );
}
