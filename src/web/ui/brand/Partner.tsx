/** Partner name beside the logo, from `?alianza=siigo`. */
import { publicText } from '../text.es.ts';
import styles from './Partner.module.css';

export function Partner() {
  return (
    <span className={styles.partner}>
      <span className="sr">{publicText.withAlliance}</span>
      <span className={styles.name}>{publicText.allianceSiigo}</span>
    </span>
  );
}
