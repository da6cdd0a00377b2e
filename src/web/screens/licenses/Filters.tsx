/** Search and filters of the licences. */
import { licenceStateName, planName } from '#core/product/licence.es.ts';
import { licenceStates, planKeys } from '#core/product/licence.ts';
import { FilterSelect } from '../../lists/FilterSelect.tsx';
import { SearchField } from '../../lists/SearchField.tsx';
import type { LicenceView } from './licences-view.ts';
import { licencesText } from './text.es.ts';

interface FiltersProps {
  view: LicenceView;
  onChange: (name: string, value: string | null) => void;
}

const states = licenceStates.map((value) => ({ value, label: licenceStateName[value] }));
const plans = planKeys.map((value) => ({ value, label: planName[value] }));

export function Filters({ view: { filter }, onChange }: FiltersProps) {
  return (
    <>
      <SearchField
        label={licencesText.searchLabel}
        placeholder={licencesText.search}
        value={filter.q ?? ''}
        onChange={(words) => onChange('buscar', words)}
      />
      <FilterSelect
        label={licencesText.stateLabel}
        all={licencesText.anyState}
        choices={states}
        value={filter.state}
        onChoose={(state) => onChange('estado', state)}
      />
      <FilterSelect
        label={licencesText.planLabel}
        all={licencesText.anyPlan}
        choices={plans}
        value={filter.plan}
        onChoose={(plan) => onChange('plan', plan)}
      />
    </>
  );
}
