/** Search field of a list; filters while typing. */
import { Search } from 'lucide-react';
import { Input } from '../ui/control/Input.tsx';
import { Icon } from '../ui/mark/Icon.tsx';
import styles from './Lists.module.css';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (words: string) => void;
}

/** Maximum accepted by the server. */
const longest = 100;

export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  return (
    <Input
      className={styles.search}
      prefix={<Icon of={Search} className="mut" />}
      placeholder={placeholder}
      aria-label={label}
      maxLength={longest}
      value={value}
      clearable
      onChange={(event) => onChange(event.target.value.trimStart())}
    />
  );
}
