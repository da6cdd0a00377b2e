/** Why somebody may not change something, as a sentence for the screen; null when they may. The server decides. */
import type { OwnAccess } from '#api/access/permissions/contract.ts';
import type { PermissionKey } from '#core/product/permission.ts';
import { formatDay } from '#web/dates.es.ts';
import { isAdmin } from '../session/session.ts';
import { allows, useAccess } from './access.ts';
import { hindranceText } from './hindrance.es.ts';

/** What is said to the staff, and to whoever's job does not include it. */
export type HindranceWords = Pick<typeof hindranceText, 'staff' | 'notYours'>;

interface Person {
  access: Pick<OwnAccess, 'account' | 'companies' | 'license' | 'closesAt'>;
  isAdmin: boolean;
}

/** `company` is that of the permission; null for the account as a whole. */
export function hindrance(
  { access, isAdmin }: Person,
  permission: PermissionKey,
  company: number | null,
  words: HindranceWords = hindranceText,
): string | null {
  if (isAdmin) return words.staff;
  if (!allows(access, permission, company)) return words.notYours;
  return hindranceOfAll(access);
}

/** Why nobody of the account may change anything; null while they may. */
function hindranceOfAll({ license, closesAt }: Pick<OwnAccess, 'license' | 'closesAt'>): string | null {
  const { mayChange, state, endsOn } = license;
  if (closesAt !== null) return hindranceText.closing(formatDay(closesAt));
  if (mayChange) return null;
  if (state === 'suspendida') return hindranceText.licenseSuspended;
  // At noon, so that no time zone makes it another day.
  return endsOn === null ? hindranceText.licenseMissing : hindranceText.licenseExpired(formatDay(`${endsOn}T12:00`));
}

/** While it is not known nothing stands in the way. */
export function useHindrance(permission: PermissionKey, company: number | null, words?: HindranceWords): string | null {
  const access = useAccess();
  return access === undefined ? null : hindrance({ access, isAdmin: isAdmin() }, permission, company, words);
}

/** Whether the banner above every screen says it already: what stands in the way of all is not said again below it. */
export function isInBanner(access: Pick<OwnAccess, 'license' | 'closesAt'>, why: string): boolean {
  return !access.license.mayChange && why === hindranceOfAll(access);
}

/** What is left for a screen to say of a hindrance; null when the banner says it. */
export function useUntold(why: string | null): string | null {
  const access = useAccess();
  return why !== null && access !== undefined && isInBanner(access, why) ? null : why;
}
