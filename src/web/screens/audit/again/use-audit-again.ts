/** Audits a month again, or with the months after it. */
import { type Period, periodKey } from '#core/calendar/period.ts';
import { useAuditAgain as useSend } from '../../../data/audits/audits.ts';

export interface AuditAgain {
  isPending: boolean;
  start(following: boolean): void;
}

export function useAuditAgain(company: number, period: Period): AuditAgain {
  const { isPending, mutate } = useSend(company);
  return { isPending, start: (following) => mutate({ periods: [periodKey(period)], following }) };
}
