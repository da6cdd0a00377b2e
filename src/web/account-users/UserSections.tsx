/** Navigation between the screens of users and roles. */
import { useLocation } from 'react-router';
import { TabLinks } from '../ui/nav/TabLinks.tsx';
import { accountUsersText } from './text.es.ts';

/** With further paths that belong to each. */
const sections = [
  { to: '/usuarios', also: '', name: accountUsersText.users },
  { to: '/permisos', also: '/permissions', name: accountUsersText.permissions },
  { to: '/editar-cargo', also: '/crear-cargo', name: accountUsersText.editRole },
  { to: '/asignacion-cargos', also: '', name: accountUsersText.assignment },
];

export function UserSections() {
  const { pathname } = useLocation();
  return (
    <TabLinks
      label={accountUsersText.sections}
      links={sections.map(({ to, also, name }) => ({
        to,
        name,
        current: pathname === to ? 'page' : pathname === also && 'part',
      }))}
    />
  );
}
