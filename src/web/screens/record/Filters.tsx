/** By what the record is filtered: person, act, company, days and, for the staff, account. */
import { recordActName } from '#core/product/record.es.ts';
import { recordActs } from '#core/product/record.ts';
import { useRecordedPeople } from '../../data/record.ts';
import { isAdmin } from '../../data/session/session.ts';
import { AccountSelect } from '../../licences/AccountSelect.tsx';
import { DayField } from '../../lists/DayField.tsx';
import { FilterSelect } from '../../lists/FilterSelect.tsx';
import styles from '../../lists/Lists.module.css';
import { SearchField } from '../../lists/SearchField.tsx';
import type { RecordView } from './record-view.ts';
import { recordText } from './text.es.ts';

interface FiltersProps {
  view: RecordView;
  /** Names of companies by id. */
  companies: ReadonlyMap<number, string>;
  onChange: (name: string, value: string | null) => void;
}

const acts = recordActs
  .map((act) => ({ value: act, label: recordActName[act] }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'es'));

export function Filters({ view: { filter }, companies, onChange }: FiltersProps) {
  const { data: people = [] } = useRecordedPeople();
  const persons = people
    .filter(({ attributes }) => filter.account === undefined || attributes.account.id === filter.account)
    .map(({ id, attributes }) => ({ value: String(id), label: `${attributes.user_name} · ${attributes.user_email}` }));
  return (
    <>
      <SearchField
        label={recordText.searchLabel}
        placeholder={recordText.search}
        value={filter.q ?? ''}
        onChange={(words) => onChange('buscar', words)}
      />
      {isAdmin() && (
        <AccountSelect
          className={styles.choice ?? ''}
          label={recordText.account}
          placeholder={recordText.anyAccount}
          notFound={recordText.noMatch}
          value={filter.account ?? null}
          onChange={(account) => onChange('cuenta', account)}
        />
      )}
      <FilterSelect
        searches
        label={recordText.person}
        all={recordText.anyPerson}
        choices={persons}
        value={filter.userId}
        onChoose={(value) => onChange('persona', value)}
      />
      <FilterSelect
        searches
        label={recordText.act}
        all={recordText.anyAct}
        choices={acts}
        value={filter.act}
        onChoose={(value) => onChange('accion', value)}
      />
      {companies.size > 0 && (
        <FilterSelect
          searches
          label={recordText.company}
          all={recordText.anyCompany}
          choices={[...companies].map(([id, label]) => ({ value: String(id), label }))}
          value={filter.companyId}
          onChoose={(value) => onChange('empresa', value)}
        />
      )}
      <div className={styles.days}>
        <DayField label={recordText.from} value={filter.from ?? ''} onChange={(day) => onChange('desde', day)} />
        <DayField label={recordText.to} value={filter.to ?? ''} onChange={(day) => onChange('hasta', day)} />
      </div>
    </>
  );
}
