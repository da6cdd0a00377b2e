/** Why somebody may not change something, as a sentence for the screen; null when they may. The server decides. */
import type { OwnAccess } from '#api/permissions/contract.ts';
import type { PermissionKey } from '#core/permission.ts';
import { formatDay } from '../ui/dates.es.ts';
import { allows, useAccess } from './access.ts';
import { hindranceText } from './hindrance.es.ts';
import { isAdmin } from './session.ts';

/** What is said to the staff, and to whoever's job does not include it. */
export type HindranceWords = Pick<typeof hindranceText, 'staff' | 'notYours'>;

interface Person {
  access: Pick<OwnAccess, 'account' | 'companies' | 'licence' | 'closesAt'>;
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
  const { mayChange, state, endsOn } = access.licence;
  if (access.closesAt !== null) return hindranceText.closing(formatDay(access.closesAt));
  if (mayChange) return null;
  if (state === 'suspendida') return hindranceText.licenceSuspended;
  // At noon, so that no time zone makes it another day.
  return endsOn === null ? hindranceText.licenceMissing : hindranceText.licenceExpired(formatDay(`${endsOn}T12:00`));
}

/** While it is not known nothing stands in the way. */
export function useHindrance(permission: PermissionKey, company: number | null, words?: HindranceWords): string | null {
  const access = useAccess();
  return access === undefined ? null : hindrance({ access, isAdmin: isAdmin() }, permission, company, words);
}
