/** Switch with immediate effect. */
import styles from './Choice.module.css';

interface SwitchProps {
  id?: string;
  checked?: boolean;
  disabled?: boolean | undefined;
  /** Pending. */
  loading?: boolean;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string | undefined;
  onChange?: (on: boolean) => void;
}

export function Switch({ checked = false, loading = false, onChange, ...rest }: SwitchProps) {
  return (
    <button
      {...rest}
      type="button"
      role="switch"
      aria-checked={checked}
      aria-busy={loading || undefined}
      className={styles.switch}
      onClick={() => !loading && onChange?.(!checked)}
    />
  );
}
