/** The way between the screens about people and jobs. */
import { Link, useLocation } from 'react-router';
import styles from './PeopleSections.module.css';
import { peopleText } from './text.es.ts';

/** With the other addresses at which one is in it. */
const sections = [
  { to: '/usuarios', also: '', name: peopleText.users },
  { to: '/permisos', also: '/permissions', name: peopleText.permissions },
  { to: '/editar-cargo', also: '/crear-cargo', name: peopleText.editRole },
  { to: '/asignacion-cargos', also: '', name: peopleText.assignment },
];

export function PeopleSections() {
  const { pathname } = useLocation();
  return (
    <nav className={styles.sections} aria-label={peopleText.sections}>
      {sections.map(({ to, also, name }) => (
        <Link
          key={to}
          to={to}
          className={styles.section}
          aria-current={pathname === to ? 'page' : pathname === also || undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
