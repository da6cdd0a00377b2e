/** Second factors and recovery codes. */
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';

export interface SecondFactorRecord {
  sealedSecret: string;
  confirmed: boolean;
}

export function findSecondFactor(trx: DatabaseTransaction, userId: number): Promise<SecondFactorRecord | undefined> {
  return trx
    .selectFrom('second_factor')
    .select(['sealed_secret as sealedSecret', sql<boolean>`confirmed_at is not null`.as('confirmed')])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Whether sign-in asks for a code. */
export async function hasSecondFactor(trx: DatabaseTransaction, userId: number): Promise<boolean> {
  return (await findSecondFactor(trx, userId))?.confirmed ?? false;
}

/** A user of the transaction's account. */
export interface FactorHolder {
  id: number;
  accountId: string;
  isAdmin: boolean;
}

/** Whether a second factor is required of the user: by the account, or for staff by the installation. */
export async function needsSecondFactor(
  trx: DatabaseTransaction,
  { accountId, isAdmin }: FactorHolder,
  ofStaff: boolean,
): Promise<boolean> {
  if (isAdmin && ofStaff) return true;
  const account = await trx
    .selectFrom('account')
    .select('requires_second_factor as required')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account?.required ?? false;
}

/** Whether a second factor is required and missing. */
export async function mustSetUpSecondFactor(
  trx: DatabaseTransaction,
  holder: FactorHolder,
  ofStaff: boolean,
): Promise<boolean> {
  return (await needsSecondFactor(trx, holder, ofStaff)) && !(await hasSecondFactor(trx, holder.id));
}

/**
 * Stores a pending secret that waits for its first code, replacing an earlier pending one. False when one is active.
 */
export async function insertSecondFactor(
  trx: DatabaseTransaction,
  factor: { accountId: string; userId: number; sealedSecret: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('second_factor')
    .values({ account_id: factor.accountId, user_id: factor.userId, sealed_secret: factor.sealedSecret })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed_secret: factor.sealedSecret, last_step: 0n })
        .where('second_factor.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Consumes a TOTP time step, and confirms a pending secret. False when that step or a later one was used: one of two
 * concurrent uses succeeds.
 */
export async function takeStep(trx: DatabaseTransaction, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('second_factor')
    .set({ last_step: BigInt(step), confirmed_at: sql<Date>`coalesce(confirmed_at, now())` })
    .where('user_id', '=', userId)
    .where('last_step', '<', BigInt(step))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteSecondFactor(trx: DatabaseTransaction, userId: number): Promise<boolean> {
  await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  const { numDeletedRows } = await trx.deleteFrom('second_factor').where('user_id', '=', userId).executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function replaceRecoveryCodes(
  trx: DatabaseTransaction,
  { accountId, userId }: { accountId: string; userId: number },
  digests: readonly string[],
): Promise<void> {
  await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_code')
    .values(digests.map((digest) => ({ account_id: accountId, user_id: userId, digest })))
    .execute();
}

/** Consumes a recovery code; false if unknown or used. */
export async function takeRecoveryCode(trx: DatabaseTransaction, userId: number, digest: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('recovery_code')
    .set({ used_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('digest', '=', digest)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function countRecoveryCodes(trx: DatabaseTransaction, userId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('recovery_code')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Sealed secrets of the transaction's account. */
export function listSealedFactors(trx: DatabaseTransaction): Promise<{ userId: number; secret: string }[]> {
  return trx
    .selectFrom('second_factor')
    .select(['user_id as userId', 'sealed_secret as secret'])
    .orderBy('user_id')
    .execute();
}

/** The same secret sealed with a newer key, unless it was replaced meanwhile. */
export async function resealFactor(
  trx: DatabaseTransaction,
  { userId, secret }: { userId: number; secret: string },
  resealed: string,
): Promise<void> {
  await trx
    .updateTable('second_factor')
    .set({ sealed_secret: resealed })
    .where('user_id', '=', userId)
    .where('sealed_secret', '=', secret)
    .execute();
}
