/** Sign-in attempts in progress at a provider, and identities linked to users. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#api/kernel/database.ts';
import type { OutsideUser } from '#platform/oidc/oidc.ts';

export interface Attempt {
  digest: string;
  provider: string;
  nonce: string;
  sealedVerifier: string;
  browserDigest: string;
}

export function insertAttempt(db: Database, attempt: Attempt, seconds: number): Promise<void> {
  return withAttempt(db, attempt.digest, async (trx) => {
    await trx
      .insertInto('oidc_attempt')
      .values({
        digest: attempt.digest,
        provider: attempt.provider,
        nonce: attempt.nonce,
        sealed_verifier: attempt.sealedVerifier,
        browser_digest: attempt.browserDigest,
        expires_at: sql<Date>`now() + make_interval(secs => ${seconds})`,
      })
      .execute();
  });
}

/** Reads and deletes the attempt: a state is valid once. */
export function takeAttempt(db: Database, digest: string): Promise<Attempt | undefined> {
  return withAttempt(db, digest, async (trx) => {
    const row = await trx
      .deleteFrom('oidc_attempt')
      .where('digest', '=', digest)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning(['provider', 'nonce', 'sealed_verifier', 'browser_digest'])
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { provider, nonce, sealed_verifier: sealedVerifier, browser_digest: browserDigest } = row;
    return { digest, provider, nonce, sealedVerifier, browserDigest };
  });
}

function withAttempt<Result>(
  db: Database,
  digest: string,
  work: (trx: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('app.oidc_state', ${digest}, true)`.execute(trx);
    return work(trx);
  });
}

const identityDigest = ({ issuer, subject }: OutsideUser) =>
  createHash('sha256')
    .update(JSON.stringify([issuer, subject]))
    .digest('base64url');

/** The user that an identity is linked to; row-level security hides every other row. */
export function findLinkedUser(
  db: Database,
  person: OutsideUser,
): Promise<{ accountId: string; userId: number } | undefined> {
  const digest = identityDigest(person);
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('app.outside_identity', ${digest}, true)`.execute(trx);
    return trx
      .selectFrom('outside_identity')
      .select(['account_id as accountId', 'user_id as userId'])
      .where('digest', '=', digest)
      .executeTakeFirst();
  });
}

export async function linkIdentity(
  trx: DatabaseTransaction,
  user: { accountId: string; userId: number },
  provider: string,
  person: OutsideUser,
): Promise<void> {
  await trx
    .insertInto('outside_identity')
    .values({
      digest: identityDigest(person),
      account_id: user.accountId,
      user_id: user.userId,
      provider,
      issuer: person.issuer,
      subject: person.subject,
      email: person.email ?? '',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** For the periodic cleanup. */
export async function deleteExpiredAttempts(trx: DatabaseTransaction): Promise<void> {
  await trx.deleteFrom('oidc_attempt').where('expires_at', '<', sql<Date>`now()`).execute();
}
