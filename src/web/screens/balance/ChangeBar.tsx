/** Contents of cells: figures, and differences as bars. */
import styles from './Balance.module.css';

interface ChangeBarProps {
  difference: number;
  /** Of the whole column. */
  scale: number;
}

/** A difference as a bar from an axis in the middle; one longer than the scale ends in a tick. */
export function ChangeBar({ difference, scale }: ChangeBarProps) {
  const share = scale === 0 ? 0 : Math.abs(difference) / scale;
  const width = `${Math.min(1, share) * 50}%`;
  const side = difference < 0 ? { right: '50%' } : { left: '50%' };
  return (
    <i className={styles.bar} aria-hidden="true">
      {share > 0 && <b style={{ width, ...side }} data-cut={share > 1 || undefined} />}
    </i>
  );
}

/** A figure with the room of a parenthesis. */
export function Amount({ text }: { text: string }) {
  return <span className={text.startsWith('(') ? 'n neg' : 'n'}>{text}</span>;
}
