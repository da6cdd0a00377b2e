/** Company selector: search by name and NIT; opens the same screen for the selected company. */
import { Building2 } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { formatNit } from '#core/identity/nit.ts';
import { useCompanies } from '../../data/companies/companies.ts';
import { companyOfPath, pathForCompany, selectorShows } from '../../data/routes/company-route.ts';
import { session, useSession } from '../../data/session/session.ts';
import { Row } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import type { Option } from '../../ui/select/options.ts';
import { Select } from '../../ui/select/Select.tsx';
import { shellText } from '../text.es.ts';
import styles from './CompanySelector.module.css';

export function CompanySelector() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { data, isLoading } = useCompanies();
  const companies = data ?? [];
  const remembered = useSession((state) => state.companyGlobal);
  if (!selectorShows(pathname, data)) return null;

  const chosen = companyOfPath(pathname) ?? remembered;
  const options: Option<number>[] = companies.map(({ id, attributes }) => ({
    value: id,
    label: attributes.comp_business_name,
    also: formatNit(attributes.comp_entity_id, attributes.comp_check_digit),
  }));
  // Seed: option 0 means none.
  options.unshift({ value: 0, label: shellText.noCompany });

  const choose = (id: number) => {
    const path = pathForCompany(pathname, id);
    // The address selects its company.
    if (path) void navigate(path + search);
    else session.selectCompany(companies.find((company) => company.id === id) ?? null);
  };

  return (
    <Select<number>
      className={styles.selector}
      aria-label={shellText.company}
      placeholder={shellText.chooseCompany}
      prefix={<Icon of={Building2} className={`mut ${styles.icon}`} />}
      loading={isLoading}
      options={options}
      value={options.some(({ value }) => value === chosen) && chosen > 0 ? chosen : null}
      onChange={choose}
      searchable
      nothing={shellText.noCompanyFound}
      renderChosen={(option) => <CompanyName option={option} strong />}
      renderOption={(option) => <CompanyName option={option} />}
    />
  );
}

/** `strong`: the chosen one, in one line: a number without room beside its name is wrapped out of sight. */
function CompanyName({ option, strong = false }: { option: Option<number>; strong?: boolean }) {
  const place = strong ? { wrap: true, className: styles.chosen } : { justify: 'between' as const };
  return (
    <Row as="span" align="baseline" {...place}>
      <Text overflow="ellipsis" size="body" weight={strong ? 'strong' : undefined}>
        {option.label}
      </Text>
      {option.also && (
        <Text tone="muted" size="small" figures className={styles.nit}>
          {option.also}
        </Text>
      )}
    </Row>
  );
}
