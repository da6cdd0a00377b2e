/** Search and filters of the list of people. */
import { Select } from 'antd';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Company } from '#api/companies/companies/contract.ts';
import { userStatuses } from '#api/users/users/contract.ts';
import { matches } from '../../data/search.ts';
import type { UserFilter } from '../../data/users/users.ts';
import styles from '../../lists/Lists.module.css';
import { SearchField } from '../../lists/SearchField.tsx';
import { statusName } from '../../people/text.es.ts';
import { Icon } from '../../ui/mark/Icon.tsx';
import { usersText } from './text.es.ts';

interface FiltersProps {
  filter: UserFilter;
  companies: readonly Company[];
  total: number | undefined;
  onChange: (name: string, value: string | null) => void;
  /** At the end of the bar. */
  children: ReactNode;
}

const arrow = <Icon of={ChevronDown} />;
const anyStatus = { value: '', label: usersText.anyStatus };
const anyCompany = { value: 0, label: usersText.anyCompany };

export function Filters({ filter, companies, total, onChange, children }: FiltersProps) {
  const statuses = userStatuses.map((status) => ({ value: status as string, label: statusName[status] }));
  const choices = companies.map(({ id, attributes }) => ({ value: id, label: attributes.comp_business_name }));
  return (
    <div className={styles.bar}>
      <SearchField
        label={usersText.searchLabel}
        placeholder={usersText.search}
        value={filter.q ?? ''}
        onChange={(words) => onChange('buscar', words)}
      />
      <Select
        className={styles.choice ?? ''}
        aria-label={usersText.statusLabel}
        suffixIcon={arrow}
        options={[anyStatus, ...statuses]}
        value={filter.status ?? ''}
        onChange={(status) => onChange('estado', status)}
      />
      {companies.length > 1 && (
        <Select
          className={styles.choice ?? ''}
          aria-label={usersText.companyLabel}
          suffixIcon={arrow}
          options={[anyCompany, ...choices]}
          value={filter.companyId ?? 0}
          showSearch={{ filterOption: (typed, option) => matches(typed, option?.label) }}
          onChange={(company) => onChange('empresa', company === 0 ? null : String(company))}
        />
      )}
      <span className="mut" role="status">
        {total !== undefined && usersText.count(total)}
      </span>
      {children}
    </div>
  );
}
