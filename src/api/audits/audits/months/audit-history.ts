/** An audit among those of the months before it: what its findings mean is only known beside theirs. */

import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { periodKey } from '#core/calendar/period.ts';
import { type AuditRecord, auditsByMonth, type FindingRecord, findingsOf } from '../queries.ts';
import type { AuditedMonths } from './compare-months.ts';

export interface AuditHistory {
  /** One a month, oldest first; the last is the audit itself. */
  audits: AuditRecord[];
  /** Findings of each of them, by its id. */
  findings: ReadonlyMap<string, readonly FindingRecord[]>;
  fingerprints: AuditedMonths;
  /** The audit of the nearest month before, or null. */
  before: AuditRecord | null;
}

/** `audit` must be done. A month that was audited several times counts with its newest audit. */
export async function readHistory(trx: DatabaseTransaction, audit: AuditRecord): Promise<AuditHistory> {
  const own = periodKey(audit);
  const earlier = (await auditsByMonth(trx, audit.companyId, audit)).filter((other) => periodKey(other) !== own);
  const audits = [...earlier, audit];
  const all = await findingsOf(
    trx,
    audits.map(({ id }) => id),
  );
  const findings = Map.groupBy(all, ({ auditId }) => auditId);
  const fingerprints = new Map(
    audits.map((one) => [periodKey(one), new Set(findings.get(one.id)?.map(({ fingerprint }) => fingerprint))]),
  );
  return { audits, findings, fingerprints, before: earlier.at(-1) ?? null };
}
