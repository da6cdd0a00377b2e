/** A day of the calendar in a bar of filters: the browser's own field, which speaks the language of its user. */
import styles from './Lists.module.css';

interface DayFieldProps {
  label: string;
  /** 'YYYY-MM-DD', or empty. */
  value: string;
  onChange: (day: string) => void;
}

export function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <label className={styles.day}>
      {label}
      <input
        type="date"
        className={styles.field}
        value={value}
        max="2199-12-31"
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
