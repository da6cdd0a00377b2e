/** Filters of the code list. */
import { codeStateName } from '#core/product/license.es.ts';
import { codeStates } from '#core/product/license.ts';
import { FilterSelect } from '../../lists/FilterSelect.tsx';
import { SearchField } from '../../lists/SearchField.tsx';
import type { CodesView } from './codes-view.ts';
import { codesText } from './text.es.ts';

interface CodeFiltersProps {
  view: CodesView;
  onChange: (name: string, value: string) => void;
}

const states = codeStates.map((value) => ({ value, label: codeStateName[value] }));

export function CodeFilters({ view, onChange }: CodeFiltersProps) {
  return (
    <>
      <SearchField
        label={codesText.searchLabel}
        placeholder={codesText.search}
        value={view.q ?? ''}
        onChange={(words) => onChange('buscar', words)}
      />
      <FilterSelect
        label={codesText.stateLabel}
        all={codesText.anyState}
        choices={states}
        value={view.state}
        onChoose={(state) => onChange('estado', state)}
      />
    </>
  );
}
