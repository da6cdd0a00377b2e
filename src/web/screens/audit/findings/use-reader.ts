/** Who reads the list, and until when a due date is of this week. */
import { useMemo } from 'react';
import { dayInBogota } from '#core/calendar/bogota.ts';
import { addDays } from '#core/product/license.ts';
import { useSession } from '../../../data/session/session.ts';
import type { Reader } from './select-findings.ts';

export function useReader(): Reader {
  const userId = useSession(({ user }) => user?.id ?? null);
  return useMemo(() => ({ userId, weekEnd: addDays(dayInBogota(new Date()), 7) }), [userId]);
}
