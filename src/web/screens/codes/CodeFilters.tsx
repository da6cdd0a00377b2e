/** Which codes are shown, and how many there are. */
import { Select } from 'antd';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { codeStateName } from '#core/licence.es.ts';
import { type CodeState, codeStates } from '#core/licence.ts';
import styles from '../../lists/Lists.module.css';
import { codesText } from './text.es.ts';

interface CodeFiltersProps {
  state: CodeState | undefined;
  total: number | undefined;
  onState: (state: string) => void;
  /** At the end of the bar. */
  children: ReactNode;
}

const states = [
  { value: '', label: codesText.anyState },
  ...codeStates.map((state) => ({ value: state as string, label: codeStateName[state] })),
];

export function CodeFilters({ state, total, onState, children }: CodeFiltersProps) {
  return (
    <div className={styles.bar}>
      <Select
        className={styles.choice ?? ''}
        aria-label={codesText.stateLabel}
        suffixIcon={<ChevronDown size={16} strokeWidth={1.75} aria-hidden />}
        options={states}
        value={state ?? ''}
        onChange={onState}
      />
      <span className="mut" role="status">
        {total !== undefined && codesText.count(total)}
      </span>
      {children}
    </div>
  );
}
