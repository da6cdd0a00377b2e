/** Copyright with the current year and a link to the product, under every screen. */
import { Link } from 'react-router';
import { uiText } from '../ui/text.es.ts';
import styles from './Footer.module.css';
import { shellText } from './text.es.ts';

export function Footer() {
  return (
    <footer className={styles.footer}>
      © {new Date().getFullYear()} <Link to="/">{uiText.product}</Link>. {shellText.rights}
    </footer>
  );
}
