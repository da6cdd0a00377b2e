/** What a user reads in place of a screen whose company is inactive, or while all of theirs are. */

import type { Company } from '#api/companies/companies/contract.ts';
import { isAdmin, useSession } from '../session/session.ts';
import { type AccessRights, allows, useAccess, useIsAccessAwaited } from '../users/access.ts';
import { useCompanies, useInactiveCompanies } from './companies.ts';
import { inactiveText as text } from './inactive-notice.es.ts';

export interface InactiveNotice {
  words: string;
  /** Where they are activated, for who may. */
  action: { label: string; to: string } | null;
}

interface Reader {
  /** Undefined while unknown, or if it could not be read. */
  access: AccessRights | undefined;
  isRoot: boolean;
  isStaff: boolean;
  /** It is the only company, active or not. */
  isOnly: boolean;
}

/** `away`: the inactive ones that the notice is about; null without any. */
export function inactiveNotice(
  away: readonly Company[],
  { access, isRoot, isStaff, isOnly }: Reader,
): InactiveNotice | null {
  const [first, ...others] = away;
  if (!first) return null;
  const name = first.attributes.comp_business_name;
  const count = away.length;
  const what = others.length > 0 ? text.all(count) : isOnly ? text.only(name) : text.one(name);
  if (isStaff) return { words: `${what} ${text.staff}`, action: null };
  const may = ({ id }: Company) =>
    access === undefined ? isRoot : allows(access, 'empresas.editar', id) && allows(access, 'empresas.ver', id);
  if (!away.some(may)) return { words: `${what} ${text.theirs(count)}`, action: null };
  const action =
    others.length > 0 ? { label: text.open, to: '/empresas' } : { label: text.openOne, to: `/empresa/${first.id}` };
  return { words: `${what} ${text.yours(count)}`, action };
}

/**
 * About the company of the address, or (0, none chosen) about all companies of who has no active one. Null: about none,
 * or they could not be read; undefined while unknown.
 */
export function useInactiveNotice(company: number): InactiveNotice | null | undefined {
  const access = useAccess();
  const isAwaited = useIsAccessAwaited();
  const isRoot = useSession((state) => state.isRootUser);
  const { data: active } = useCompanies();
  const { data: inactive, isError } = useInactiveCompanies();
  if (isError) return null;
  if (!active || !inactive) return undefined;
  const isStaff = isAdmin();
  const named = inactive.filter(({ id }) => id === company);
  const hasNone = active.length === 0 && !isStaff;
  const away = named.length > 0 ? named : hasNone && company === 0 ? inactive : [];
  if (away.length > 0 && isAwaited) return undefined;
  return inactiveNotice(away, { access, isRoot, isStaff, isOnly: hasNone && inactive.length === 1 });
}
