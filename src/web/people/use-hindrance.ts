/** Why somebody may not change people and jobs, as a sentence for the screen; null when they may. */
import type { OwnAccess } from '#api/permissions/contract.ts';
import { useAccess } from '../data/access.ts';
import { isAdmin } from '../data/session.ts';
import { formatDay } from '../ui/dates.es.ts';
import { peopleText } from './text.es.ts';

export function hindrance(access: Pick<OwnAccess, 'account' | 'licence'>, admin: boolean): string | null {
  if (admin) return peopleText.staff;
  if (!access.account.includes('usuarios.editar')) return peopleText.notYours;
  const { mayChange, state, endsOn } = access.licence;
  if (mayChange) return null;
  if (state === 'suspendida') return peopleText.licenceSuspended;
  // At noon, so that no time zone makes it another day.
  return endsOn === null ? peopleText.licenceMissing : peopleText.licenceExpired(formatDay(`${endsOn}T12:00`));
}

/** While it is not known nothing stands in the way: the server has the last word. */
export function useHindrance(): string | null {
  const access = useAccess();
  return access === undefined ? null : hindrance(access, isAdmin());
}
