/** The way between the screens about people and jobs. */
import { NavLink } from 'react-router';
import styles from './PeopleSections.module.css';
import { peopleText } from './text.es.ts';

const sections = [
  { to: '/usuarios', name: peopleText.users },
  { to: '/permisos', name: peopleText.permissions },
  { to: '/editar-cargo', name: peopleText.editJob },
  { to: '/asignacion-cargos', name: peopleText.assignment },
];

export function PeopleSections() {
  return (
    <nav className={styles.sections} aria-label={peopleText.sections}>
      {sections.map(({ to, name }) => (
        <NavLink key={to} to={to} className={styles.section ?? ''}>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
