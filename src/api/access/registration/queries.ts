/** Registrations in progress. Each row is visible only with its digest. */
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#api/kernel/database.ts';
import type { Person } from './contract.ts';

export interface RegistrationRecord {
  email: string;
  person: Person;
  passwordHash: string;
  alliance: string;
  codeDigest: string | null;
  codeHolds: boolean;
  wrongCodes: number;
  codesSent: number;
  verified: boolean;
  companyDraft: Record<string, unknown> | null;
}

/** Runs `work` in a transaction that sees the registration of this digest and no account. */
export function asRegistration<Result>(
  db: Database,
  digest: string,
  work: (trx: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('app.registration', ${digest}, true)`.execute(trx);
    return work(trx);
  });
}

/** Row lock until the end of the transaction, so that concurrent tries are counted one by one. */
export async function lockRegistration(
  trx: DatabaseTransaction,
  digest: string,
): Promise<RegistrationRecord | undefined> {
  const row = await trx
    .selectFrom('registration')
    .selectAll()
    .select(sql<boolean>`code_expires_at > now()`.as('code_holds'))
    .where('digest', '=', digest)
    .where('expires_at', '>', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    email: row.email,
    person: row.person as Person,
    passwordHash: row.password_hash,
    alliance: row.alliance,
    codeDigest: row.code_digest,
    codeHolds: row.code_holds,
    wrongCodes: row.wrong_codes,
    codesSent: row.codes_sent,
    verified: row.verified_at !== null,
    companyDraft: row.company_draft as Record<string, unknown> | null,
  };
}

export interface NewRegistration {
  digest: string;
  email: string;
  person: Person;
  passwordHash: string;
  alliance: string;
  codeDigest: string | null;
  codeSeconds: number;
  seconds: number;
}

export async function insertRegistration(trx: DatabaseTransaction, given: NewRegistration): Promise<void> {
  await trx
    .insertInto('registration')
    .values({
      digest: given.digest,
      email: given.email,
      person: JSON.stringify(given.person),
      password_hash: given.passwordHash,
      alliance: given.alliance,
      code_digest: given.codeDigest,
      code_expires_at: sql<Date>`now() + make_interval(secs => ${given.codeSeconds})`,
      expires_at: sql<Date>`now() + make_interval(secs => ${given.seconds})`,
    })
    .execute();
}

/** Replaces the previous code. */
export async function replaceCode(
  trx: DatabaseTransaction,
  digest: string,
  code: { codeDigest: string | null; codeSeconds: number },
): Promise<void> {
  await trx
    .updateTable('registration')
    .set({
      code_digest: code.codeDigest,
      code_expires_at: sql<Date>`now() + make_interval(secs => ${code.codeSeconds})`,
      wrong_codes: 0,
      codes_sent: sql<number>`codes_sent + 1`,
    })
    .where('digest', '=', digest)
    .execute();
}

export async function countWrongCode(trx: DatabaseTransaction, digest: string): Promise<void> {
  await trx
    .updateTable('registration')
    .set({ wrong_codes: sql<number>`wrong_codes + 1` })
    .where('digest', '=', digest)
    .execute();
}

export async function markVerified(trx: DatabaseTransaction, digest: string): Promise<void> {
  await trx
    .updateTable('registration')
    .set({ verified_at: sql<Date>`now()`, code_digest: null })
    .where('digest', '=', digest)
    .execute();
}

export async function writeCompanyDraft(trx: DatabaseTransaction, digest: string, draft: object): Promise<void> {
  await trx
    .updateTable('registration')
    .set({ company_draft: JSON.stringify(draft) })
    .where('digest', '=', digest)
    .execute();
}

export async function deleteRegistration(trx: DatabaseTransaction, digest: string): Promise<void> {
  await trx.deleteFrom('registration').where('digest', '=', digest).execute();
}

/** For the periodic cleanup. */
export async function deleteExpiredRegistrations(trx: DatabaseTransaction): Promise<void> {
  await trx.deleteFrom('registration').where('expires_at', '<', sql<Date>`now()`).execute();
}

/** Personal data of a registration beyond name and address. */
export async function writePerson(trx: DatabaseTransaction, userId: number, person: Person): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({
      document_type: person.documentType ?? null,
      document_number: person.documentNumber ?? null,
      phone: person.phone ?? null,
      professional_card: person.professionalCard ?? null,
    })
    .where('id', '=', userId)
    .execute();
}

export async function writeAlliance(trx: DatabaseTransaction, accountId: string, alliance: string): Promise<void> {
  await trx.updateTable('account').set({ alliance }).where('id', '=', accountId).execute();
}
