/** Date filter. */
import { DayInput } from '../ui/control/DayInput.tsx';
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
    <Row className={`mut ${styles.day}`}>
      {label}
      <DayInput aria-label={label} value={value} onChange={onChange} />
    </Row>
  );
}
