/** The company selector of the top bar: searchable by name and NIT; changing it opens the same screen for the new company. */
import { Select } from 'antd';
import { Building2, ChevronDown } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { formatNit } from '#core/identity/nit.ts';
import { useCompanies } from '../../data/companies/companies.ts';
import { companyOfPath, pathForCompany, selectorShows } from '../../data/routes/company-route.ts';
import { matches } from '../../data/search.ts';
import { isAdmin, session, useSession } from '../../data/session/session.ts';
import { Icon } from '../../ui/mark/Icon.tsx';
import { shellText } from '../text.es.ts';
import styles from './CompanySelector.module.css';

interface CompanyOption {
  value: number;
  label: string;
  nit: string;
}

export function CompanySelector() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { data, isLoading } = useCompanies();
  const companies = data ?? [];
  const remembered = useSession((state) => state.companyGlobal);
  if (!selectorShows(pathname, data)) return null;

  const chosen = companyOfPath(pathname) ?? remembered;
  const options: CompanyOption[] = companies.map(({ id, attributes }) => ({
    value: id,
    label: attributes.comp_business_name,
    nit: formatNit(attributes.comp_entity_id, attributes.comp_check_digit),
  }));
  // Who has one company only always works on that one.
  if (chosen > 0 && (companies.length > 1 || isAdmin()))
    options.unshift({ value: 0, label: shellText.noCompany, nit: '' });

  const choose = (id: number) => {
    session.selectCompany(companies.find((company) => company.id === id) ?? null);
    const path = pathForCompany(pathname, id);
    if (path) void navigate(path + search);
  };

  return (
    <Select<number, CompanyOption>
      className={styles.selector ?? ''}
      classNames={{ popup: { root: styles.popup ?? '' } }}
      aria-label={shellText.company}
      placeholder={shellText.chooseCompany}
      prefix={<Icon of={Building2} className={styles.icon} />}
      suffixIcon={<Icon of={ChevronDown} />}
      loading={isLoading}
      options={options}
      value={options.some(({ value }) => value === chosen) && chosen > 0 ? chosen : null}
      onChange={choose}
      showSearch={{ filterOption: (typed, option) => matches(typed, option?.label, option?.nit) }}
      notFoundContent={shellText.noCompanyFound}
      labelRender={({ value }) => <CompanyName option={options.find((option) => option.value === value)} strong />}
      optionRender={({ data }) => <CompanyName option={data} />}
    />
  );
}

function CompanyName({ option, strong = false }: { option: CompanyOption | undefined; strong?: boolean }) {
  if (!option) return null;
  return (
    <span className={styles.company}>
      <span className={strong ? styles.strong : styles.name}>{option.label}</span>
      {option.nit && <span className={`n flush ${styles.nit}`}>{option.nit}</span>}
    </span>
  );
}
