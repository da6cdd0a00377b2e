/** Flows of earlier months whose registration is looked for in the balances of later ones. */
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Registration } from '#core/engine/life/registration.ts';
import { earlierAudits, newestOfMonths, storeTotals } from '../life/queries.ts';

/** A flow as found by the newest audit of its month. */
export interface OpenFlow {
  auditId: string;
  fingerprint: string;
  topic: string;
  registration: Registration;
}

/** A balance with the flows of the year before it. */
export interface FlowCheck {
  balanceId: string;
  period: string;
  balance: Uint8Array;
  flows: OpenFlow[];
}

/**
 * The oldest balance of a company with a flow that was not looked for in it yet, and all its flows; null if there is none.
 * `audited`: a balance whose audit is about to end, as if it had.
 */
export async function nextFlowCheck(
  trx: DatabaseTransaction,
  companyId: number,
  audited: string | null,
): Promise<FlowCheck | null> {
  const { rows } = await sql<FlowCheck>`
    with newest as (
      select distinct on (year, month) id, year, month, balance_id from audit
       where company_id = ${companyId} and state = 'done'
       order by year, month, created_at desc, id desc
    ), looked as (
      select year, month, balance_id from newest
      union select year, month, id from trial_balance where id = ${audited}::uuid
    ), pair as (
      select flow.audit_id, flow.fingerprint, flow.topic, looked.balance_id, looked.year, looked.month, checked.seen,
             bool_or(checked.seen) over (partition by flow.audit_id, flow.fingerprint order by looked.year, looked.month
                                         groups between unbounded preceding and 1 preceding) as is_over
        from newest
        join finding as flow on flow.audit_id = newest.id and flow.registrable and flow.severity <> 'informativa'
        join looked on (looked.year, looked.month) > (newest.year, newest.month)
                   and 12 * (looked.year - newest.year) + looked.month - newest.month <= 12
        left join flow_check as checked on checked.audit_id = flow.audit_id and checked.fingerprint = flow.fingerprint
                                       and checked.balance_id = looked.balance_id
    ), next as (
      select balance_id, year, month from pair where seen is null and is_over is not true order by year, month limit 1
    )
    select next.balance_id as "balanceId", next.year || '-' || lpad(next.month::text, 2, '0') as period,
           trial_balance.balance,
           (select jsonb_agg(jsonb_build_object('auditId', pair.audit_id, 'fingerprint', pair.fingerprint, 'topic', pair.topic,
                                                'registration', finding.document->'registration')
                             order by pair.audit_id, pair.fingerprint)
              from pair join finding on finding.audit_id = pair.audit_id and finding.fingerprint = pair.fingerprint
             where pair.balance_id = next.balance_id and pair.is_over is not true) as flows
      from next join trial_balance on trial_balance.id = next.balance_id`.execute(trx);
  return rows[0] ?? null;
}

/** Stores the answer for every flow of a check; `seen`: positions of the registered ones. Totals of its audits follow. */
export async function storeFlowCheck(
  trx: DatabaseTransaction,
  accountId: string,
  companyId: number,
  { balanceId, flows }: FlowCheck,
  seen: readonly number[],
): Promise<void> {
  const answers = flows.map(({ auditId, fingerprint }, index) => ({
    auditId,
    fingerprint,
    seen: seen.includes(index),
  }));
  // A flow may be gone since, with its audit's month audited again.
  const { rows } = await sql`
    insert into flow_check (account_id, audit_id, fingerprint, balance_id, seen)
    select ${accountId}::uuid, finding.audit_id, finding.fingerprint, ${balanceId}::uuid, answer.seen
      from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as answer ("auditId" uuid, fingerprint text, seen boolean)
      join finding on finding.audit_id = answer."auditId" and finding.fingerprint = answer.fingerprint
    on conflict (audit_id, fingerprint, balance_id) do update set seen = excluded.seen where flow_check.seen <> excluded.seen
    returning 1`.execute(trx);
  if (rows.length === 0) return;
  const newest = await newestOfMonths(trx, companyId);
  const audits = await trx
    .selectFrom('audit')
    .select(['id', 'year', 'month'])
    .where('balance_id', '=', balanceId)
    .where('state', '=', 'done')
    .execute();
  for (const audit of audits) await storeTotals(trx, [audit.id], earlierAudits(newest, audit).nearest);
}
