/** Why somebody may not change people and jobs, as a sentence for the screen; null when they may. */

import { isAdmin } from '../data/session/session.ts';
import { allows, useAccess } from '../data/users/access.ts';
import { useHindrance } from '../data/users/hindrance.ts';
import { peopleText } from './text.es.ts';

export function usePeopleHindrance(): string | null {
  return useHindrance('usuarios.editar', null, peopleText);
}

/** What of people and jobs is somebody's to do, license aside: what is not is not offered to them. */
export function usePeopleRights(): { mayEdit: boolean; mayExport: boolean } {
  const access = useAccess();
  const has = (permission: 'usuarios.editar' | 'usuarios.exportar') =>
    access === undefined || allows(access, permission, null);
  return { mayEdit: has('usuarios.editar') && !isAdmin(), mayExport: has('usuarios.exportar') };
}
