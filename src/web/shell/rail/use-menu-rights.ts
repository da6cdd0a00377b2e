/** What of the menu the signed-in user sees; until it is known, what most people see. */

import { isAdmin, useSession } from '../../data/session/session.ts';
import { allows, useAccess } from '../../data/users/access.ts';
import type { MenuRights } from './menu.ts';

/** `company` is the selected company, 0 for none. */
export function useMenuRights(company: number): MenuRights {
  const access = useAccess();
  const isRoot = useSession((state) => state.isRootUser);
  return {
    audit: access === undefined || allows(access, 'auditoria.ver', company),
    // What many may not see does not come and go.
    setUp: access === undefined ? isRoot || isAdmin() : allows(access, 'parametrizacion.ver', company),
    users: isRoot || isAdmin(),
    licenses: isAdmin(),
    codes: access === undefined ? isRoot || isAdmin() : access.account.includes('licencias.ver'),
  };
}
