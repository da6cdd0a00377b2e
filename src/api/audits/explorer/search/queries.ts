/** Findings of the newest audit of a balance, by words. */
import { sql } from 'kysely';
import { containing } from '#api/kernel/containing.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Severity } from '#core/engine/severity.ts';

export interface FindingNames {
  fingerprint: string;
  rule: string;
  title: string;
  account: string | null;
  accountName: string | null;
  severity: Severity;
}

/** Those with all words (in capitals, without accents) in title, rule, account or name of the account, by amount. */
export async function findingsWith(
  trx: DatabaseTransaction,
  { companyId, balanceId }: { companyId: number; balanceId: string },
  words: readonly string[],
  most: number,
): Promise<FindingNames[]> {
  const { rows } = await sql<FindingNames>`
    select fingerprint, rule, document->>'title' as title, account_code as account,
           document->>'accountName' as "accountName", severity
      from finding
     where audit_id = (select id from audit
                        where company_id = ${companyId} and balance_id = ${balanceId}::uuid and state = 'done'
                        order by created_at desc, id desc limit 1)
       -- Dots are dropped with the accents, of amounts and of initials.
       and upper(regexp_replace(normalize(concat_ws(' ', document->>'title', rule, account_code, document->>'accountName'), nfd),
                                '[\\u0300-\\u036f.]', '', 'g')) like all(${words.map(containing)}::text[])
     order by amount desc, fingerprint
     limit ${most}`.execute(trx);
  return rows;
}
