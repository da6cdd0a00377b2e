/** What turns while one waits; the words beside it say for what. It stands still for whoever asked for less motion. */
import styles from './Spinner.module.css';

interface SpinnerProps {
  /** In pixels. */
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
