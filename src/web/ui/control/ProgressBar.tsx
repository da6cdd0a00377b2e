/** Thin progress bar. */
import styles from './ProgressBar.module.css';

/** `share`: 0 to 1. */
export function ProgressBar({ share, label }: { share: number; label: string }) {
  const percent = Math.round(share * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={styles.bar}
    >
      <i style={{ width: `${percent}%` }} />
    </div>
  );
}

/** How much of something is taken, beside the words that say it. */
export function Meter({ share, isFull }: { share: number; isFull: boolean }) {
  return (
    <div className={styles.bar} aria-hidden>
      <i className={isFull ? styles.full : styles.part} style={{ width: `${share * 100}%` }} />
    </div>
  );
}
