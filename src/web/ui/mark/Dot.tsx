/** A dot where a mark will be: not yet known. */
import styles from './Dot.module.css';

export function Dot() {
  return <i className={styles.dot} />;
}
