/** Results of the last audit of a balance, so that the next one computes only what changed. */
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Severity } from '#core/engine/severity.ts';
import type { ValidationSummary } from '../contract.ts';
import type { KnownResult, ResultMark } from '../run/audit-task.ts';

export interface KnownAudit {
  auditId: string;
  /** By validation key. */
  results: Record<string, KnownResult>;
}

/** Null when the balance was never audited. */
export async function readKnown(trx: DatabaseTransaction, balanceId: string): Promise<KnownAudit | null> {
  const { rows } = await sql<{
    auditId: string;
    marks: Record<string, ResultMark> | null;
    validations: ValidationSummary[];
    severities: Record<string, Severity[]>;
  }>`
    select audit.id as "auditId", audit.basis->'marks' as marks, audit.validations,
           (select coalesce(jsonb_object_agg(validation, severities), '{}')
              from (select validation, jsonb_agg(severity) as severities
                      from (select distinct validation, severity, coalesce(cause, fingerprint)
                              from finding where audit_id = audit.id) as told
                     group by validation) as found) as severities
      from audit
     where audit.balance_id = ${balanceId} and audit.state = 'done'
     order by audit.created_at desc
     limit 1`.execute(trx);
  const last = rows[0];
  if (last === undefined) return null;
  const { auditId, marks, validations, severities } = last;
  const known = validations.flatMap((summary): [string, KnownResult][] => {
    const mark = marks?.[summary.key];
    return mark ? [[summary.key, { ...mark, summary, severities: severities[summary.key] ?? [] }]] : [];
  });
  return { auditId, results: Object.fromEntries(known) };
}
