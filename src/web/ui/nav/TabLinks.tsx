/** The parts of a screen as links side by side, each with an address of its own. */
import { Link } from 'react-router';
import styles from './Nav.module.css';

interface TabLink {
  to: string;
  name: string;
  /** `part`: it leads to the screen that this page belongs to. */
  current: 'page' | 'part' | false;
}

export function TabLinks({ label, links }: { label: string; links: readonly TabLink[] }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {links.map(({ to, name, current }) => (
        <Link key={to} to={to} aria-current={current === 'part' || current || undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
