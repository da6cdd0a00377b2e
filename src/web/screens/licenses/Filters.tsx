/** Search and filters of the licences. */
import { Select } from 'antd';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { licenceStateName, planName } from '#core/product/licence.es.ts';
import { licenceStates, planKeys } from '#core/product/licence.ts';
import styles from '../../lists/Lists.module.css';
import { SearchField } from '../../lists/SearchField.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import type { LicenceView } from './licences-view.ts';
import { licencesText } from './text.es.ts';

interface FiltersProps {
  view: LicenceView;
  total: number | undefined;
  onChange: (name: string, value: string | null) => void;
  /** At the end of the bar. */
  children: ReactNode;
}

const arrow = <Icon of={ChevronDown} />;
const states = [
  { value: '', label: licencesText.anyState },
  ...licenceStates.map((state) => ({ value: state as string, label: licenceStateName[state] })),
];
const plans = [
  { value: '', label: licencesText.anyPlan },
  ...planKeys.map((key) => ({ value: key as string, label: planName[key] })),
];

export function Filters({ view: { filter }, total, onChange, children }: FiltersProps) {
  return (
    <div className={styles.bar}>
      <SearchField
        label={licencesText.searchLabel}
        placeholder={licencesText.search}
        value={filter.q ?? ''}
        onChange={(words) => onChange('buscar', words)}
      />
      <Select
        className={styles.choice ?? ''}
        aria-label={licencesText.stateLabel}
        suffixIcon={arrow}
        options={states}
        value={filter.state ?? ''}
        onChange={(state) => onChange('estado', state)}
      />
      <Select
        className={styles.choice ?? ''}
        aria-label={licencesText.planLabel}
        suffixIcon={arrow}
        options={plans}
        value={filter.plan ?? ''}
        onChange={(plan) => onChange('plan', plan)}
      />
      <span className="mut" role="status">
        {total !== undefined && licencesText.count(total)}
      </span>
      {children}
    </div>
  );
}
