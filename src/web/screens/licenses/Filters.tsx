/** Search and filters of the license list. */
import { licenseStateName, planName } from '#core/product/license.es.ts';
import { licenseStates, planKeys } from '#core/product/license.ts';
import { FilterSelect } from '../../lists/FilterSelect.tsx';
import { SearchField } from '../../lists/SearchField.tsx';
import type { LicenseView } from './licenses-view.ts';
import { licensesText } from './text.es.ts';

interface FiltersProps {
  view: LicenseView;
  onChange: (name: string, value: string | null) => void;
}

const states = licenseStates.map((value) => ({ value, label: licenseStateName[value] }));
const plans = planKeys.map((value) => ({ value, label: planName[value] }));

export function Filters({ view: { filter }, onChange }: FiltersProps) {
  return (
    <>
      <SearchField
        label={licensesText.searchLabel}
        placeholder={licensesText.search}
        value={filter.q ?? ''}
        onChange={(words) => onChange('buscar', words)}
      />
      <FilterSelect
        label={licensesText.stateLabel}
        all={licensesText.anyState}
        choices={states}
        value={filter.state}
        onChoose={(state) => onChange('estado', state)}
      />
      <FilterSelect
        label={licensesText.planLabel}
        all={licensesText.anyPlan}
        choices={plans}
        value={filter.plan}
        onChoose={(plan) => onChange('plan', plan)}
      />
    </>
  );
}
