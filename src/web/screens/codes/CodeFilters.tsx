/** Which codes are shown, and how many there are. */
import { Select } from 'antd';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { codeStateName } from '#core/product/licence.es.ts';
import { codeStates } from '#core/product/licence.ts';
import styles from '../../lists/Lists.module.css';
import { SearchField } from '../../lists/SearchField.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import type { CodesView } from './codes-view.ts';
import { codesText } from './text.es.ts';

interface CodeFiltersProps {
  view: CodesView;
  total: number | undefined;
  onChange: (name: string, value: string) => void;
  /** At the end of the bar. */
  children: ReactNode;
}

const states = [
  { value: '', label: codesText.anyState },
  ...codeStates.map((state) => ({ value: state as string, label: codeStateName[state] })),
];

export function CodeFilters({ view, total, onChange, children }: CodeFiltersProps) {
  return (
    <div className={styles.bar}>
      <SearchField
        label={codesText.searchLabel}
        placeholder={codesText.search}
        value={view.q ?? ''}
        onChange={(words) => onChange('buscar', words)}
      />
      <Select
        className={styles.choice ?? ''}
        aria-label={codesText.stateLabel}
        suffixIcon={<Icon of={ChevronDown} />}
        options={states}
        value={view.state ?? ''}
        onChange={(state) => onChange('estado', state)}
      />
      <span className="mut" role="status">
        {total !== undefined && codesText.count(total)}
      </span>
      {children}
    </div>
  );
}
