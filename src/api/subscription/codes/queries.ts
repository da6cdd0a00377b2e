/** Codes and their batches. Row-level security shows an account the codes that it distributes or redeemed. */

import { sql } from 'kysely';
import { containing } from '#api/kernel/containing.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { readSort, type Sort } from '#core/call/list-query.ts';
import type { CodeState, PlanKey } from '#core/product/license.ts';
import type { batchOrders, codeOrders } from './contract.ts';

export type CodeKind = 'licencia' | 'cupos';

/** Content of a code: a license of a plan for some days, or seats. */
export interface Gift {
  kind: CodeKind;
  plan: PlanKey | null;
  days: number | null;
  companies: number;
  users: number;
}

export interface CodeRecord extends Gift {
  id: string;
  batchId: string;
  batchName: string;
  ownerId: string | null;
  tail: string;
  expiresOn: string;
  givenTo: string;
  redeemedAt: Date | null;
  redeemedByAccount: string | null;
  /** Name of the redeeming account. */
  redeemedBy: string | null;
  annulledAt: Date | null;
}

const gift = [
  'code_batch.kind',
  'code_batch.plan',
  'code_batch.days',
  'code_batch.companies',
  'code_batch.users',
] as const;

function codes(trx: DatabaseTransaction) {
  return trx
    .selectFrom('code')
    .innerJoin('code_batch', 'code_batch.id', 'code.batch_id')
    .leftJoin('account', 'account.id', 'code.redeemed_by_account')
    .$narrowType<{ kind: CodeKind; plan: PlanKey | null }>();
}

const columns = [
  ...gift,
  'code.id',
  'code.batch_id as batchId',
  'code_batch.name as batchName',
  'code.owner_id as ownerId',
  'code.tail',
  'code.expires_on as expiresOn',
  'code.given_to as givenTo',
  'code.redeemed_at as redeemedAt',
  'code.redeemed_by_account as redeemedByAccount',
  'account.name as redeemedBy',
  'code.annulled_at as annulledAt',
] as const;

/** SQL equivalent of `codeState` in core; `today`: a day in Bogotá. */
function inState(state: CodeState, today: string) {
  if (state === 'anulado') return sql<boolean>`code.annulled_at is not null`;
  if (state === 'usado') return sql<boolean>`code.redeemed_at is not null`;
  const free = sql`code.annulled_at is null and code.redeemed_at is null`;
  return state === 'vencido'
    ? sql<boolean>`${free} and code.expires_on < ${today}`
    : sql<boolean>`${free} and code.expires_on >= ${today}`;
}

export interface CodeFilter {
  /** Distributing or redeeming account; undefined: all visible to the transaction. */
  accountId?: string;
  state?: CodeState;
  batchId?: string;
  q?: string;
  /** Undefined: by batch, newest first. */
  sort?: Sort<(typeof codeOrders)[number]>;
  /** In Bogotá. */
  today: string;
}

/** `q` is searched in the last characters, the batch and the recipient. */
export async function listCodeRecords(
  trx: DatabaseTransaction,
  { accountId, state, batchId, q, sort, today }: CodeFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ codes: CodeRecord[]; total: number }> {
  let query = codes(trx);
  const isTheirs = sql<boolean>`${accountId ?? null}::uuid in (code.owner_id, code.redeemed_by_account)`;
  if (accountId !== undefined) query = query.where(isTheirs);
  if (state !== undefined) query = query.where(inState(state, today));
  if (batchId !== undefined) query = query.where('code.batch_id', '=', batchId);
  if (q !== undefined) {
    query = query.where(sql<boolean>`concat_ws(' ', code.tail, code_batch.name, code.given_to) ilike ${containing(q)}`);
  }
  const { total } = await query.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  if (sort !== undefined) {
    const { field, descending } = readSort(sort);
    query = query.orderBy(field === 'expiresOn' ? 'code.expires_on' : 'code.given_to', descending ? 'desc' : 'asc');
  }
  const found = await query
    .select(columns)
    .$narrowType<{ kind: CodeKind; plan: PlanKey | null }>()
    .orderBy('code_batch.created_at', 'desc')
    .orderBy('code.batch_id')
    .orderBy('code.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { codes: found, total };
}

export function findCode(trx: DatabaseTransaction, id: string): Promise<CodeRecord | undefined> {
  return codes(trx)
    .select(columns)
    .$narrowType<{ kind: CodeKind; plan: PlanKey | null }>()
    .where('code.id', '=', id)
    .executeTakeFirst();
}

/** The code of a hash, of any account; row lock until the end of the transaction. */
export async function takeCode(trx: DatabaseTransaction, hash: string): Promise<CodeRecord | undefined> {
  await sql`select set_config('app.code', ${hash}, true)`.execute(trx);
  const found = await trx.selectFrom('code').select('id').where('hash', '=', hash).forUpdate().executeTakeFirst();
  return found === undefined ? undefined : findCode(trx, found.id);
}

export async function markRedeemed(
  trx: DatabaseTransaction,
  id: string,
  { accountId, userId }: { accountId: string; userId: number },
): Promise<void> {
  await trx
    .updateTable('code')
    .set({ redeemed_at: sql<Date>`now()`, redeemed_by_account: accountId, redeemed_by: userId })
    .where('id', '=', id)
    .execute();
}

export async function noteReceiver(trx: DatabaseTransaction, id: string, givenTo: string): Promise<void> {
  await trx.updateTable('code').set({ given_to: givenTo }).where('id', '=', id).execute();
}

/** Annuls one code or a batch; redeemed and annulled ones are unchanged. Returns the number annulled. */
export async function annulCodes(
  trx: DatabaseTransaction,
  which: { id: string } | { batchId: string },
): Promise<number> {
  const query = trx
    .updateTable('code')
    .set({ annulled_at: sql<Date>`now()` })
    .where('redeemed_at', 'is', null)
    .where('annulled_at', 'is', null);
  const { numUpdatedRows } = await ('id' in which
    ? query.where('id', '=', which.id)
    : query.where('batch_id', '=', which.batchId)
  ).executeTakeFirst();
  return Number(numUpdatedRows);
}

export interface NewBatch extends Gift {
  id: string;
  name: string;
  ownerId: string | null;
  expiresOn: string;
  createdBy: number;
}

export interface NewCode {
  id: string;
  hash: string;
  tail: string;
}

export async function insertBatch(trx: DatabaseTransaction, batch: NewBatch, made: readonly NewCode[]): Promise<void> {
  const { id, name, ownerId, kind, plan, days, companies, users, expiresOn, createdBy } = batch;
  await trx
    .insertInto('code_batch')
    .values({
      id,
      name,
      owner_id: ownerId,
      kind,
      plan,
      days,
      companies,
      users,
      expires_on: expiresOn,
      created_by: createdBy,
    })
    .execute();
  const common = { batch_id: id, owner_id: ownerId, expires_on: expiresOn };
  await trx
    .insertInto('code')
    .values(made.map((code) => ({ ...code, ...common })))
    .execute();
}

export interface BatchRecord extends Gift {
  id: string;
  name: string;
  ownerId: string | null;
  ownerName: string | null;
  expiresOn: string;
  createdAt: Date;
  disponible: number;
  usado: number;
  vencido: number;
  anulado: number;
}

export interface BatchFilter {
  id?: string;
  q?: string;
  /** Undefined: newest first. */
  sort?: Sort<(typeof batchOrders)[number]>;
  /** In Bogotá. */
  today: string;
}

/** Sort expressions; batches without ally come last. */
const batchOrder = {
  name: sql`lower(code_batch.name)`,
  createdAt: sql`code_batch.created_at`,
  owner: sql`lower(account.name)`,
  disponible: sql.ref('disponible'),
  usado: sql.ref('usado'),
  expiresOn: sql`code_batch.expires_on`,
} satisfies Record<(typeof batchOrders)[number], unknown>;

/** `q` is searched in the batch and the distributing ally. */
export async function listBatchRecords(
  trx: DatabaseTransaction,
  { id, q, sort = '-createdAt', today }: BatchFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ batches: BatchRecord[]; total: number }> {
  const { field, descending } = readSort(sort);
  const count = (state: CodeState) =>
    sql<number>`(select count(*)::int from code where code.batch_id = code_batch.id and ${inState(state, today)})`.as(
      state,
    );
  let query = trx.selectFrom('code_batch').leftJoin('account', 'account.id', 'code_batch.owner_id');
  if (id !== undefined) query = query.where('code_batch.id', '=', id);
  if (q !== undefined) {
    query = query.where(sql<boolean>`concat_ws(' ', code_batch.name, account.name) ilike ${containing(q)}`);
  }
  const { total } = await query.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const batches = await query
    .select([
      ...gift,
      'code_batch.id',
      'code_batch.name',
      'code_batch.owner_id as ownerId',
      'account.name as ownerName',
      'code_batch.expires_on as expiresOn',
      'code_batch.created_at as createdAt',
      count('disponible'),
      count('usado'),
      count('vencido'),
      count('anulado'),
    ])
    .$narrowType<{ kind: CodeKind; plan: PlanKey | null }>()
    .orderBy(batchOrder[field], (by) => (descending ? by.desc() : by.asc()).nullsLast())
    .orderBy('code_batch.created_at', 'desc')
    .orderBy('code_batch.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { batches, total };
}
