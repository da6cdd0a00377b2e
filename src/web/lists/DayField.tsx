/** Date filter: the browser's native field, localised for its user. */
import { Input } from '../ui/control/Input.tsx';
import { Row } from '../ui/layout/Layout.tsx';
import styles from './Lists.module.css';

interface DayFieldProps {
  label: string;
  /** 'YYYY-MM-DD', or empty. */
  value: string;
  onChange: (day: string) => void;
}

export function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <Row as="label" className={styles.day}>
      {label}
      <Input type="date" value={value} max="2199-12-31" onChange={(event) => onChange(event.target.value)} />
    </Row>
  );
}
