/** Justifications of a company's findings. Changes require the lock of the company. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { monthOfAudit } from '#api/audits/audits/life/same/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { JustificationScope } from '#core/engine/life/finding-state.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { covers } from '../carry/queries.ts';

export interface JustificationRecord {
  id: string;
  scope: JustificationScope;
  lifeId: string | null;
  validation: string;
  rule: string;
  account: string | null;
  thirdParty: string | null;
  thirdPartyName: string | null;
  title: string;
  reason: string;
  from: string;
  until: string | null;
  createdBy: number;
  createdByName: string;
  createdAt: Date;
  endedBy: number | null;
  endedByName: string | null;
  endedAt: Date | null;
}

function selectJustifications(trx: DatabaseTransaction, companyId: number) {
  return trx
    .selectFrom('finding_justification as why')
    .innerJoin('app_user as author', 'author.id', 'why.created_by')
    .leftJoin('app_user as ender', 'ender.id', 'why.ended_by')
    .select([
      'why.id',
      'why.scope',
      'why.life_id as lifeId',
      'why.validation',
      'why.rule',
      'why.account_code as account',
    ])
    .select(['why.third_party as thirdParty', 'why.third_party_name as thirdPartyName', 'why.title', 'why.reason'])
    .select(['why.from_month as from', 'why.until_month as until', 'why.created_by as createdBy'])
    .select(['author.name as createdByName', 'why.created_at as createdAt', 'why.ended_by as endedBy'])
    .select(['ender.name as endedByName', 'why.ended_at as endedAt'])
    .$narrowType<{ scope: JustificationScope }>()
    .where('why.company_id', '=', companyId);
}

export function findJustifications(
  trx: DatabaseTransaction,
  companyId: number,
  ids: readonly string[],
): Promise<JustificationRecord[]> {
  return selectJustifications(trx, companyId)
    .where(sql<boolean>`why.id = any(${[...ids]}::uuid[])`)
    .orderBy('why.created_at')
    .orderBy('why.id')
    .execute();
}

/** At most the newest two thousand, with what each covers in the newest audited month. */
export async function listJustifications(
  trx: DatabaseTransaction,
  companyId: number,
  withEnded: boolean,
): Promise<(JustificationRecord & { covers: number })[]> {
  const all = selectJustifications(trx, companyId);
  const rows = await (withEnded ? all : all.where('why.ended_at', 'is', null))
    .orderBy('why.created_at', 'desc')
    .orderBy('why.id')
    .limit(2000)
    .execute();
  const { rows: counted } = await sql<{ id: string; count: number }>`
    with asked as (select id, ${monthOfAudit} as month from audit
                    where company_id = ${companyId} and state = 'done'
                    order by year desc, month desc, created_at desc, id desc limit 1),
         -- Materialized: or each justification is looked up among the findings of all months.
         justified as materialized (select finding.* from asked join finding on finding.audit_id = asked.id
                                     where finding.set_aside = 'justificado')
    select why.id, count(*)::int as count
      from asked cross join justified as finding
      left join finding_name as name on name.company_id = ${companyId} and name.fingerprint = finding.fingerprint
      join finding_justification as why on ${covers}
     group by why.id`.execute(trx);
  const counts = new Map(counted.map(({ id, count }) => [id, count]));
  return rows.map((row) => ({ ...row, covers: counts.get(row.id) ?? 0 }));
}

/** The narrowest, newest justification of each justified finding of an audit, by fingerprint. */
export async function justifiedBy(trx: DatabaseTransaction, auditId: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ fingerprint: string; id: string }>`
    select distinct on (finding.fingerprint) finding.fingerprint, why.id
      from (select id, ${monthOfAudit} as month from audit where id = ${auditId}) as asked
      join finding on finding.audit_id = asked.id and finding.set_aside = 'justificado'
      left join finding_name as name on name.company_id = finding.company_id and name.fingerprint = finding.fingerprint
      join finding_justification as why on ${covers}
     order by finding.fingerprint, array_position(array['finding', 'third_party', 'account', 'rule'], why.scope),
              why.created_at desc, why.id`.execute(trx);
  return new Map(rows.map(({ fingerprint, id }) => [fingerprint, id]));
}

/** A finding of a month as a justification names it. */
export interface Justifiable {
  fingerprint: string;
  auditId: string;
  validation: string;
  rule: string;
  account: string | null;
  title: string;
  /** Its only third party, if it has exactly one. */
  thirdParty: string | null;
  thirdPartyName: string | null;
}

/** Findings of the newest audit of a month, in the order of the list; without `fingerprints` all. */
export async function justifiableIn(
  trx: DatabaseTransaction,
  companyId: number,
  period: string,
  fingerprints: readonly string[] | null,
): Promise<Justifiable[]> {
  const { rows } = await sql<Justifiable>`
    with asked as (select id from audit
                    where company_id = ${companyId} and state = 'done' and ${monthOfAudit} = ${period}
                    order by created_at desc, id desc limit 1)
    select finding.fingerprint, finding.audit_id as "auditId", finding.validation, finding.rule,
           finding.account_code as account, finding.document->>'title' as title,
           case when finding.document->>'thirdPartyCount' = '1' and finding.document #>> '{thirdParties,0,nit}' <> ''
                then finding.document #>> '{thirdParties,0,nit}' end as "thirdParty",
           case when finding.document->>'thirdPartyCount' = '1'
                then finding.document #>> '{thirdParties,0,name}' end as "thirdPartyName"
      from asked join finding on finding.audit_id = asked.id
     where ${fingerprints}::text[] is null or finding.fingerprint = any(${fingerprints}::text[])
     order by finding.position`.execute(trx);
  return rows;
}

export type NewJustification = Pick<
  JustificationRecord,
  'scope' | 'lifeId' | 'validation' | 'rule' | 'account' | 'thirdParty' | 'thirdPartyName' | 'title' | 'reason'
> &
  Pick<JustificationRecord, 'from' | 'until'>;

/** Returns their ids. */
export async function insertJustifications(
  trx: DatabaseTransaction,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  companyId: number,
  list: readonly NewJustification[],
): Promise<string[]> {
  const rows = list.map((one) => ({
    id: randomUUID(),
    account_id: accountId,
    company_id: companyId,
    scope: one.scope,
    life_id: one.lifeId,
    validation: one.validation,
    rule: one.rule,
    account_code: one.account,
    third_party: one.thirdParty,
    third_party_name: one.thirdPartyName,
    title: one.title,
    reason: one.reason,
    from_month: one.from,
    until_month: one.until,
    created_by: userId,
  }));
  await trx.insertInto('finding_justification').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** Ends one that holds. Returns whether it did. */
export async function endJustification(
  trx: DatabaseTransaction,
  { userId }: Pick<Caller, 'userId'>,
  id: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('finding_justification')
    .set({ ended_by: userId, ended_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
