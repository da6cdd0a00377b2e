/** Reason why the user may not change something, as a sentence; null when they may. The server enforces. */
import type { OwnAccess } from '#api/access/permissions/contract.ts';
import type { PermissionKey } from '#core/product/permission.ts';
import { formatDay } from '#web/dates.es.ts';
import { isAdmin } from '../session/session.ts';
import { type AccessRights, allows, useAccess } from './access.ts';
import { hindranceText } from './hindrance.es.ts';

/** Texts for staff, and for users whose role lacks the permission; who has no role reads that, whatever they want to do. */
export type HindranceWords = Pick<typeof hindranceText, 'staff' | 'notYours'>;

interface HinderedUser {
  access: AccessRights & Pick<OwnAccess, 'subscriber' | 'license' | 'closesAt'>;
  isAdmin: boolean;
}

/** `company`: of the permission; null for the account. */
export function hindrance(
  { access, isAdmin }: HinderedUser,
  permission: PermissionKey,
  company: number | null,
  words: HindranceWords = hindranceText,
): string | null {
  if (isAdmin) return words.staff;
  if (!access.hasRole) return hindranceText.noRole(access.subscriber);
  if (!allows(access, permission, company)) return words.notYours;
  return hindranceOfAll(access);
}

/** Reason why the whole account is read-only; null when it is not. */
function hindranceOfAll({ license, closesAt }: Pick<OwnAccess, 'license' | 'closesAt'>): string | null {
  const { mayChange, state, endsOn } = license;
  if (closesAt !== null) return hindranceText.closing(formatDay(closesAt));
  if (mayChange) return null;
  if (state === 'suspendida') return hindranceText.licenseSuspended;
  // At noon, so that no time zone shifts the day.
  return endsOn === null ? hindranceText.licenseMissing : hindranceText.licenseExpired(formatDay(`${endsOn}T12:00`));
}

/** Null while unknown. */
export function useHindrance(permission: PermissionKey, company: number | null, words?: HindranceWords): string | null {
  const access = useAccess();
  return access === undefined ? null : hindrance({ access, isAdmin: isAdmin() }, permission, company, words);
}

/** Whether the global banner already shows it: account-wide reasons are not repeated below. */
export function isInBanner(access: Pick<OwnAccess, 'license' | 'closesAt'>, why: string): boolean {
  return !access.license.mayChange && why === hindranceOfAll(access);
}

/** The reason to be shown by a screen; null when the banner shows it. */
export function useUntold(why: string | null): string | null {
  const access = useAccess();
  return why !== null && access !== undefined && isInBanner(access, why) ? null : why;
}
