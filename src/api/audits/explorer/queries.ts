/** Stored months of a company, and the findings of their newest audits by place. */
import { sql } from 'kysely';
import type { StoredBalance } from '#api/balances/stored-balance.ts';
import { readBalances } from '#api/balances/trial-balances/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Period } from '#core/calendar/period.ts';
import type { Severity } from '#core/engine/severity.ts';

export interface MonthVersion extends Period {
  id: string;
  version: number;
}

/** The newest version of each month, oldest month first. */
export async function newestVersions(trx: DatabaseTransaction, companyId: number): Promise<MonthVersion[]> {
  return trx
    .selectFrom('trial_balance')
    .distinctOn(['year', 'month'])
    .select(['id', 'year', 'month', 'version'])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .orderBy('year')
    .orderBy('month')
    .orderBy('version', 'desc')
    .execute();
}

/** A version of a month. */
export function findVersion(
  trx: DatabaseTransaction,
  companyId: number,
  { year, month }: Period,
  version: number,
): Promise<MonthVersion | undefined> {
  return trx
    .selectFrom('trial_balance')
    .select(['id', 'year', 'month', 'version'])
    .where('company_id', '=', companyId)
    .where('year', '=', year)
    .where('month', '=', month)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Their compressed columns, in the order of the ids. */
export async function readMonths(trx: DatabaseTransaction, ids: readonly string[]): Promise<StoredBalance[]> {
  const months = await trx
    .selectFrom('trial_balance')
    .select(['id', 'year', 'month'])
    .where('id', 'in', [...ids])
    .execute();
  const byId = new Map(months.map((month) => [month.id, month]));
  return readBalances(
    trx,
    ids.map((id) => byId.get(id)!),
  );
}

export interface FindingPlace {
  balanceId: string;
  auditId: string;
  fingerprint: string;
  severity: Severity;
  account: string | null;
  /** Ids of third parties. */
  subjects: string[];
  /** Whether it is about rows without third party: asked of the month shown only. */
  hasNone: boolean;
}

/**
 * Findings of the newest finished audits of some balances that count: neither informative ones nor those set aside.
 * `shown`: the balance whose evidence is looked into, which costs more than all else.
 */
export async function placesOfFindings(
  trx: DatabaseTransaction,
  companyId: number,
  balances: readonly string[],
  shown: string,
): Promise<FindingPlace[]> {
  const { rows } = await sql<FindingPlace>`
    select last.balance_id as "balanceId", last.id as "auditId", finding.fingerprint, finding.severity,
           finding.account_code as account, finding.subjects,
           case when last.balance_id = ${shown}::uuid and cardinality(finding.subjects) = 0
                then finding.document->'thirdParties' @> '[{"nit": ""}]' else false end as "hasNone"
      from (select distinct on (balance_id) id, balance_id from audit
             where company_id = ${companyId} and balance_id = any(${[...balances]}::uuid[]) and state = 'done'
             order by balance_id, created_at desc, id desc) as last
      join finding on finding.audit_id = last.id
     where finding.severity <> 'informativa' and finding.set_aside is null
     order by finding.amount desc`.execute(trx);
  return rows;
}

export interface FindingWords {
  auditId: string;
  fingerprint: string;
  title: string;
  rule: string;
  amount: bigint;
}

/** Titles of some findings, by `auditId fingerprint`. */
export async function wordsOfFindings(
  trx: DatabaseTransaction,
  names: readonly { auditId: string; fingerprint: string }[],
): Promise<Map<string, FindingWords>> {
  if (names.length === 0) return new Map();
  const { rows } = await sql<FindingWords>`
    select audit_id as "auditId", fingerprint, document->>'title' as title, rule, amount
      from finding
      join unnest(${names.map(({ auditId }) => auditId)}::uuid[], ${names.map((one) => one.fingerprint)}::text[])
           as asked (audit, name) on finding.audit_id = asked.audit and finding.fingerprint = asked.name`.execute(trx);
  return new Map(rows.map((row) => [`${row.auditId} ${row.fingerprint}`, row]));
}

/** Evidence of a finding: where its rows are. */
export interface FindingEvidence {
  title: string;
  account: string | null;
  subjects: string[];
  accounts: string[] | null;
  nits: string[];
  rows: number[];
}

/** A finding of the newest finished audit of a balance. */
export async function findEvidence(
  trx: DatabaseTransaction,
  companyId: number,
  balanceId: string,
  fingerprint: string,
): Promise<FindingEvidence | undefined> {
  const { rows } = await sql<FindingEvidence>`
    select document->>'title' as title, account_code as account, subjects,
           array(select jsonb_array_elements_text(document#>'{series,accounts}')) as accounts,
           array(select jsonb_path_query(document, '$.thirdParties[*].nit') #>> '{}') as nits,
           array(select jsonb_array_elements_text(document->'rows'))::int[] as rows
      from finding
     where fingerprint = ${fingerprint}
       and audit_id = (select id from audit
                        where company_id = ${companyId} and balance_id = ${balanceId}::uuid and state = 'done'
                        order by created_at desc, id desc limit 1)`.execute(trx);
  return rows[0];
}
