/** Rate limits against guessing: one counter per key and time window. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { networkOf } from '#platform/http/network-of.ts';
import type { Database } from '../database.ts';

/** Kinds counted by network address. */
const byNetwork: readonly string[] = ['address', 'recover-from', 'register-from', 'invitation', 'oidc'];

/** Counter key of a kind of attempt and its subject (address, user or secret), as a digest: never in clear. */
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
 * Counts an attempt before its password is checked, so that concurrent ones are counted. A new window starts at one.
 * Returns the count in the window and the seconds until it ends.
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

/** Resets the counter after a successful attempt. */
export async function forgetAttempts(db: Database, key: string): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('key', '=', key).execute();
}

/** Deletes ended windows. */
export async function deleteEndedAttempts(db: Database): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('window_ends_at', '<', sql<Date>`now()`).execute();
}
