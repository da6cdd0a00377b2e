/** Rounds of sign-off, their acts, and the reasons of what stays open. Changes require the lock of the company. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { type Period, periodKey } from '#core/calendar/period.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Signers } from '#core/call/signers.ts';
import type { NamesKept } from '#core/product/signed-by.es.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { storableJson, storableText } from '#platform/database/storable.ts';
import type { SignedContent, SignOff } from './contract.ts';

export interface SignOffRecord {
  id: string;
  state: 'prepared' | 'closed';
  auditId: string;
  balanceId: string;
  content: SignedContent;
  digest: string;
  preparedBy: number;
  preparedByName: string;
  preparedCard: string | null;
  preparedAt: Date;
  closedBy: number | null;
  closedByName: string | null;
  closedCard: string | null;
  closedAt: Date | null;
  namesKept: NamesKept;
  /** Of the statements, as they were when the month was closed; null for months that were closed before they were kept. */
  certifiers: Signers | null;
}

/** The round under way or closed; those that were returned or reopened are history. */
export function currentSignOff(
  trx: DatabaseTransaction,
  companyId: number,
  { year, month }: Period,
): Promise<SignOffRecord | undefined> {
  return trx
    .selectFrom('sign_off')
    .select(['sign_off.id', 'state', 'audit_id as auditId', 'balance_id as balanceId', 'content', 'digest'])
    .select(['prepared_by as preparedBy', 'prepared_name as preparedByName', 'prepared_card as preparedCard'])
    .select(['prepared_at as preparedAt', 'closed_by as closedBy', 'closed_name as closedByName'])
    .select(['closed_card as closedCard', 'closed_at as closedAt', 'names_kept as namesKept', 'certifiers'])
    .$narrowType<Pick<SignOffRecord, 'state' | 'content' | 'namesKept' | 'certifiers'>>()
    .where('sign_off.company_id', '=', companyId)
    .where('sign_off.year', '=', year)
    .where('sign_off.month', '=', month)
    .where('state', 'in', ['prepared', 'closed'])
    .executeTakeFirst();
}

/** A closed month, with the balance and the audit that were signed. */
export interface ClosedMonth extends Period {
  balanceId: string;
  auditId: string;
}

export async function closedMonths(trx: DatabaseTransaction, companyId: number): Promise<ClosedMonth[]> {
  return trx
    .selectFrom('sign_off')
    .select(['year', 'month', 'balance_id as balanceId', 'audit_id as auditId'])
    .where('company_id', '=', companyId)
    .where('state', '=', 'closed')
    .execute();
}

export function findClosed(
  trx: DatabaseTransaction,
  companyId: number,
  { year, month }: Period,
): Promise<ClosedMonth | undefined> {
  return trx
    .selectFrom('sign_off')
    .select(['year', 'month', 'balance_id as balanceId', 'audit_id as auditId'])
    .where('company_id', '=', companyId)
    .where('year', '=', year)
    .where('month', '=', month)
    .where('state', '=', 'closed')
    .executeTakeFirst();
}

/** Throws AppError `sign_off.closed` for a closed month. */
export async function refuseClosed(trx: DatabaseTransaction, companyId: number, period: Period): Promise<void> {
  if ((await findClosed(trx, companyId, period)) !== undefined)
    throw new AppError('sign_off.closed', { period: formatPeriod(period) });
}

export async function insertSignOff(
  trx: DatabaseTransaction,
  caller: Caller,
  signed: { companyId: number; period: Period; content: SignedContent; digest: string; signer: Signer },
): Promise<string> {
  const { companyId, period, content, digest, signer } = signed;
  const id = randomUUID();
  await trx
    .insertInto('sign_off')
    .values({
      id,
      account_id: caller.accountId,
      company_id: companyId,
      year: period.year,
      month: period.month,
      state: 'prepared',
      audit_id: content.audit.id,
      balance_id: content.balance.id,
      content: storableJson(content),
      digest,
      prepared_by: caller.userId,
      prepared_name: signer.name,
      prepared_card: signer.card,
    })
    .execute();
  await sealRound(trx, id);
  return id;
}

export async function setSignOffState(
  trx: DatabaseTransaction,
  id: string,
  state: 'returned' | 'reopened',
): Promise<void> {
  await trx.updateTable('sign_off').set({ state }).where('id', '=', id).execute();
}

/** Returns the seal of the round. */
export async function setClosed(
  trx: DatabaseTransaction,
  caller: Caller,
  { id, signer, certifiers }: { id: string; signer: Signer; certifiers: Signers },
): Promise<string> {
  await trx
    .updateTable('sign_off')
    .set({
      state: 'closed',
      closed_by: caller.userId,
      closed_name: signer.name,
      closed_card: signer.card,
      closed_at: sql<Date>`now()`,
      certifiers: JSON.stringify(certifiers),
      seal: null,
    })
    .where('id', '=', id)
    .execute();
  return sealRound(trx, id);
}

export async function addSignOffAct(
  trx: DatabaseTransaction,
  caller: Caller,
  act: { companyId: number; signOffId: string; kind: SignOff['acts'][number]['kind']; words?: string },
): Promise<void> {
  await trx
    .insertInto('sign_off_act')
    .values({
      account_id: caller.accountId,
      company_id: act.companyId,
      sign_off_id: act.signOffId,
      kind: act.kind,
      words: act.words ?? null,
      done_by: caller.userId,
      done_by_name: storableText(caller.name),
    })
    .execute();
}

/** Writes the digest of a round and its signatures down, which `/verificar` computes again; returns it. */
async function sealRound(trx: DatabaseTransaction, id: string): Promise<string> {
  const { rows } = await sql<{ seal: string }>`
    update sign_off as signed set seal = sign_off_seal(signed) where id = ${id} returning seal`.execute(trx);
  return rows[0]!.seal;
}

/** Of all rounds of a month, newest first. */
export async function listSignOffActs(
  trx: DatabaseTransaction,
  companyId: number,
  { year, month }: Period,
): Promise<SignOff['acts']> {
  const rows = await trx
    .selectFrom('sign_off_act as act')
    .innerJoin('sign_off', 'sign_off.id', 'act.sign_off_id')
    .select(['act.kind', 'act.words', 'act.done_by as by', 'act.done_by_name as name', 'act.done_at as at'])
    .$narrowType<{ kind: SignOff['acts'][number]['kind'] }>()
    .where('act.company_id', '=', companyId)
    .where('sign_off.year', '=', year)
    .where('sign_off.month', '=', month)
    .orderBy('act.id', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ by, name, at, ...act }) => ({ ...act, by: { id: by, name }, at: at.toISOString() }));
}

/** Reasons of what stays open in a month, by topic. */
export async function openReasons(
  trx: DatabaseTransaction,
  companyId: number,
  period: Period,
): Promise<Map<string, string>> {
  const rows = await trx
    .selectFrom('open_reason')
    .select(['topic', 'reason'])
    .where('company_id', '=', companyId)
    .where('period', '=', periodKey(period))
    .execute();
  return new Map(rows.map(({ topic, reason }) => [topic, reason]));
}

/** `reason`: null takes it back. */
export async function setOpenReasons(
  trx: DatabaseTransaction,
  caller: Caller,
  { companyId, period, topics, reason }: OpenReasons,
): Promise<void> {
  if (reason === null) {
    await trx
      .deleteFrom('open_reason')
      .where('company_id', '=', companyId)
      .where('period', '=', periodKey(period))
      .where('topic', 'in', [...topics])
      .execute();
    return;
  }
  await sql`
    insert into open_reason (account_id, company_id, period, topic, reason, given_by)
    select ${caller.accountId}, ${companyId}, ${periodKey(period)}, topic, ${reason}, ${caller.userId}
      from unnest(${[...new Set(topics)]}::text[]) as topic
    on conflict (company_id, period, topic)
    do update set reason = excluded.reason, given_by = excluded.given_by, given_at = now()`.execute(trx);
}

export interface OpenReasons {
  companyId: number;
  period: Period;
  topics: readonly string[];
  reason: string | null;
}

/** Accounts with another closing balance in two balances, in cents; without their parents. */
export async function changedClosings(
  trx: DatabaseTransaction,
  signed: string,
  now: string,
): Promise<{ account: string; name: string; signed: bigint; now: bigint }[]> {
  const { rows } = await sql<{ account: string; name: string; signed: string; now: string }>`
    select coalesce(after.code, before.code) as account, coalesce(after.name, before.name) as name,
           coalesce(before.closing, 0)::text as signed, coalesce(after.closing, 0)::text as now
      from (select code, name, closing from account_summary where balance_id = ${signed}) as before
      full join (select code, name, closing from account_summary where balance_id = ${now}) as after
        on after.code = before.code
     where coalesce(before.closing, 0) <> coalesce(after.closing, 0)
     order by abs(coalesce(after.closing, 0) - coalesce(before.closing, 0)) desc, 1`.execute(trx);
  const changed = rows.map(({ account, name, ...sums }) => ({
    account,
    name,
    signed: BigInt(sums.signed),
    now: BigInt(sums.now),
  }));
  return changed;
}

/** Who signs, as the round keeps it: later changes of the profile do not reach what was signed. */
export interface Signer {
  name: string;
  /** Number of the tarjeta profesional, as the user wrote it: nobody checks it. */
  card: string | null;
}

export function signerOf(trx: DatabaseTransaction, userId: number): Promise<Signer> {
  return trx
    .selectFrom('app_user')
    .select(['name', 'professional_card as card'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Number of accounts that open with another balance than they closed with; `classes`: pattern of their codes. */
export async function differentOpenings(
  trx: DatabaseTransaction,
  { before, now, classes }: { before: string; now: string; classes: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
      from (select code, closing from account_summary where balance_id = ${before}) as previous
      full join (select code, opening from account_summary where balance_id = ${now}) as present
        on present.code = previous.code
     where coalesce(previous.closing, 0) <> coalesce(present.opening, 0)
       and coalesce(previous.code, present.code) ~ ${classes}`.execute(trx);
  return rows[0]!.count;
}
