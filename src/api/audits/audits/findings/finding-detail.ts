/** Details of one finding: third parties, file rows, months. */

import { newestBefore } from '#api/audits/audit-input/queries.ts';
import type { AuditServices } from '#api/audits/services.ts';
import type { IdentifiedBalance } from '#api/balances/opened-balances.ts';
import { readColumns } from '#api/balances/trial-balances/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { periodKey } from '#core/calendar/period.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Finding } from '#core/engine/finding.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { AuditRecord } from '../queries.ts';
import { reachAudit } from '../reach-audit.ts';
import type { FindingDetail } from './contract.ts';
import { findItem } from './finding-items.ts';
import type { TraceTask } from './trace-finding.ts';

/** Months shown before the finding's own. */
const monthsBefore = 12;

/** Throws AppError `resource.not_found`. A corrected finding is shown with the rows of the month that had it. */
export function findingDetail(
  { db, workers, places }: Pick<AuditServices, 'db' | 'workers' | 'places'>,
  caller: Caller,
  { id, auditId, fingerprint }: { id: number; auditId: string; fingerprint: string },
  signal: AbortSignal,
): Promise<FindingDetail> {
  // What waits for its turn holds no balances.
  return places.run({ account: caller.accountId, kind: 'look', signal }, async (place) => {
    const { item, foundIn, months } = await asCaller(db, caller, async (trx) => {
      const audit = await reachAudit(trx, caller, id, auditId);
      const found = await findItem(trx, audit, fingerprint);
      if (found === undefined) throw new AppError('resource.not_found');
      const followed = seriesOf(found.item.finding) === null ? [] : await readMonths(trx, audit);
      const { foundBy } = found;
      const known = followed.find((month) => month.id === foundBy.balanceId);
      return { item: found.item, foundIn: known ?? (await readMonth(trx, foundBy)), months: followed };
    });
    const task = { months, foundIn, rows: item.finding.rows, series: seriesOf(item.finding) };
    return { ...item, ...(await workers.run('traceFinding', task, { place, signal })) };
  });
}

/** Findings of earlier releases have no series: the balance of their account and of their only third party. */
function seriesOf({ series, account, thirdParties, thirdPartyCount }: Finding): TraceTask['series'] {
  if (series !== undefined) return series;
  const nits = thirdPartyCount === 1 ? thirdParties.map(({ nit }) => nit) : null;
  return account === null ? null : { accounts: [account], nits };
}

/** Oldest first. */
async function readMonths(trx: DatabaseTransaction, audit: AuditRecord): Promise<IdentifiedBalance[]> {
  const earlier = await newestBefore(trx, audit.companyId, audit, monthsBefore);
  return [...earlier.reverse(), await readMonth(trx, audit)];
}

async function readMonth(trx: DatabaseTransaction, audit: AuditRecord): Promise<IdentifiedBalance> {
  const { balanceId: id } = audit;
  return { id, stored: { id, period: periodKey(audit), balance: await readColumns(trx, id) } };
}
