/**
 * Transactions that carry the caller's identity. Row-level security policies read it, so a query without its account
 * condition still finds nothing of another account.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import { AccountTurns } from './account-turns.ts';
import { transactWith } from './begin-transaction.ts';

/** Identity of a transaction: ids are UUIDs; `isAdmin` is the provider's staff, not an account's root user. */
export type Identity = { readonly accountId: string; readonly userId: string; readonly isAdmin: boolean };

/**
 * Runs `work` in a transaction bound to an account: `app.account_id`, `app.user_id` and `app.role` ('admin' or
 * 'user') hold until it ends and not a moment longer. Policies compare with
 * `nullif(current_setting('app.account_id', true), '')::uuid`: the settings are empty, not absent, on a connection
 * that has served someone before. A throw rolls everything back. `work` must not call this again for the same account:
 * the transactions of one account at once are few.
 */
export function inAccount<Schema, Result>(
  db: Kysely<Schema>,
  identity: Identity,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  const { accountId, userId, isAdmin } = identity;
  const settings = { 'app.account_id': accountId, 'app.user_id': userId, 'app.role': isAdmin ? 'admin' : 'user' };
  return turnsOf(db).run(accountId, () => transactWith(db, settings, work));
}

/** By pool. */
const turns = new WeakMap<object, AccountTurns>();

function turnsOf(db: object): AccountTurns {
  const own = turns.get(db) ?? new AccountTurns();
  turns.set(db, own);
  return own;
}

/** Binds a transaction that began without an account to this one: for creating the account itself. */
export async function bindToAccount<Schema>(transaction: Transaction<Schema>, accountId: string): Promise<void> {
  await sql`select set_config('app.account_id', ${accountId}, true)`.execute(transaction);
}
