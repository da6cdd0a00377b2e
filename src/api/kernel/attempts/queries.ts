/** Rate limits against guessing: one counter per key and time window. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { networkOf } from '#platform/http/network-of.ts';
import type { Database } from '../database.ts';

/** Kinds counted by network address. */
const byNetwork: readonly string[] = [
  'address',
  'recover-from',
  'register-from',
  'invitation',
  'oidc',
  'question-from',
  'client-report-from',
  'file-request-from',
  'report-check',
  'nit-lookup',
];

/** Counter key of a kind of attempt and its subject (address, user or secret), as a digest: never in clear. */
export function attemptKey(
  kind:
    | 'address'
    | 'recover'
    | 'recover-from'
    | 'prove'
    | 'guess-notice'
    | 'second-factor'
    | 'invitation'
    | 'invite'
    | 'invite-to'
    | 'code'
    | 'register'
    | 'register-from'
    | 'register-file'
    | 'oidc'
    | 'client-report'
    | 'client-report-from'
    | 'report-check'
    | 'nit-lookup'
    | 'nit-lookup-of'
    | 'new-email'
    | 'new-email-code'
    | 'webhook'
    | 'ask'
    | 'ask-to'
    | 'question'
    | 'question-from'
    | 'question-file'
    | 'file-request'
    | 'file-request-from'
    | 'file-request-file',
  value: string,
): string {
  return `${kind}:${digest(byNetwork.includes(kind) ? networkOf(value) : value)}`;
}

/** Counter key of passwords for an e-mail address in lower case: in all, from a network, or from a known device. */
export function guessKey(email: string, place?: { address: string } | { device: string }): string {
  const of = place === undefined ? [] : ['device' in place ? place.device : networkOf(place.address)];
  return ['guess', digest(email), ...of.map(digest)].join(':');
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

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

/** Limits of attempts under one key; times in seconds. */
export interface AttemptSchedule {
  /** From the first attempt on. */
  windowSeconds: number;
  /** Attempts before the first wait. */
  free: number;
  /** Each wait is twice the one before. */
  firstWait: number;
  longestWait: number;
  /** Attempts within a window. */
  most: number;
}

export interface TakenAttempt {
  /** Whether it was counted, and may be made. */
  admitted: boolean;
  /** Attempts in the window, this one included. */
  failures: number;
  /** Seconds until the next one: the wait, or the end of the window after the last. */
  seconds: number;
}

/** Counts an attempt unless it comes before its time. To be uncounted or forgotten when it succeeds. */
export async function takeAttempt(
  db: Database,
  key: string,
  { windowSeconds, free, firstWait, longestWait, most }: AttemptSchedule,
): Promise<TakenAttempt> {
  const counted = sql`case when known.window_ends_at < now() then 1 else known.failures + 1 end`;
  const wait = (failures: typeof counted) => sql`make_interval(secs => case when ${failures} < ${free} then 0
    else least(${longestWait}, ${firstWait} * power(2, least(${failures} - ${free}, 20))) end)`;
  const taken = await sql`
    insert into sign_in_attempt as known (key, failures, window_ends_at, waits_until)
    values (${key}, 1, now() + make_interval(secs => ${windowSeconds}), now() + ${wait(sql`1`)})
    on conflict (key) do update set
      failures = ${counted},
      window_ends_at = case when known.window_ends_at < now() then excluded.window_ends_at else known.window_ends_at end,
      waits_until = now() + ${wait(counted)}
    where known.window_ends_at < now() or (known.waits_until <= now() and known.failures < ${most})`.execute(db);
  const { rows } = await sql<{ failures: number; seconds: number }>`
    select failures, greatest(0, ceil(extract(epoch from
      (case when failures >= ${most} then window_ends_at else waits_until end) - now())))::int as seconds
    from sign_in_attempt where key = ${key}`.execute(db);
  const admitted = taken.numAffectedRows === 1n;
  const { failures, seconds } = rows[0] ?? { failures: 0, seconds: 0 };
  // The wait of a refused attempt may end between the two statements.
  return { admitted, failures, seconds: Math.max(admitted ? 0 : 1, seconds) };
}

/** Takes back a counted attempt, but not the wait that it began. */
export async function uncountAttempt(db: Database, key: string): Promise<void> {
  await db
    .updateTable('sign_in_attempt')
    .set({ failures: sql<number>`greatest(failures - 1, 0)` })
    .where('key', '=', key)
    .execute();
}

/** Forgets all counts of passwords for an e-mail address in lower case. */
export async function forgetGuesses(db: Database, email: string): Promise<void> {
  await db
    .deleteFrom('sign_in_attempt')
    .where(sql<boolean>`starts_with(key, ${guessKey(email)})`)
    .execute();
}

/** Resets the counter after a successful attempt. */
export async function forgetAttempts(db: Database, key: string): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('key', '=', key).execute();
}

/** Deletes ended windows. */
export async function deleteEndedAttempts(db: Database): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('window_ends_at', '<', sql<Date>`now()`).execute();
}
