/** Documents of signed statements that were handed out. */
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#api/kernel/database.ts';
import { bindToAccount } from '#platform/database/transaction.ts';
import type { StatementFormat } from '../documents/contract.ts';

export interface HandedStatements {
  signOffId: string;
  format: StatementFormat;
  digest: string;
  /** Without separators. */
  code: string;
  isAsSigned: boolean;
}

/** Of the account that signed: staff download too. */
export async function insertHandedStatements(
  trx: DatabaseTransaction,
  { signOffId, format, digest, code, isAsSigned }: HandedStatements,
): Promise<void> {
  await sql`
    insert into handed_statements (account_id, company_id, sign_off_id, digest, code, format, is_as_signed)
    select account_id, company_id, id, ${digest}, ${code}, ${format}, ${isAsSigned} from sign_off where id = ${signOffId}
    on conflict (account_id, digest) do nothing`.execute(trx);
}

/** A document, and the round that signed its month. */
export interface FoundStatements {
  accountId: string;
  companyId: number;
  signOffId: string;
  format: StatementFormat;
  isAsSigned: boolean;
  madeAt: Date;
  name: string;
  nit: string;
  dv: number;
  year: number;
  month: number;
  preparedBy: string;
  closedBy: string;
  isOnePerson: boolean;
  closedById: number;
  closedAt: Date;
  /** Of the round now. */
  state: string;
  /** Newest time that the round was opened again. */
  reopenedAt: Date | null;
  /** The month was closed by a later round. */
  isReplaced: boolean;
}

/**
 * The newest document with a digest or code; row-level security shows the documents of that digest or code only, and then
 * the account of the found one.
 */
export function findHandedStatements(db: Database, held: string): Promise<FoundStatements | undefined> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('app.report', ${held}, true)`.execute(trx);
    const handed = await trx
      .selectFrom('handed_statements')
      .select(['account_id as accountId', 'digest'])
      .where((where) => where.or([where('digest', '=', held), where('code', '=', held)]))
      .orderBy('made_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (handed === undefined) return undefined;
    await bindToAccount(trx, handed.accountId);
    const { rows } = await sql<FoundStatements>`
      select handed.account_id as "accountId", handed.company_id as "companyId", handed.sign_off_id as "signOffId",
             handed.format, handed.is_as_signed as "isAsSigned", handed.made_at as "madeAt",
             company.business_name as name, company.nit, company.check_digit as dv, signed.year, signed.month,
             preparer.name as "preparedBy", closer.name as "closedBy", closer.id as "closedById",
             signed.closed_by = signed.prepared_by as "isOnePerson",
             signed.closed_at as "closedAt", signed.state,
             (select max(done_at) from sign_off_act
               where sign_off_id = signed.id and kind = 'reopened') as "reopenedAt",
             exists (select from sign_off as later
                      where later.company_id = signed.company_id and later.year = signed.year
                        and later.month = signed.month and later.state = 'closed' and later.id <> signed.id)
               as "isReplaced"
        from handed_statements as handed
        join sign_off as signed on signed.id = handed.sign_off_id
        join company on company.id = handed.company_id
        join app_user as preparer on preparer.id = signed.prepared_by
        join app_user as closer on closer.id = signed.closed_by
       where handed.account_id = ${handed.accountId} and handed.digest = ${handed.digest}
         and company.deleted_at is null`.execute(trx);
    return rows[0];
  });
}
