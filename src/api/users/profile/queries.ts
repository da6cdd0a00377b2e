/** The user's profile, and a pending e-mail address. */
import { sql } from 'kysely';
import type { Theme } from '#api/access/auth/contract.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { BellKind, MailKind } from '#core/product/mail-kind.ts';

export interface ProfileRecord {
  id: number;
  name: string;
  email: string;
  documentType: string | null;
  documentNumber: string | null;
  phone: string | null;
  professionalCard: string | null;
  isRoot: boolean;
  photo: string | null;
  theme: Theme;
  mailOff: MailKind[];
  bellOff: BellKind[];
  createdAt: Date;
  pendingEmail: string | null;
}

export function findProfile(trx: DatabaseTransaction, userId: number): Promise<ProfileRecord | undefined> {
  return trx
    .selectFrom('app_user')
    .leftJoin('email_change', (join) =>
      join.onRef('email_change.user_id', '=', 'app_user.id').on('email_change.expires_at', '>', sql<Date>`now()`),
    )
    .select([
      'app_user.id',
      'app_user.name',
      'app_user.email',
      'app_user.document_type as documentType',
      'app_user.document_number as documentNumber',
      'app_user.phone',
      'app_user.professional_card as professionalCard',
      'app_user.is_root as isRoot',
      'app_user.photo',
      sql<Theme>`app_user.theme`.as('theme'),
      sql<MailKind[]>`app_user.mail_off`.as('mailOff'),
      sql<BellKind[]>`app_user.bell_off`.as('bellOff'),
      'app_user.created_at as createdAt',
      'email_change.email as pendingEmail',
    ])
    .where('app_user.id', '=', userId)
    .executeTakeFirst();
}

export type PersonValues = Pick<
  ProfileRecord,
  'name' | 'documentType' | 'documentNumber' | 'phone' | 'professionalCard'
>;

export async function writePersonValues(trx: DatabaseTransaction, userId: number, values: PersonValues): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({
      name: values.name,
      document_type: values.documentType,
      document_number: values.documentNumber,
      phone: values.phone,
      professional_card: values.professionalCard,
    })
    .where('id', '=', userId)
    .execute();
}

export async function writePreferences(
  trx: DatabaseTransaction,
  userId: number,
  { theme, mailOff, bellOff }: Pick<ProfileRecord, 'theme' | 'mailOff' | 'bellOff'>,
): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({ theme, mail_off: mailOff, bell_off: bellOff })
    .where('id', '=', userId)
    .execute();
}

export interface EmailChange {
  accountId: string;
  userId: number;
  email: string;
  /** Null: every code is refused. */
  codeDigest: string | null;
  seconds: number;
}

/** Replaces a pending one. */
export async function putEmailChange(trx: DatabaseTransaction, change: EmailChange): Promise<void> {
  const values = {
    email: change.email,
    code_digest: change.codeDigest,
    wrong_codes: 0,
    expires_at: sql<Date>`now() + make_interval(secs => ${change.seconds})`,
  };
  await trx
    .insertInto('email_change')
    .values({ user_id: change.userId, account_id: change.accountId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/**
 * Row lock until the end of the transaction, so that concurrent tries are counted one by one. Undefined when there is
 * no valid one.
 */
export function lockEmailChange(
  trx: DatabaseTransaction,
  userId: number,
): Promise<{ email: string; codeDigest: string | null; wrongCodes: number } | undefined> {
  return trx
    .selectFrom('email_change')
    .select(['email', 'code_digest as codeDigest', 'wrong_codes as wrongCodes'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst();
}

export async function countWrongEmailCode(trx: DatabaseTransaction, userId: number): Promise<void> {
  await trx
    .updateTable('email_change')
    .set({ wrong_codes: sql<number>`wrong_codes + 1` })
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteEmailChange(trx: DatabaseTransaction, userId: number): Promise<void> {
  await trx.deleteFrom('email_change').where('user_id', '=', userId).execute();
}

/** Whether another user of the account has the address: active, invited or inactive. */
export async function accountKnowsEmail(trx: DatabaseTransaction, userId: number, email: string): Promise<boolean> {
  const found = await trx
    .selectFrom('app_user')
    .innerJoin('app_user as self', (join) =>
      join.onRef('self.account_id', '=', 'app_user.account_id').on('self.id', '=', userId),
    )
    .select('app_user.id')
    .where('app_user.email', '=', email)
    .where('app_user.id', '!=', userId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Voids mailed links to the old address, and identities linked by it. */
export async function writeEmail(trx: DatabaseTransaction, userId: number, email: string): Promise<void> {
  await trx.updateTable('app_user').set({ email }).where('id', '=', userId).execute();
  await trx.deleteFrom('one_time_secret').where('user_id', '=', userId).where('used_at', 'is', null).execute();
  await trx.deleteFrom('outside_identity').where('user_id', '=', userId).execute();
}

/** For the periodic cleanup. */
export async function deleteExpiredEmailChanges(trx: DatabaseTransaction): Promise<void> {
  await trx.deleteFrom('email_change').where('expires_at', '<', sql<Date>`now()`).execute();
}
