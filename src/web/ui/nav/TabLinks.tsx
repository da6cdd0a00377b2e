/** Tabs of a screen as links with their own URLs. */
import { Link } from 'react-router';
import styles from './Nav.module.css';

interface TabLink {
  to: string;
  name: string;
  /** `part`: parent of the current page. */
  current: 'page' | 'part' | false;
}

interface TabLinksProps {
  label: string;
  links: readonly TabLink[];
  /** Its name in a guided tour. */
  tour?: string;
}

export function TabLinks({ label, links, tour }: TabLinksProps) {
  return (
    <nav className={styles.tabs} aria-label={label} data-tour={tour}>
      {links.map(({ to, name, current }) => (
        <Link key={to} to={to} aria-current={current === 'part' || current || undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
