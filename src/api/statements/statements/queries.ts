/** What the newest audit of a balance says of its accounts and of its arithmetic. */
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { severities } from '#core/engine/severity.ts';
import type { AccountMark } from './contract.ts';

/** Findings that count: neither informative, nor set aside, nor explained by another one. */
const counts = sql<boolean>`severity <> 'informativa' and set_aside is null and explained_by is null`;

/** The newest finished audit of a balance. */
const newestAudit = (companyId: number, balanceId: string) => sql`
  (select id from audit where company_id = ${companyId} and balance_id = ${balanceId}::uuid and state = 'done'
    order by created_at desc, id desc limit 1)`;

/** The worst open finding of each account, by account. */
export async function marksOfAccounts(
  trx: DatabaseTransaction,
  companyId: number,
  { id, period }: { id: string; period: string },
): Promise<AccountMark[]> {
  const { rows } = await sql<Omit<AccountMark, 'period'>>`
    select distinct on (account_code) account_code as account, severity, audit_id as "auditId", fingerprint,
           document->>'title' as title, rule, (count(*) over (partition by account_code))::int as count
      from finding
     where audit_id = ${newestAudit(companyId, id)} and account_code is not null and ${counts}
     order by account_code, array_position(${[...severities]}::text[], severity), amount desc, fingerprint`.execute(
    trx,
  );
  return rows.map((row) => ({ ...row, period }));
}

/** Open findings of some validations. */
export interface OpenFindings {
  count: number;
  /** Cents, of all of them. */
  amount: bigint;
  /** Of the largest; null without any. */
  title: string | null;
}

/** Those of the newest audit of a balance; null: it was not audited. */
export async function openFindings(
  trx: DatabaseTransaction,
  companyId: number,
  balanceId: string,
  validations: readonly string[],
): Promise<OpenFindings | null> {
  const { rows } = await sql<{ count: number; amount: string; title: string | null }>`
    select count(fingerprint)::int as count, coalesce(sum(amount), 0)::text as amount,
           (array_agg(document->>'title' order by amount desc))[1] as title
      from (select ${newestAudit(companyId, balanceId)} as id) as audited
      left join finding on audit_id = audited.id and validation = any(${[...validations]}::text[]) and ${counts}
     where audited.id is not null
     group by audited.id`.execute(trx);
  const [found] = rows;
  return found === undefined ? null : { ...found, amount: BigInt(found.amount) };
}
