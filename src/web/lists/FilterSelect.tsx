/** One filter of a list: all values, or one. */
import { Select } from '../ui/select/Select.tsx';
import styles from './Lists.module.css';
import { listText } from './text.es.ts';

interface FilterSelectProps {
  label: string;
  /** Label of no selection. */
  all: string;
  choices: readonly { value: string; label: string }[];
  value: string | number | undefined;
  /** For long lists: typing filters the options. */
  searches?: boolean;
  /** Selected value, or empty for all. */
  onChoose: (value: string) => void;
}

export function FilterSelect({ label, all, choices, value, searches = false, onChoose }: FilterSelectProps) {
  return (
    <Select<string>
      className={styles.choice}
      aria-label={label}
      options={[{ value: '', label: all }, ...choices]}
      value={value === undefined ? '' : String(value)}
      searchable={searches}
      nothing={listText.noChoice}
      onChange={onChoose}
    />
  );
}
