/** Credentials of companies in their accounting packages: displayable data, and the sealed secret. */
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#api/kernel/database.ts';
import type { AppErrorCode } from '#core/call/app-error.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { inSystem } from '#platform/database/system-transaction.ts';

export interface CredentialRecord {
  /** Ciphertext. */
  secret: string;
  /** The user name, masked. */
  userHint: string;
  savedAt: Date;
  testedAt: Date | null;
  failure: AppErrorCode | null;
  automatic: boolean;
  automaticDay: number;
}

export function findCredential(trx: DatabaseTransaction, companyId: number): Promise<CredentialRecord | undefined> {
  return trx
    .selectFrom('software_credential')
    .select([
      'secret',
      'user_hint as userHint',
      'saved_at as savedAt',
      'tested_at as testedAt',
      'failure',
      'automatic',
      'automatic_day as automaticDay',
    ])
    .$narrowType<{ failure: AppErrorCode | null }>()
    .where('company_id', '=', companyId)
    .executeTakeFirst();
}

/** Inserts or replaces; the automatic-pull setting is kept. */
export async function saveCredential(
  trx: DatabaseTransaction,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  credential: { companyId: number; secret: string; userHint: string; failure: AppErrorCode | null },
): Promise<void> {
  const written = {
    secret: credential.secret,
    user_hint: credential.userHint,
    saved_by: userId,
    saved_at: sql<Date>`now()`,
    tested_at: sql<Date>`now()`,
    failure: credential.failure,
  };
  await trx
    .insertInto('software_credential')
    .values({ account_id: accountId, company_id: credential.companyId, ...written })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(written))
    .execute();
}

/** Stores the outcome of the last use of this exact credential; one saved meanwhile is not touched. */
export async function markCredential(
  trx: DatabaseTransaction,
  { companyId, secret }: { companyId: number; secret: string },
  failure: AppErrorCode | null,
): Promise<void> {
  await trx
    .updateTable('software_credential')
    .set({ tested_at: sql<Date>`now()`, failure })
    .where('company_id', '=', companyId)
    .where('secret', '=', secret)
    .execute();
}

/** Sealed credentials of the transaction's account. */
export function listSealedCredentials(trx: DatabaseTransaction): Promise<{ companyId: number; secret: string }[]> {
  return trx
    .selectFrom('software_credential')
    .select(['company_id as companyId', 'secret'])
    .orderBy('company_id')
    .execute();
}

/** The same secret sealed with a newer key. */
export async function resealCredential(
  trx: DatabaseTransaction,
  { companyId, secret }: { companyId: number; secret: string },
  resealed: string,
): Promise<void> {
  await trx
    .updateTable('software_credential')
    .set({ secret: resealed })
    .where('company_id', '=', companyId)
    .where('secret', '=', secret)
    .execute();
}

/** False when there is no credential. Automatic pulls run in the caller's name. */
export async function setAutomatic(
  trx: DatabaseTransaction,
  { userId }: Pick<Caller, 'userId'>,
  companyId: number,
  { enabled, day }: { enabled: boolean; day?: number },
): Promise<boolean> {
  const updated = await trx
    .updateTable('software_credential')
    .set({
      automatic: enabled,
      automatic_by: enabled ? userId : null,
      ...(day === undefined ? {} : { automatic_day: day }),
    })
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Whether there was one. */
export async function deleteCredential(trx: DatabaseTransaction, companyId: number): Promise<boolean> {
  const deleted = await trx.deleteFrom('software_credential').where('company_id', '=', companyId).executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** A company with automatic pulls, and the user in whose name they run. */
export interface AutomaticPull {
  accountId: string;
  companyId: number;
  userId: number;
}

/** Across accounts: companies whose pull day has come and whose credential is not known to fail. */
export function listAutomatic(db: Database, dayOfMonth: number): Promise<AutomaticPull[]> {
  return inSystem(db, async (trx) => {
    const found = await trx
      .selectFrom('software_credential')
      .select(['account_id as accountId', 'company_id as companyId', 'automatic_by as userId'])
      .where('automatic', '=', true)
      .where('automatic_day', '<=', dayOfMonth)
      .where((where) => where.or([where('failure', 'is', null), where('failure', 'in', passing)]))
      .orderBy('company_id')
      .execute();
    return found.flatMap((row) => (row.userId === null ? [] : [{ ...row, userId: row.userId }]));
  });
}

/** Failures unrelated to the credential. */
const passing: readonly AppErrorCode[] = ['siigo.unavailable', 'siigo.busy'];
