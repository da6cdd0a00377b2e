/** Findings of finished audits, with their change against earlier months. */

import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Period } from '#core/calendar/period.ts';
import type { Finding } from '#core/engine/finding.ts';
import { severities } from '#core/engine/severity.ts';
import type { FindingChange } from '../contract.ts';

/** A finding as stored at the end of its audit. */
export interface StoredFinding {
  validationId: number;
  validation: string;
  change: Exclude<FindingChange, 'corregido'>;
  unchanged: boolean;
  /** First month of the uninterrupted run of this finding. */
  since: Period;
  finding: Finding;
}

const thirdPartiesInLists = 3;

/**
 * Findings of an audit, most severe first, then by amount, then in the order of discovery; with the first third parties
 * only.
 */
export async function listFindings(trx: DatabaseTransaction, auditId: string): Promise<StoredFinding[]> {
  return (await selectListed(trx, auditId).execute()).map(storedFinding);
}

/** Findings of an audit that another one lacks, in the same order. */
export async function listGone(trx: DatabaseTransaction, auditId: string, from: string): Promise<StoredFinding[]> {
  const rows = await selectListed(trx, auditId)
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
    .execute();
  return rows.map(storedFinding);
}

/** One finding with all its third parties. */
export async function findFinding(
  trx: DatabaseTransaction,
  auditId: string,
  fingerprint: string,
): Promise<StoredFinding | undefined> {
  const row = await selectFindings(trx, auditId)
    .select('document as finding')
    .$narrowType<{ finding: Finding }>()
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return row && storedFinding(row);
}

function selectListed(trx: DatabaseTransaction, auditId: string) {
  const first = sql.lit(`$.thirdParties[0 to ${thirdPartiesInLists - 1}]`);
  return selectFindings(trx, auditId)
    .select(
      sql<Finding>`jsonb_set(document, '{thirdParties}', jsonb_path_query_array(document, ${first}))`.as('finding'),
    )
    .orderBy(sql`array_position(${[...severities]}::text[], severity)`)
    .orderBy('amount', 'desc')
    .orderBy('position');
}

function selectFindings(trx: DatabaseTransaction, auditId: string) {
  return trx
    .selectFrom('finding')
    .select([
      'validation_id as validationId',
      'validation',
      'change',
      'unchanged',
      'since_year as year',
      'since_month as month',
    ])
    .$narrowType<{ change: StoredFinding['change'] }>()
    .where('finding.audit_id', '=', auditId);
}

function storedFinding<Row extends Period>({ year, month, ...row }: Row): Omit<Row, keyof Period> & { since: Period } {
  return { ...row, since: { year, month } };
}
