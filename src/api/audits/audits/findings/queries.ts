/** Findings of audits that are done, with what they are among the months before. */

import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Period } from '#core/calendar/period.ts';
import type { Finding } from '#core/engine/finding.ts';
import type { Severity } from '#core/engine/severity.ts';
import type { FindingChange } from '../contract.ts';

/** A finding as it was stored when its audit ended. */
export interface FindingRecord {
  fingerprint: string;
  validationId: number;
  validation: string;
  severity: Severity;
  amount: bigint;
  change: Exclude<FindingChange, 'corregido'>;
  /** First month of the unbroken run in which it has been found. */
  since: Period;
  document: Finding;
}

/** The findings of an audit, in the order in which it found them. */
export async function findingsOf(trx: DatabaseTransaction, auditId: string): Promise<FindingRecord[]> {
  const rows = await selectFindings(trx, auditId).orderBy('position').execute();
  return rows.map(findingRecord);
}

/** Those of an audit that another one did not find, in the order in which it found them. */
export async function findingsGone(trx: DatabaseTransaction, auditId: string, from: string): Promise<FindingRecord[]> {
  const rows = await selectFindings(trx, auditId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('finding as present')
            .select('present.fingerprint')
            .where('present.audit_id', '=', from)
            .whereRef('present.fingerprint', '=', 'finding.fingerprint'),
        ),
      ),
    )
    .orderBy('position')
    .execute();
  return rows.map(findingRecord);
}

export async function findFinding(
  trx: DatabaseTransaction,
  auditId: string,
  fingerprint: string,
): Promise<FindingRecord | undefined> {
  const row = await selectFindings(trx, auditId).where('fingerprint', '=', fingerprint).executeTakeFirst();
  return row && findingRecord(row);
}

function selectFindings(trx: DatabaseTransaction, auditId: string) {
  return trx
    .selectFrom('finding')
    .select([
      'fingerprint',
      'validation_id as validationId',
      'validation',
      'severity',
      'amount',
      'change',
      'since_year as year',
      'since_month as month',
      'document',
    ])
    .$narrowType<{ severity: Severity; change: FindingRecord['change']; document: Finding }>()
    .where('finding.audit_id', '=', auditId);
}

function findingRecord<Row extends Period>({ year, month, ...row }: Row): Omit<Row, keyof Period> & { since: Period } {
  return { ...row, since: { year, month } };
}
