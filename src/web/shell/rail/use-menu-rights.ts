/** Menu visibility for the signed-in user; the common defaults until known. */

import { auditPath } from '../../data/routes/company-route.ts';
import { isAdmin, useSession } from '../../data/session/session.ts';
import { type AccessRights, allows, useAccess } from '../../data/users/access.ts';
import type { MenuRights } from './menu.ts';

interface MenuUser {
  isRoot: boolean;
  isStaff: boolean;
  /** Undefined while unknown. */
  access: AccessRights | undefined;
}

/** What each entry's screen needs: no entry leads to the missing-permission page. `company`: selected, 0 for none. */
export function menuRights({ isRoot, isStaff, access }: MenuUser, company: number): MenuRights {
  const isHouse = isRoot || isStaff;
  return {
    statements: access === undefined || allows(access, 'estados_financieros.ver', company),
    audit: access === undefined || allows(access, 'auditoria.ver', company),
    // Entries that many users lack do not flicker.
    setUp: access === undefined ? isHouse : allows(access, 'parametrizacion.ver', company),
    company: access === undefined || allows(access, 'empresas.ver', company),
    users: isHouse,
    staff: isStaff,
    codes: access === undefined ? isHouse : access.account.includes('licencias.ver'),
  };
}

/** `company`: selected company, 0 for none. */
export function useMenuRights(company: number): MenuRights {
  const access = useAccess();
  const isRoot = useSession((state) => state.isRootUser);
  return menuRights({ isRoot, isStaff: isAdmin(), access }, company);
}

/** Where the logo leads: the audit, or the portfolio of who may see none. */
export function useLogoPath(): string {
  const company = useSession((state) => state.companyGlobal);
  return useMenuRights(company).audit ? auditPath(company) : '/home';
}
