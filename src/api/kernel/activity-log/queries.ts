/** The activity log of an account: appending within the act's transaction, reading, and streaming for verification. */

import { sql } from 'kysely';
import type { ActivityKind } from '#core/product/activity-log.ts';
import { type ChainedEntry, type ChainHead, chainStart, entryHash } from '#platform/activity-log/chain.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { inSpanish } from '#platform/database/spanish-order.ts';
import { storableText } from '#platform/database/storable.ts';
import { containing } from '../containing.ts';
import type { DatabaseTransaction } from '../database.ts';

/** The acting user, with the account of the target: staff act on other accounts. */
export interface Actor extends Pick<Caller, 'accountId' | 'name'> {
  /** Null: not signed in. */
  userId: number | null;
}

export interface Act {
  act: ActivityKind;
  companyId?: number;
  /** Target of the act in words: a name, an address, a month. */
  target?: string;
  /** Any JSON; never a secret. */
  details?: Record<string, unknown>;
}

/** Namespace of advisory locks; unique in the project. */
const activityLogLock = 7_283_402;

/**
 * Appends an entry, which commits or rolls back with the transaction. Entries of an account are serialised by a
 * lock until the transaction ends: call it last, to keep the lock short. The hash covers the values as the
 * database returns them.
 */
export async function logActivity(trx: DatabaseTransaction, actor: Actor, what: Act): Promise<void> {
  const { accountId } = actor;
  const entry = entryAfter(await lockHead(trx, accountId), actor, what);
  const { sequence, hash } = entry;
  await trx
    .with('entry', (entries) => entries.insertInto('record_entry').values(entry))
    .insertInto('record_head')
    .values({ account_id: accountId, sequence, hash })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ sequence, hash }))
    .execute();
}

/** Entries of one statement: 11 values each. */
const mostAtOnce = 2000;

/** What staff does to many accounts at once: an entry in each, in the order of their ids. As `logActivity` otherwise. */
export async function logInAccounts(
  trx: DatabaseTransaction,
  actor: Omit<Actor, 'accountId'>,
  acts: ReadonlyMap<string, Act>,
): Promise<void> {
  const ids = [...acts.keys()].sort();
  const locked = await trx
    .selectFrom('record_head')
    .select(['account_id as accountId', 'sequence', 'hash'])
    .where(sql<boolean>`account_id = any(${ids}::uuid[])`)
    .orderBy('account_id')
    .forNoKeyUpdate()
    .execute();
  const heads = new Map<string, ChainHead | undefined>(locked.map(({ accountId, ...head }) => [accountId, head]));
  for (const id of ids.filter((one) => !heads.has(one))) heads.set(id, await lockHead(trx, id));
  const entries = ids.map((id) => entryAfter(heads.get(id), { ...actor, accountId: id }, acts.get(id)!));
  for (let from = 0; from < entries.length; from += mostAtOnce) {
    const some = entries.slice(from, from + mostAtOnce);
    await trx
      .with('entry', (into) => into.insertInto('record_entry').values(some))
      .insertInto('record_head')
      .values(some.map(({ account_id, sequence, hash }) => ({ account_id, sequence, hash })))
      .onConflict((conflict) =>
        conflict.column('account_id').doUpdateSet((update) => ({
          sequence: update.ref('excluded.sequence'),
          hash: update.ref('excluded.hash'),
        })),
      )
      .execute();
  }
}

/** The next row of a chain. */
function entryAfter(head: ChainHead | undefined, { accountId, userId, name }: Actor, what: Act) {
  const previous = head?.hash ?? chainStart;
  const content = {
    accountId,
    sequence: (head?.sequence ?? 0) + 1,
    at: new Date(),
    userId,
    userName: storableText(name),
    act: what.act,
    companyId: what.companyId ?? null,
    target: storableText(what.target ?? ''),
    details: JSON.stringify(what.details ?? {}),
  };
  return {
    account_id: accountId,
    sequence: content.sequence,
    at: content.at,
    user_id: userId,
    user_name: content.userName,
    act: content.act,
    company_id: content.companyId,
    target: content.target,
    details: content.details,
    previous,
    hash: entryHash(previous, content),
  };
}

/** The head of a chain, locked until the transaction ends. Before the first entry there is no row to lock. */
async function lockHead(trx: DatabaseTransaction, accountId: string): Promise<ChainHead | undefined> {
  const lock = () => selectHead(trx, accountId).forNoKeyUpdate().executeTakeFirst();
  const head = await lock();
  if (head !== undefined) return head;
  await sql`select pg_advisory_xact_lock(${activityLogLock}, hashtext(${accountId}))`.execute(trx);
  // Another first entry may have been committed meanwhile.
  return lock();
}

export function findHead(trx: DatabaseTransaction, accountId: string): Promise<ChainHead | undefined> {
  return selectHead(trx, accountId).executeTakeFirst();
}

function selectHead(trx: DatabaseTransaction, accountId: string) {
  return trx.selectFrom('record_head').select(['sequence', 'hash']).where('account_id', '=', accountId);
}

const columns = [
  'account_id as accountId',
  'sequence',
  'at',
  'user_id as userId',
  'user_name as userName',
  'act',
  'company_id as companyId',
  'target',
  'details',
  'previous',
  'hash',
] as const;

/** Entries of an account after a sequence number, in order. */
export function entriesAfter(
  trx: DatabaseTransaction,
  accountId: string,
  sequence: number,
  limit: number,
): Promise<ChainedEntry[]> {
  return trx
    .selectFrom('record_entry')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .limit(limit)
    .execute();
}

export interface ActivityFilter {
  /** Undefined: every account visible to the transaction. */
  accountId?: string;
  act?: string;
  userId?: number;
  companyId?: number;
  from?: Date;
  /** Exclusive. */
  until?: Date;
  /** Substring of the target or of the actor's name. */
  q?: string;
  oldestFirst?: boolean;
}

/** Filtered entries, newest first by default, with their total number. */
export async function listEntries(
  trx: DatabaseTransaction,
  filter: ActivityFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ entries: ChainedEntry[]; total: number }> {
  let query = trx.selectFrom('record_entry');
  if (filter.accountId !== undefined) query = query.where('account_id', '=', filter.accountId);
  if (filter.act !== undefined) query = query.where('act', '=', filter.act);
  if (filter.userId !== undefined) query = query.where('user_id', '=', filter.userId);
  if (filter.companyId !== undefined) query = query.where('company_id', '=', filter.companyId);
  if (filter.from !== undefined) query = query.where('at', '>=', filter.from);
  if (filter.until !== undefined) query = query.where('at', '<', filter.until);
  if (filter.q !== undefined) {
    const like = containing(filter.q);
    query = query.where((where) => where.or([where('target', 'ilike', like), where('user_name', 'ilike', like)]));
  }
  const direction = filter.oldestFirst ? 'asc' : 'desc';
  const { total } = await query.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
  const entries = await query
    .select(columns)
    .orderBy('at', direction)
    .orderBy('account_id')
    .orderBy('sequence', direction)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { entries, total: Number(total) };
}

/** Every account with its name, for verification. */
export function listAccounts(trx: DatabaseTransaction): Promise<{ id: string; name: string }[]> {
  return trx.selectFrom('account').select(['id', 'name']).orderBy(inSpanish('name')).orderBy('id').execute();
}
