/** Menu visibility for the signed-in user; the common defaults until known. */

import { isAdmin, useSession } from '../../data/session/session.ts';
import { allows, useAccess } from '../../data/users/access.ts';
import type { MenuRights } from './menu.ts';

/** `company`: selected company, 0 for none. */
export function useMenuRights(company: number): MenuRights {
  const access = useAccess();
  const isRoot = useSession((state) => state.isRootUser);
  return {
    statements: access === undefined || allows(access, 'estados_financieros.ver', company),
    audit: access === undefined || allows(access, 'auditoria.ver', company),
    // Entries that many users lack do not flicker.
    setUp: access === undefined ? isRoot || isAdmin() : allows(access, 'parametrizacion.ver', company),
    users: isRoot || isAdmin(),
    staff: isAdmin(),
    codes: access === undefined ? isRoot || isAdmin() : access.account.includes('licencias.ver'),
  };
}
