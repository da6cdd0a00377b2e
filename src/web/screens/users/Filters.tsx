/** Search and filters of the user list. */
import type { Company } from '#api/companies/companies/contract.ts';
import { userStatuses } from '#api/users/users/calls.gen.ts';
import { statusName } from '../../account-users/text.es.ts';
import type { UserFilter } from '../../data/users/users.ts';
import { FilterSelect } from '../../lists/FilterSelect.tsx';
import { SearchField } from '../../lists/SearchField.tsx';
import { usersText } from './text.es.ts';

interface FiltersProps {
  filter: UserFilter;
  companies: readonly Company[];
  onChange: (name: string, value: string | null) => void;
}

const statuses = userStatuses.map((value) => ({ value, label: statusName[value] }));

export function Filters({ filter, companies, onChange }: FiltersProps) {
  const choices = companies.map(({ id, attributes }) => ({ value: String(id), label: attributes.comp_business_name }));
  return (
    <>
      <SearchField
        label={usersText.searchLabel}
        placeholder={usersText.search}
        value={filter.q ?? ''}
        onChange={(words) => onChange('buscar', words)}
      />
      <FilterSelect
        label={usersText.statusLabel}
        all={usersText.anyStatus}
        choices={statuses}
        value={filter.status}
        onChoose={(status) => onChange('estado', status)}
      />
      {companies.length > 1 && (
        <FilterSelect
          label={usersText.companyLabel}
          all={usersText.anyCompany}
          choices={choices}
          value={filter.companyId}
          searches
          onChoose={(company) => onChange('empresa', company)}
        />
      )}
    </>
  );
}
