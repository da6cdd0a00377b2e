/** Attempts counted by what is tried, so that nobody guesses: one row for each counted key, within a window of time. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { networkOf } from '#platform/http/network-of.ts';
import type { Database } from '../database.ts';

/** Kinds that are counted by where they come from. */
const byNetwork: readonly string[] = ['address', 'recover-from', 'register-from', 'invitation', 'oidc'];

/** What is counted: failed and successful tries of one kind about one address, person or secret. Never written in clear. */
export function attemptKey(
  kind:
    | 'email'
    | 'address'
    | 'recover'
    | 'recover-from'
    | 'prove'
    | 'second-factor'
    | 'invitation'
    | 'invite'
    | 'invite-to'
    | 'code'
    | 'register'
    | 'register-from'
    | 'oidc'
    | 'new-email'
    | 'new-email-code',
  value: string,
): string {
  const counted = byNetwork.includes(kind) ? networkOf(value) : value;
  return `${kind}:${createHash('sha256').update(counted).digest('base64url')}`;
}

/**
 * Counts an attempt before its password is looked at, so that many at once count as many. A window that has ended starts
 * again at one. Gives how many there are in the window and the seconds that it still lasts.
 */
export async function countAttempt(
  db: Database,
  key: string,
  windowSeconds: number,
): Promise<{ attempts: number; secondsLeft: number }> {
  const { rows } = await sql<{ attempts: number; secondsLeft: number }>`
    insert into sign_in_attempt as known (key, failures, window_ends_at)
    values (${key}, 1, now() + make_interval(secs => ${windowSeconds}))
    on conflict (key) do update set
      failures = case when known.window_ends_at < now() then 1 else known.failures + 1 end,
      window_ends_at = case when known.window_ends_at < now() then excluded.window_ends_at else known.window_ends_at end
    returning failures as attempts, ceil(extract(epoch from window_ends_at - now()))::int as "secondsLeft"`.execute(db);
  return rows[0]!;
}

/** A right password forgives the failures of its address. */
export async function forgetAttempts(db: Database, key: string): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('key', '=', key).execute();
}

/** Windows that have ended no longer matter. */
export async function deleteEndedAttempts(db: Database): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('window_ends_at', '<', sql<Date>`now()`).execute();
}
