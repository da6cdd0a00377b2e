/** Which notifications: all or those not seen, by words, company and type. */
import { topicName } from '#core/product/notification/notification.es.ts';
import { notificationTopics } from '#core/product/notification/notification.ts';
import { useCompanies } from '../../../data/companies/companies.ts';
import type { AllNotifications } from '../../../data/users/notifications.ts';
import { FilterSelect } from '../../../lists/FilterSelect.tsx';
import { SearchField } from '../../../lists/SearchField.tsx';
import { Radios } from '../../../ui/control/Radios.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { ownText } from './text.es.ts';

interface FiltersProps {
  query: AllNotifications;
  counts: { all: number; unseen: number } | undefined;
  onChange: (name: string, value: string | null) => void;
}

const topics = notificationTopics.map((value) => ({ value, label: topicName[value] }));

export function Filters({ query, counts = { all: 0, unseen: 0 }, onChange }: FiltersProps) {
  const { data: companies = [] } = useCompanies();
  return (
    <Row wrap gap={12} rowGap={8} inset="bar" ruled="below">
      <Radios
        aria-label={ownText.which}
        options={[
          { value: 'todas', label: ownText.all(counts.all) },
          { value: 'sin-ver', label: ownText.unseen(counts.unseen) },
        ]}
        value={query.unseen ? 'sin-ver' : 'todas'}
        onChange={(which) => onChange('ver', which === 'todas' ? null : which)}
      />
      <SearchField
        label={ownText.searchLabel}
        placeholder={ownText.search}
        value={query.q ?? ''}
        onChange={(words) => onChange('buscar', words)}
      />
      <FilterSelect
        label={ownText.company}
        all={ownText.anyCompany}
        searches
        choices={companies.map(({ id, attributes }) => ({ value: String(id), label: attributes.comp_business_name }))}
        value={query.company}
        onChoose={(company) => onChange('de', company)}
      />
      <FilterSelect
        label={ownText.topic}
        all={ownText.anyTopic}
        choices={topics}
        value={query.topic}
        onChoose={(topic) => onChange('tipo', topic)}
      />
    </Row>
  );
}
