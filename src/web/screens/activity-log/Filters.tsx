/** Filters of the activity log: user, action, company, days and, for staff, account. */
import { activityName } from '#core/product/activity-log.es.ts';
import { activityKinds } from '#core/product/activity-log.ts';
import { useLoggedUsers } from '#web/data/activity-log.ts';
import { AccountSelect } from '#web/licenses/AccountSelect.tsx';
import { isAdmin } from '../../data/session/session.ts';
import { DayField } from '../../lists/DayField.tsx';
import { FilterSelect } from '../../lists/FilterSelect.tsx';
import styles from '../../lists/Lists.module.css';
import { SearchField } from '../../lists/SearchField.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import type { RecordView } from './activity-log-view.ts';
import { activityLogText } from './text.es.ts';

interface FiltersProps {
  view: RecordView;
  /** Company names by id. */
  companies: ReadonlyMap<number, string>;
  onChange: (name: string, value: string | null) => void;
}

const acts = activityKinds
  .map((act) => ({ value: act, label: activityName[act] }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'es'));

export function Filters({ view: { filter }, companies, onChange }: FiltersProps) {
  const { data: users = [] } = useLoggedUsers();
  const choices = users
    .filter(({ attributes }) => filter.account === undefined || attributes.account.id === filter.account)
    .map(({ id, attributes }) => ({ value: String(id), label: `${attributes.user_name} · ${attributes.user_email}` }));
  return (
    <>
      <SearchField
        label={activityLogText.searchLabel}
        placeholder={activityLogText.search}
        value={filter.q ?? ''}
        onChange={(words) => onChange('buscar', words)}
      />
      {isAdmin() && (
        <AccountSelect
          className={styles.choice}
          label={activityLogText.account}
          placeholder={activityLogText.anyAccount}
          notFound={activityLogText.noMatch}
          value={filter.account ?? null}
          onChange={(account) => onChange('cuenta', account)}
        />
      )}
      <FilterSelect
        searches
        label={activityLogText.user}
        all={activityLogText.anyUser}
        choices={choices}
        value={filter.userId}
        onChoose={(value) => onChange('persona', value)}
      />
      <FilterSelect
        searches
        label={activityLogText.act}
        all={activityLogText.anyAct}
        choices={acts}
        value={filter.act}
        onChoose={(value) => onChange('accion', value)}
      />
      {companies.size > 0 && (
        <FilterSelect
          searches
          label={activityLogText.company}
          all={activityLogText.anyCompany}
          choices={[...companies].map(([id, label]) => ({ value: String(id), label }))}
          value={filter.companyId}
          onChoose={(value) => onChange('empresa', value)}
        />
      )}
      <Row wrap gap={12} className={styles.days}>
        <DayField label={activityLogText.from} value={filter.from ?? ''} onChange={(day) => onChange('desde', day)} />
        <DayField label={activityLogText.to} value={filter.to ?? ''} onChange={(day) => onChange('hasta', day)} />
      </Row>
    </>
  );
}
