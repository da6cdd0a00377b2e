/** Stored responses by caller and Idempotency-Key, for a day. */

import { sql } from 'kysely';
import { storableJson } from '#platform/database/storable.ts';
import type { IdempotencyStore } from '#platform/http/idempotency.ts';
import { asCaller, type Database, type DatabaseTransaction } from '../database.ts';

/** For the periodic cleanup. */
export async function deleteOldAnswers(trx: DatabaseTransaction): Promise<void> {
  await trx.deleteFrom('idempotent_request').where('created_at', '<', sql<Date>`now() - interval '1 day'`).execute();
}

/** An unfinished request older than this is considered dead, and its key is free. */
const deadAfter = sql`now() - interval '2 minutes'`;

export function idempotencyStore(db: Database): IdempotencyStore {
  return {
    claim: (caller, key, digest) =>
      asCaller(db, caller, async (trx) => {
        const mine = { account_id: caller.accountId, user_id: caller.userId, key };
        await sql`delete from idempotent_request where user_id = ${caller.userId} and key = ${key}
          and (created_at < now() - interval '1 day' or (status is null and created_at < ${deadAfter}))`.execute(trx);
        const claimed = await trx
          .insertInto('idempotent_request')
          .values({ ...mine, request_digest: digest, status: null, answer: null })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (claimed.numInsertedOrUpdatedRows === 1n) return { state: 'new' };
        const known = await trx
          .selectFrom('idempotent_request')
          .select(['request_digest', 'status', 'answer'])
          .where('user_id', '=', caller.userId)
          .where('key', '=', key)
          .executeTakeFirst();
        if (known === undefined || known.status === null) return { state: 'under_way' };
        if (known.request_digest !== digest) return { state: 'other_request' };
        return { state: 'answered', status: known.status, answer: known.answer };
      }),
    finish: (caller, key, status, answer) =>
      asCaller(db, caller, async (trx) => {
        await trx
          .updateTable('idempotent_request')
          .set({ status, answer: storableJson(answer ?? null) })
          .where('user_id', '=', caller.userId)
          .where('key', '=', key)
          .execute();
      }),
    release: (caller, key) =>
      asCaller(db, caller, async (trx) => {
        await trx
          .deleteFrom('idempotent_request')
          .where('user_id', '=', caller.userId)
          .where('key', '=', key)
          .execute();
      }),
  };
}
