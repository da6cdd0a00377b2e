/** Navigation between the screens of users and roles. */
import { useLocation } from 'react-router';
import { TabLinks } from '../ui/nav/TabLinks.tsx';
import { peopleText } from './text.es.ts';

/** With further paths that belong to each. */
const sections = [
  { to: '/usuarios', also: '', name: peopleText.users },
  { to: '/permisos', also: '/permissions', name: peopleText.permissions },
  { to: '/editar-cargo', also: '/crear-cargo', name: peopleText.editRole },
  { to: '/asignacion-cargos', also: '', name: peopleText.assignment },
];

export function PeopleSections() {
  const { pathname } = useLocation();
  return (
    <TabLinks
      label={peopleText.sections}
      links={sections.map(({ to, also, name }) => ({
        to,
        name,
        current: pathname === to ? 'page' : pathname === also && 'part',
      }))}
    />
  );
}
