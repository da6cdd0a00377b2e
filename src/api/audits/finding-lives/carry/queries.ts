/**
 * What an audit does to the lives of a company's findings, and what lives do to its results: names, correction, reopening,
 * and what is set aside of counts, sums and the health index. Requires the lock of the company.
 */
import { sql } from 'kysely';
import type { ValidationSummary } from '#api/audits/audits/contract.ts';
import { earlierAudits, findingColumns, isSame, newestOfMonths, storeTotals } from '#api/audits/audits/life/queries.ts';
import { countsOf } from '#api/audits/validation-summary.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Period } from '#core/calendar/period.ts';
import type { SetAside } from '#core/engine/life/finding-state.ts';
import type { Severity } from '#core/engine/severity.ts';
import { oneOfEachCause } from '#core/engine/weighing/causes.ts';
import { healthIndex } from '#core/engine/weighing/health-index.ts';
import type { Stake } from '#core/engine/weighing/stake.ts';
import { toDecimal } from '#core/money/money.ts';
import { storableJson } from '#platform/database/storable.ts';

/** Month of an `audit` as `2026-10`, which sorts as text. */
export const monthOfAudit = sql<string>`(audit.year || '-' || lpad(audit.month::text, 2, '0'))`;

interface EndedAudit extends Period {
  id: string;
  companyId: number;
}

/**
 * Names the findings of an audit that are those of earlier months by other fingerprints, closes lives that the newest audits
 * no longer find, reopens those that they find again, and sets aside what is justified or put off.
 */
export async function carryLives(trx: DatabaseTransaction, audit: EndedAudit): Promise<void> {
  const { companyId } = audit;
  const any = await trx.selectFrom('finding_life').select('id').where('company_id', '=', companyId).limit(1).execute();
  if (any.length === 0) return;
  await nameFindings(trx, audit);
  await settleLives(trx, companyId);
  await renewResults(trx, await setAside(trx, companyId, { audits: [audit.id], from: '' }));
}

/** One finding takes the name of a life that this audit has by none of its fingerprints. */
async function nameFindings(trx: DatabaseTransaction, { id, companyId }: EndedAudit): Promise<void> {
  await sql`
    with named as (
      insert into finding_name (account_id, company_id, fingerprint, life_id)
      select distinct on (life.id) life.account_id, life.company_id, finding.fingerprint, life.id
        from finding_life as life
        join finding on finding.audit_id = ${id} and ${isSame('life', findingColumns('finding'))}
       where life.company_id = ${companyId}
         and not exists (select from finding_name as known
                          where known.company_id = ${companyId} and known.fingerprint = finding.fingerprint)
         and not exists (select from finding_name as own join finding as present on present.fingerprint = own.fingerprint
                          where own.life_id = life.id and present.audit_id = ${id})
       order by life.id, finding.position
      on conflict do nothing
      returning fingerprint, life_id)
    update finding_life set fingerprint = finding.fingerprint, subjects = finding.subjects
      from named join finding on finding.audit_id = ${id} and finding.fingerprint = named.fingerprint
     where finding_life.id = named.life_id`.execute(trx);
}

/**
 * A state of the books is judged by the newest audited month, a movement by its own month and by whether its registration was
 * seen since. What was not looked for (another outcome, a rule that did not run or is off) proves nothing.
 */
async function settleLives(trx: DatabaseTransaction, companyId: number): Promise<void> {
  await sql`
    with newest as (
      select distinct on (year, month) id, ${monthOfAudit} as month from audit
       where company_id = ${companyId} and state = 'done'
       order by year, month, created_at desc, id desc),
    judged as (
      select life.id, life.account_id, life.state, judge.id as audit_id, judge.month,
             exists (select from finding_name as own join finding on finding.fingerprint = own.fingerprint
                      where own.life_id = life.id and finding.audit_id = judge.id) as found,
             exists (select from finding_name as own join flow_check as checked on checked.fingerprint = own.fingerprint
                      where own.life_id = life.id and checked.audit_id = judge.id and checked.seen) as seen,
             exists (select from audit, jsonb_array_elements(audit.validations) as ran
                      where audit.id = judge.id and ran->>'key' = life.validation
                        and ran->>'outcome' in ('sin_hallazgos', 'con_hallazgos')
                        and not jsonb_path_exists(ran, '$.notEvaluated[*].rule ? (@ == $rule)', jsonb_build_object('rule', life.rule))
                        and not jsonb_path_exists(ran, '$.ruleChanges[*] ? (@.rule == $rule && @.off == true)',
                                                  jsonb_build_object('rule', life.rule))) as ran
        from finding_life as life
        cross join lateral (select id, month from newest
                             where life.proof = 'balance' or month = life.period order by month desc limit 1) as judge
       where life.company_id = ${companyId}),
    settled as (
      select *, case when state <> 'corregido' and (seen or not found and ran) then 'corregido'
                     when state = 'corregido' and found and not seen then 'reabierto' end as becomes from judged),
    told as (
      insert into finding_act (account_id, company_id, life_id, kind, before, after, period)
      select account_id, ${companyId}, id, 'state', state, becomes, month from settled where becomes is not null)
    update finding_life set state = becomes, version = version + 1
      from settled where settled.id = finding_life.id and becomes is not null`.execute(trx);
}

/** Audits of a company from a month on (`2026-10`), all or some. */
interface WhichAudits {
  audits: readonly string[] | null;
  from: string;
}

/** Marks what is justified or put off; returns the audits in which a mark changed. */
async function setAside(trx: DatabaseTransaction, companyId: number, { audits, from }: WhichAudits): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with asked as (
      select id, ${monthOfAudit} as month from audit
       where company_id = ${companyId} and state = 'done' and ${monthOfAudit} >= ${from}
         and (${audits}::uuid[] is null or id = any(${audits}::uuid[]))
         -- What was signed stays as it was.
         and not exists (select from sign_off where sign_off.audit_id = audit.id and sign_off.state = 'closed')),
    told as (
      select finding.audit_id, finding.fingerprint,
             case when exists (select from finding_justification as why where ${covers})
                  then 'justificado'
                  when asked.month >= life.snoozed_from and asked.month < life.snoozed_to then 'pospuesto' end as aside
        from asked join finding on finding.audit_id = asked.id
        left join finding_name as name on name.company_id = ${companyId} and name.fingerprint = finding.fingerprint
        left join finding_life as life on life.id = name.life_id)
    update finding set set_aside = told.aside from told
     where finding.audit_id = told.audit_id and finding.fingerprint = told.fingerprint
       and finding.set_aside is distinct from told.aside
    returning finding.audit_id as id`.execute(trx);
  return [...new Set(rows.map(({ id }) => id))];
}

/** Whether the justification `why` covers `finding` with the `name` of its life in the month of `asked`. */
export const covers = sql<boolean>`
  why.company_id = finding.company_id and why.ended_at is null and why.validation = finding.validation
  and why.rule = finding.rule and why.from_month <= asked.month
  and (why.until_month is null or asked.month <= why.until_month)
  and case why.scope
        when 'finding' then why.life_id = name.life_id
        when 'account' then why.account_code = finding.account_code
        when 'third_party' then finding.document->>'thirdPartyCount' = '1'
                                and finding.document #>> '{thirdParties,0,nit}' = why.third_party
        else true end`;

/** After an act: marks, results and sums of the months from one on, and of those compared with them. */
export async function renewFrom(trx: DatabaseTransaction, companyId: number, from: string): Promise<void> {
  const touched = new Set(await setAside(trx, companyId, { audits: null, from }));
  if (touched.size === 0) return;
  await renewResults(trx, [...touched]);
  const newest = await newestOfMonths(trx, companyId);
  const { rows } = await sql<Period & { ids: string[] }>`
    select year, month, array_agg(id) as ids from audit where company_id = ${companyId} and state = 'done'
     group by year, month`.execute(trx);
  for (const { ids, ...period } of rows) {
    const { nearest } = earlierAudits(newest, period);
    if (ids.some((id) => touched.has(id)) || (nearest !== null && touched.has(nearest)))
      await storeTotals(trx, ids, nearest);
  }
}

/** A finding as it counts. */
export interface CountedFinding {
  auditId: string;
  fingerprint: string;
  validation: string;
  severity: Severity;
  stake: Stake;
  /** Decimal. */
  amount: string;
  cause?: { key: string; title: string };
  setAside: SetAside | null;
}

/** Those of some audits that count by themselves. */
export async function countedFindings(
  trx: DatabaseTransaction,
  auditIds: readonly string[],
): Promise<CountedFinding[]> {
  const rows = await trx
    .selectFrom('finding')
    .select(['audit_id as auditId', 'fingerprint', 'validation', 'severity', 'stake', 'amount', 'cause'])
    .select('set_aside as setAside')
    .$narrowType<{ severity: Severity; stake: Stake; setAside: SetAside | null }>()
    .where('audit_id', 'in', [...auditIds])
    .where('explained_by', 'is', null)
    .orderBy('position')
    .execute();
  return rows.map(({ cause, amount, ...row }) => ({
    ...row,
    amount: toDecimal(BigInt(amount)),
    ...(cause === null ? {} : { cause: { key: cause, title: '' } }),
  }));
}

/** Indexes and summaries without what is set aside; what is put off keeps its points. */
async function renewResults(trx: DatabaseTransaction, auditIds: readonly string[]): Promise<void> {
  if (auditIds.length === 0) return;
  const all = Map.groupBy(await countedFindings(trx, auditIds), ({ auditId }) => auditId);
  const audits = await trx
    .selectFrom('audit')
    .select(['id', 'validations'])
    .$narrowType<{ validations: ValidationSummary[] }>()
    .where('id', 'in', [...auditIds])
    .execute();
  for (const { id, validations } of audits) {
    const found = all.get(id) ?? [];
    const health = await healthOf(validations, found);
    const of = (key: string) => found.filter(({ validation, setAside: aside }) => validation === key && aside === null);
    const renewed = validations.map((summary) => ({ ...summary, ...countsOf(of(summary.key)) }));
    await trx
      .updateTable('audit')
      .set({
        health_index: health.index,
        uncapped_health_index: health.uncapped,
        validations: storableJson(renewed),
      })
      .where('id', '=', id)
      .execute();
  }
}

/** The index of an audit with findings; justified ones take no points. */
export async function healthOf(
  validations: readonly Pick<ValidationSummary, 'key' | 'outcome'>[],
  found: readonly CountedFinding[],
): Promise<ReturnType<typeof healthIndex>> {
  const { validations: declared } = await import('#validations/registry.gen.ts');
  const judged = validations.map(({ key, outcome }) => ({
    key,
    outcome,
    findings: oneOfEachCause(
      found.filter(({ validation, setAside: aside }) => validation === key && aside !== 'justificado'),
    ),
  }));
  return healthIndex(judged, new Map(declared.map(({ key, weight }) => [key, weight])));
}
