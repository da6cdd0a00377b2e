/** Documents of signed statements that were handed out. */
import { sql } from 'kysely';
import type { SignedContent } from '#api/audits/audits/sign-off/contract.ts';
import type { Database, DatabaseTransaction } from '#api/kernel/database.ts';
import type { NamesKept } from '#core/product/signed-by.es.ts';
import { bindToAccount } from '#platform/database/transaction.ts';
import type { StatementFormat } from '../documents/contract.ts';
import { findCopy, type KeptCopy } from '../signed/queries.ts';

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
  /** As it was signed. */
  company: SignedContent['company'];
  /** Today. */
  nameNow: string;
  nitNow: string;
  year: number;
  month: number;
  preparedBy: string;
  preparedCard: string | null;
  closedBy: string;
  closedCard: string | null;
  namesKept: NamesKept;
  /** The round is what its seal was made of. */
  isWhole: boolean;
  isOnePerson: boolean;
  closedById: number;
  closedAt: Date;
  /** Of the round now. */
  state: string;
  /** Newest time that the round was opened again. */
  reopenedAt: Date | null;
  /** The month was closed by a later round. */
  isReplaced: boolean;
  /** Of the statements; undefined while there is none. */
  kept: KeptCopy | undefined;
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
    const { rows } = await sql<Omit<FoundStatements, 'kept'>>`
      select handed.account_id as "accountId", handed.company_id as "companyId", handed.sign_off_id as "signOffId",
             handed.format, handed.is_as_signed as "isAsSigned", handed.made_at as "madeAt",
             signed.content -> 'company' as company, company.business_name as "nameNow", company.nit as "nitNow",
             signed.year, signed.month, signed.prepared_name as "preparedBy", signed.prepared_card as "preparedCard",
             signed.closed_name as "closedBy", signed.closed_card as "closedCard", signed.closed_by as "closedById",
             signed.names_kept as "namesKept", signed.seal = sign_off_seal(signed) as "isWhole",
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
       where handed.account_id = ${handed.accountId} and handed.digest = ${handed.digest}
         and company.deleted_at is null`.execute(trx);
    const [found] = rows;
    return found && { ...found, kept: await findCopy(trx, found.signOffId) };
  });
}
