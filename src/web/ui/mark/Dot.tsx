/** Dots: the placeholder of an unknown mark, and the mark of what is changed. */
import styles from './Dot.module.css';

export function Dot() {
  return <i className={styles.dot} />;
}

/** Without a label: what it marks says it itself. */
export function ChangedDot({ label }: { label?: string }) {
  const named = label === undefined ? {} : { role: 'img', 'aria-label': label };
  return <i className={styles.changed} {...named} />;
}
