/** Reason why the user may not change users and roles, as a sentence; null when they may. */

import { isAdmin } from '../data/session/session.ts';
import { allows, useAccess } from '../data/users/access.ts';
import { useHindrance } from '../data/users/hindrance.ts';
import { accountUsersText } from './text.es.ts';

export function useUsersHindrance(): string | null {
  return useHindrance('usuarios.editar', null, accountUsersText);
}

/** Permissions on users and roles, regardless of the license: missing ones are not offered. */
export function useUsersRights(): { mayEdit: boolean; mayExport: boolean } {
  const access = useAccess();
  const has = (permission: 'usuarios.editar' | 'usuarios.exportar') =>
    access === undefined || allows(access, permission, null);
  return { mayEdit: has('usuarios.editar') && !isAdmin(), mayExport: has('usuarios.exportar') };
}
