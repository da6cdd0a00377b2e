/** Results of the last audit of a balance, so that the next one computes only what changed. */

import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import type { Finding } from '#core/engine/finding.ts';
import type { ToldFinding } from '#core/engine/weighing/explained.ts';
import type { ValidationSummary } from '../contract.ts';
import type { KnownResult, ResultMark } from '../run/audit-task.ts';

export interface KnownAudit {
  auditId: string;
  /** By validation key. */
  results: Record<string, KnownResult>;
}

/** The large parts of a finding of which a reused result has no need. */
const notTold: readonly (keyof Finding)[] = [
  'thirdParties',
  'rows',
  'message',
  'why',
  'correction',
  'formula',
  'legal',
];

/** Null when the balance was never audited. */
export async function readKnown(trx: DatabaseTransaction, balanceId: string): Promise<KnownAudit | null> {
  const { rows } = await sql<{
    auditId: string;
    marks: Record<string, ResultMark> | null;
    validations: ValidationSummary[];
    told: Record<string, ToldFinding[]>;
  }>`
    select audit.id as "auditId", audit.basis->'marks' as marks, audit.validations,
           (select coalesce(jsonb_object_agg(validation, findings), '{}')
              from (select validation, jsonb_agg(document - ${notTold}::text[] order by position) as findings
                      from finding where audit_id = audit.id group by validation) as found) as told
      from audit
     where audit.balance_id = ${balanceId} and audit.state = 'done'
     order by audit.created_at desc
     limit 1`.execute(trx);
  const last = rows[0];
  if (last === undefined) return null;
  const { auditId, marks, validations, told } = last;
  const known = validations.flatMap((summary): [string, KnownResult][] => {
    const mark = lookUp(marks, summary.key);
    if (mark === undefined) return [];
    const findings = lookUp(told, summary.key) ?? [];
    // Practices are findings until they are set aside.
    const outcome = findings.length > 0 ? 'con_hallazgos' : summary.outcome;
    return [[summary.key, { ...mark, summary: { ...summary, outcome }, findings }]];
  });
  return { auditId, results: Object.fromEntries(known) };
}
