/** One filter of a list: all of them, or those that share a value. */
import { Select } from 'antd';
import { ChevronDown } from 'lucide-react';
import { matches } from '../data/search.ts';
import { Icon } from '../ui/mark/Icon.tsx';
import styles from './Lists.module.css';
import { listText } from './text.es.ts';

interface FilterSelectProps {
  label: string;
  /** Names the choice of none. */
  all: string;
  choices: readonly { value: string; label: string }[];
  value: string | number | undefined;
  /** Where there are many: what is typed finds them. */
  searches?: boolean;
  /** The chosen value, or empty for all. */
  onChoose: (value: string) => void;
}

export function FilterSelect({ label, all, choices, value, searches = false, onChoose }: FilterSelectProps) {
  const search = {
    showSearch: { filterOption: (typed: string, option?: { label: string }) => matches(typed, option?.label) },
    notFoundContent: listText.noChoice,
    popupMatchSelectWidth: 320,
  };
  return (
    <Select<string, { value: string; label: string }>
      className={styles.choice ?? ''}
      aria-label={label}
      suffixIcon={<Icon of={ChevronDown} />}
      options={[{ value: '', label: all }, ...choices]}
      value={value === undefined ? '' : String(value)}
      {...(searches && search)}
      onChange={onChoose}
    />
  );
}
