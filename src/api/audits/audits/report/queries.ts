/** Whole findings of an audit. */
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Finding } from '#core/engine/finding.ts';

/** By fingerprint, with all stored third parties. */
export async function wholeFindings(trx: DatabaseTransaction, auditId: string): Promise<Map<string, Finding>> {
  const rows = await trx
    .selectFrom('finding')
    .select(['fingerprint', 'document'])
    .$narrowType<{ document: Finding }>()
    .where('audit_id', '=', auditId)
    .execute();
  return new Map(rows.map(({ fingerprint, document }) => [fingerprint, document]));
}
