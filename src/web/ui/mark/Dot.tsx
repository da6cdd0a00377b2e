/** Placeholder dot of an unknown mark. */
import styles from './Dot.module.css';

export function Dot() {
  return <i className={styles.dot} />;
}
