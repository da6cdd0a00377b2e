/** Search, filters and (on a phone) the order of the licences. */
import { Input, Select } from 'antd';
import { ChevronDown, Search } from 'lucide-react';
import { licenceOrders } from '#api/licenses/contract.ts';
import { licenceStateName, planName } from '#core/licence.es.ts';
import { licenceStates, planKeys } from '#core/licence.ts';
import styles from '../../lists/Lists.module.css';
import { listText } from '../../lists/text.es.ts';
import type { LicenceView } from './licences-view.ts';
import { licencesText } from './text.es.ts';

interface FiltersProps {
  view: LicenceView;
  total: number | undefined;
  onChange: (name: string, value: string | null) => void;
}

const arrow = <ChevronDown size={16} strokeWidth={1.75} aria-hidden />;
const states = [
  { value: '', label: licencesText.anyState },
  ...licenceStates.map((state) => ({ value: state as string, label: licenceStateName[state] })),
];
const plans = [
  { value: '', label: licencesText.anyPlan },
  ...planKeys.map((key) => ({ value: key as string, label: planName[key] })),
];
const orders = licenceOrders.map((order) => ({ value: order as string, label: licencesText.orders[order] }));

export function Filters({ view: { filter }, total, onChange }: FiltersProps) {
  return (
    <div className={styles.bar}>
      <Input
        className={styles.search ?? ''}
        prefix={<Search size={16} strokeWidth={1.75} className="mut" aria-hidden />}
        placeholder={licencesText.search}
        aria-label={licencesText.searchLabel}
        maxLength={100}
        value={filter.q ?? ''}
        allowClear
        onChange={(event) => onChange('buscar', event.target.value.trimStart())}
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
      <div className={styles.sortBar}>
        <Select
          className={styles.choice ?? ''}
          aria-label={listText.order}
          suffixIcon={arrow}
          options={orders}
          value={filter.order as string}
          onChange={(order) => onChange('orden', order)}
        />
      </div>
      <span className="mut" role="status">
        {total !== undefined && licencesText.count(total)}
      </span>
    </div>
  );
}
