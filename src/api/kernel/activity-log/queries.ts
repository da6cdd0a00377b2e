/** The record of an account: adding to it within the transaction of the act, reading it, and reading it whole to verify it. */

import { sql } from 'kysely';
import type { ActivityKind } from '#core/product/activity-log.ts';
import { type ChainedEntry, type ChainHead, chainStart, entryHash } from '#platform/activity-log/chain.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { inSpanish } from '#platform/database/spanish-order.ts';
import { storableText } from '#platform/database/storable.ts';
import { containing } from '../containing.ts';
import type { DatabaseTransaction } from '../database.ts';

/** In whose record and in whose name. The account is that of what was touched: the staff acts on others'. */
export interface Actor extends Pick<Caller, 'accountId' | 'name'> {
  /** Null: nobody signed in. */
  userId: number | null;
}

export interface Act {
  act: ActivityKind;
  companyId?: number;
  /** What it was done to, for people: a name, an address, a month. */
  target?: string;
  /** Anything that JSON can say; never a secret. */
  details?: Record<string, unknown>;
}

/** Any two numbers will do, as long as nothing else locks by the first. */
const lockOfRecords = 7_283_402;

/**
 * Adds an entry, which stands or falls with the transaction. Entries of an account wait for each other until it ends: call
 * it last, so that nobody waits for more than that. What is hashed is what the database gives back.
 */
export async function logActivity(trx: DatabaseTransaction, actor: Actor, what: Act): Promise<void> {
  const { accountId, userId, name } = actor;
  await sql`select pg_advisory_xact_lock(${lockOfRecords}, hashtext(${accountId}))`.execute(trx);
  const head = await findHead(trx, accountId);
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
  const hash = entryHash(previous, content);
  await trx
    .insertInto('record_entry')
    .values({
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
      hash,
    })
    .execute();
  const end = { sequence: content.sequence, hash };
  await trx
    .insertInto('record_head')
    .values({ account_id: accountId, ...end })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(end))
    .execute();
}

export function findHead(trx: DatabaseTransaction, accountId: string): Promise<ChainHead | undefined> {
  return trx
    .selectFrom('record_head')
    .select(['sequence', 'hash'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
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

/** Entries of an account after a number, in their order. */
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
  /** Undefined: of every account that the transaction may see. */
  accountId?: string;
  act?: string;
  userId?: number;
  companyId?: number;
  from?: Date;
  /** Not included. */
  until?: Date;
  /** In what the act was about, or in the name of who did it. */
  q?: string;
  oldestFirst?: boolean;
}

/** Newest first unless the filter says otherwise, with how many there are. */
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

/** Every account with its name, by which verification goes through them. */
export function listAccounts(trx: DatabaseTransaction): Promise<{ id: string; name: string }[]> {
  return trx.selectFrom('account').select(['id', 'name']).orderBy(inSpanish('name')).orderBy('id').execute();
}
