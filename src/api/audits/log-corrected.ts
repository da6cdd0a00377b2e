/** Activity log of what a version of a month corrected: of who had it audited, or reopened its month. */
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { type Period, periodKey } from '#core/calendar/period.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { CorrectedByVersion } from './finding-lives/carry/queries.ts';

/** The last of its transaction; `corrected` null: nothing. */
export async function logCorrected(
  trx: DatabaseTransaction,
  caller: Pick<Caller, 'accountId' | 'userId' | 'name'>,
  { companyId, ...period }: Period & { companyId: number },
  corrected: CorrectedByVersion | null,
): Promise<void> {
  if (corrected === null) return;
  const { version, against, corrected: count } = corrected;
  const details = { period: periodKey(period), version, against, corrected: count };
  await logActivity(trx, caller, { act: 'version.corrected', companyId, target: formatPeriod(period), details });
}
