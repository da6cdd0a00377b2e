/** Spinner; static with reduced motion. Needs a text beside it. */
import styles from './Spinner.module.css';

interface SpinnerProps {
  /** px. */
  size?: number;
}

export function Spinner({ size = 12 }: SpinnerProps) {
  return (
    <i
      className={styles.spinner}
      style={{ width: size, height: size, borderWidth: Math.max(1.5, size / 24) }}
      aria-hidden
    />
  );
}
