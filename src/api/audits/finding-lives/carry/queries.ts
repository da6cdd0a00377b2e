/**
 * What an audit does to the lives of a company's findings, and what lives do to its results: names, correction, reopening,
 * and what is set aside of counts, sums and the health index. Requires the lock of the company.
 */
import { sql } from 'kysely';
import { earlierAudits, newestOfMonths, storeTotals } from '#api/audits/audits/life/queries.ts';
import {
  findingColumns,
  isGoneFrom,
  isPastClosing,
  isSame,
  isSameInMonth,
  looksFor,
  monthOfAudit,
  versionBefore,
  wasLookedFor,
} from '#api/audits/audits/life/same/queries.ts';
import { type MarkedPractice, practicesOfCompany, rulesOfPractices } from '#api/audits/audits/practices/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { type Period, periodKey } from '#core/calendar/period.ts';
import { openLives } from '../queries.ts';
import { renewResults } from '../results/queries.ts';

interface EndedAudit extends Period {
  id: string;
  accountId: string;
  companyId: number;
}

/** What a version of a month corrected of the version before. */
export interface CorrectedByVersion {
  version: number;
  /** Number of the version before. */
  against: number;
  /** Those of one cause are one. */
  corrected: number;
}

/**
 * Names the findings of an audit that are those of earlier months by other fingerprints, closes lives that the newest audits
 * no longer find, reopens those that they find again, and sets aside what is justified, a practice or put off; practices also in
 * the other months, as they follow from all of them. What the version of a month corrects has a life from then on. Returns
 * that, the first time that it is found; else null.
 */
export async function carryLives(trx: DatabaseTransaction, audit: EndedAudit): Promise<CorrectedByVersion | null> {
  const { companyId } = audit;
  const corrected = await correctedByVersion(trx, audit);
  await openLives(trx, audit, companyId, corrected?.fingerprints ?? []);
  const any = await trx.selectFrom('finding_life').select('id').where('company_id', '=', companyId).limit(1).execute();
  if (any.length > 0) {
    await nameFindings(trx, audit);
    await settleLives(trx, companyId);
    if (corrected !== null) await tellCorrected(trx, audit);
  }
  const practices = await readPractices(trx, companyId);
  await renewResults(trx, await setAside(trx, companyId, practices, { audits: [audit.id], rules: null, from: '' }));
  await renewTouched(
    trx,
    companyId,
    await setAside(trx, companyId, practices, { audits: null, rules: practices.rules, from: '' }),
  );
  return corrected?.isTold === false ? corrected : null;
}

/**
 * A month is open again: what its newest version corrected is told now, and counts in its audits. Returns that as `carryLives`
 * does.
 */
export async function carryReopened(
  trx: DatabaseTransaction,
  companyId: number,
  { year, month }: Period,
): Promise<CorrectedByVersion | null> {
  const { rows } = await sql<EndedAudit>`
    select id, account_id as "accountId", company_id as "companyId", year, month from audit
     where company_id = ${companyId} and year = ${year} and month = ${month} and state = 'done'
     order by created_at desc, id desc`.execute(trx);
  const [newest] = rows;
  if (newest === undefined) return null;
  const told = await carryLives(trx, newest);
  const { nearest } = earlierAudits(await newestOfMonths(trx, companyId), newest);
  await storeTotals(
    trx,
    rows.map(({ id }) => id),
    nearest,
  );
  return told;
}

/** Findings of the version before that an audit corrects; null: none, or its month is closed with another version. */
async function correctedByVersion(
  trx: DatabaseTransaction,
  { id }: EndedAudit,
): Promise<(CorrectedByVersion & { fingerprints: string[]; isTold: boolean }) | null> {
  const { rows } = await sql<CorrectedByVersion & { fingerprints: string[]; isTold: boolean }>`
    select own.version, its.version as against, array_agg(gone.fingerprint) as fingerprints,
           count(distinct coalesce(gone.cause, gone.fingerprint))::int as corrected,
           exists (select from finding_act as told where told.company_id = audit.company_id and told.period = ${monthOfAudit}
                                                     and told.version = own.version) as "isTold"
      from audit
      join trial_balance as own on own.id = audit.balance_id
      join finding as gone on gone.audit_id = ${versionBefore('audit')} and gone.severity <> 'informativa'
                          and gone.set_aside is distinct from 'practica'
      join audit as before on before.id = gone.audit_id
      join trial_balance as its on its.id = before.balance_id
     where audit.id = ${id} and not ${isPastClosing('audit')}
       and ${isGoneFrom('audit', 'gone')} and ${looksFor('audit', 'gone')}
     group by audit.id, own.version, its.version`.execute(trx);
  return rows[0] ?? null;
}

/** Of lives whose state a later month decides, that a version of their month corrected them; once for each version. */
async function tellCorrected(trx: DatabaseTransaction, { id }: EndedAudit): Promise<void> {
  await sql`
    with told as (
      insert into finding_act (account_id, company_id, life_id, kind, period, version)
      select distinct audit.account_id, audit.company_id, name.life_id, 'corrected', ${monthOfAudit}, own.version
        from audit
        join trial_balance as own on own.id = audit.balance_id
        join finding as gone on gone.audit_id = ${versionBefore('audit')}
        join finding_name as name on name.company_id = audit.company_id and name.fingerprint = gone.fingerprint
       where audit.id = ${id} and ${isGoneFrom('audit', 'gone')} and ${looksFor('audit', 'gone')}
         and not exists (select from finding_act as known
                          where known.life_id = name.life_id and known.period = ${monthOfAudit}
                            and known.version = own.version)
      returning life_id)
    update finding_life set version = version + 1 from told where finding_life.id = told.life_id`.execute(trx);
}

/** One finding takes the name of a life that this audit has by none of its fingerprints. */
async function nameFindings(trx: DatabaseTransaction, { id, companyId, ...period }: EndedAudit): Promise<void> {
  const isOfTheMonth = sql`life.proof = 'flow' and life.period = ${periodKey(period)}`;
  await sql`
    with named as (
      insert into finding_name (account_id, company_id, fingerprint, life_id)
      select distinct on (life.id) life.account_id, life.company_id, finding.fingerprint, life.id
        from finding_life as life
        join finding on finding.audit_id = ${id}
                    and (${isSame('life', findingColumns('finding'))}
                         or ${isOfTheMonth} and ${isSameInMonth('life', findingColumns('finding'))})
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
 * seen since; a closed month by the version that was signed. What was not looked for (another outcome, a rule that did not run
 * or is off) proves nothing. The act tells the version where it decides, not the month.
 */
async function settleLives(trx: DatabaseTransaction, companyId: number): Promise<void> {
  const ofValidation = sql<boolean>`ran->>'key' = life.validation`;
  await sql`
    with newest as (
      select distinct on (year, month) id, validations, ${monthOfAudit} as month from audit
       where company_id = ${companyId} and state = 'done' and not ${isPastClosing('audit')}
       order by year, month, created_at desc, id desc),
    judged as (
      select life.id, life.account_id, life.state, judge.id as audit_id, judge.month,
             exists (select from finding_name as own join finding on finding.fingerprint = own.fingerprint
                      where own.life_id = life.id and finding.audit_id = judge.id) as found,
             exists (select from finding_name as own join flow_check as checked on checked.fingerprint = own.fingerprint
                      where own.life_id = life.id and checked.audit_id = judge.id and checked.seen) as seen,
             ${wasLookedFor('judge', ofValidation, sql<string>`life.rule`)} as ran
        from finding_life as life
        cross join lateral (select id, validations, month from newest
                             where life.proof = 'balance' or month = life.period order by month desc limit 1) as judge
       where life.company_id = ${companyId}),
    settled as (
      select *, case when state <> 'corregido' and (seen or not found and ran) then 'corregido'
                     when state = 'corregido' and found and not seen then 'reabierto' end as becomes from judged),
    told as (
      insert into finding_act (account_id, company_id, life_id, kind, before, after, period, version)
      select account_id, ${companyId}, id, 'state', state, becomes, month,
             (select balance.version from audit join trial_balance as balance on balance.id = audit.balance_id
               cross join lateral (select ${versionBefore('audit')} as id) as before
               where audit.id = settled.audit_id and before.id is not null and not settled.seen
                 and (settled.becomes = 'corregido') = exists (
                       select from finding_name as own join finding on finding.fingerprint = own.fingerprint
                        where own.life_id = settled.id and finding.audit_id = before.id))
        from settled where becomes is not null)
    update finding_life set state = becomes, version = version + 1
      from settled where settled.id = finding_life.id and becomes is not null`.execute(trx);
}

/** Practices of a company, and the rules that may have some. */
interface Practices {
  rules: string[];
  marked: MarkedPractice[];
}

async function readPractices(trx: DatabaseTransaction, companyId: number): Promise<Practices> {
  const rules = await rulesOfPractices();
  return { rules, marked: await practicesOfCompany(trx, companyId, rules) };
}

/** Findings of a company's audits from a month on (`2026-10`); of all or some audits and rules. */
interface WhichFindings {
  audits: readonly string[] | null;
  rules: readonly string[] | null;
  from: string;
}

/** Marks what is justified, a practice or put off; returns the audits in which a mark changed. */
async function setAside(
  trx: DatabaseTransaction,
  companyId: number,
  { marked }: Practices,
  { audits, rules, from }: WhichFindings,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with asked as (
      select id, ${monthOfAudit} as month from audit
       where company_id = ${companyId} and state = 'done' and ${monthOfAudit} >= ${from}
         and (${audits}::uuid[] is null or id = any(${audits}::uuid[]))
         -- What was signed stays as it was.
         and not exists (select from sign_off where sign_off.audit_id = audit.id and sign_off.state = 'closed')),
    marked as (
      select * from jsonb_to_recordset(${JSON.stringify(marked)}::jsonb)
        as marked (month text, fingerprint text, since text, months integer)),
    told as (
      select finding.audit_id, finding.fingerprint, marked.since, marked.months,
             case when exists (select from finding_justification as why where ${covers})
                  then 'justificado'
                  when marked.since is not null then 'practica'
                  when asked.month >= life.snoozed_from and asked.month < life.snoozed_to then 'pospuesto' end as aside
        from asked join finding on finding.audit_id = asked.id
                               and (${rules}::text[] is null or finding.rule = any(${rules}::text[]))
        left join marked on marked.month = asked.month and marked.fingerprint = finding.fingerprint
        left join finding_name as name on name.company_id = ${companyId} and name.fingerprint = finding.fingerprint
        left join finding_life as life on life.id = name.life_id),
    settled as (
      select audit_id, fingerprint, aside, case aside when 'practica' then since end as since,
             case aside when 'practica' then months end as months from told)
    update finding set set_aside = aside, practice_since = since, practice_months = months from settled
     where finding.audit_id = settled.audit_id and finding.fingerprint = settled.fingerprint
       and (finding.set_aside, finding.practice_since, finding.practice_months)
           is distinct from (settled.aside, settled.since, settled.months)
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
  const practices = await readPractices(trx, companyId);
  await renewTouched(trx, companyId, await setAside(trx, companyId, practices, { audits: null, rules: null, from }));
}

/** After a change of what makes a practice: its marks in all months, with results and sums. */
export async function renewPractices(trx: DatabaseTransaction, companyId: number): Promise<void> {
  const practices = await readPractices(trx, companyId);
  const which = { audits: null, rules: practices.rules, from: '' };
  await renewTouched(trx, companyId, await setAside(trx, companyId, practices, which));
}

/** Results and sums of audits in which marks changed, and sums of those compared with them. */
async function renewTouched(trx: DatabaseTransaction, companyId: number, ids: readonly string[]): Promise<void> {
  const touched = new Set(ids);
  if (touched.size === 0) return;
  await renewResults(trx, [...touched]);
  const newest = await newestOfMonths(trx, companyId);
  const { rows } = await sql<Period & { ids: string[] }>`
    select year, month, array_agg(id) as ids from audit where company_id = ${companyId} and state = 'done'
     group by year, month`.execute(trx);
  for (const { ids: ofMonth, ...period } of rows) {
    const { nearest } = earlierAudits(newest, period);
    if (ofMonth.some((id) => touched.has(id)) || (nearest !== null && touched.has(nearest)))
      await storeTotals(trx, ofMonth, nearest);
  }
}
