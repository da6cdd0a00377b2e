/**
 * Companies visible to the caller: the root user sees the whole account, invited users those linked to them; deleted
 * ones are invisible.
 */
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Period } from '#core/calendar/period.ts';
import type { Signers } from '#core/call/signers.ts';
import type { CompanyProfile } from '#core/engine/company-profile.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { inSpanish } from '#platform/database/spanish-order.ts';

export interface CompanyRecord {
  id: number;
  accountId: string;
  /** Name of the account; for staff only. */
  subscriber: string | null;
  businessName: string;
  nit: string;
  checkDigit: number;
  isActive: boolean;
  city: string | null;
  icaRegime: string | null;
  softwareId: number;
  regimeId: number;
  profile: CompanyProfile;
  signers: Signers;
  /** Month. */
  fiscalYearEnd: number;
  /** Key of its logo. */
  logo: string | null;
  version: number;
  /** Accounts of its own or stored balances: it has a chart of accounts. */
  hasChart: boolean;
  /** Stored balances: audits use the chart. */
  hasBalances: boolean;
}

const hasBalances = sql<boolean>`exists (select from trial_balance
  where trial_balance.company_id = company.id and trial_balance.deleted_at is null)`;
const hasChart = sql<boolean>`exists (select from chart_account where chart_account.company_id = company.id)`;
const nameOfAccount = sql<string | null>`(select name from account where account.id = company.account_id)`;

function visibleCompanies(trx: DatabaseTransaction, caller: Caller) {
  const query = trx
    .selectFrom('company')
    .select([
      'id',
      'account_id as accountId',
      'business_name as businessName',
      'nit',
      'check_digit as checkDigit',
      'is_active as isActive',
      'city',
      'ica_regime as icaRegime',
      'software_id as softwareId',
      'regime_id as regimeId',
      'profile',
      'signers',
      'fiscal_year_end as fiscalYearEnd',
      'logo',
      'version',
      hasChart.as('hasChart'),
      hasBalances.as('hasBalances'),
      (caller.isAdmin ? nameOfAccount : sql<string | null>`null`).as('subscriber'),
    ])
    .$narrowType<{ profile: CompanyProfile; signers: Signers }>()
    .where('deleted_at', 'is', null);
  // Of other accounts by a grant of their subscriber.
  if (caller.isAdmin)
    return query.where(sql<boolean>`(account_id = ${caller.accountId} or account_id in (select granted_accounts()))`);
  const mine = query.where('account_id', '=', caller.accountId);
  if (caller.isRoot) return mine;
  // Of who has no role in it a company is nothing, linked or not.
  const inAll = caller.grants.some(({ companyId }) => companyId === null);
  const inSome = caller.grants.flatMap(({ companyId }) => companyId ?? []);
  const ofRoles = inAll ? mine : mine.where(sql<boolean>`company.id = any(${inSome}::int[])`);
  return ofRoles.where((where) =>
    where.exists(
      where
        .selectFrom('company_user')
        .select('company_id')
        .whereRef('company_user.company_id', '=', 'company.id')
        .where('user_id', '=', caller.userId),
    ),
  );
}

/** By name; `isActive` undefined returns both. */
export function listCompanies(
  trx: DatabaseTransaction,
  caller: Caller,
  isActive: boolean | undefined,
): Promise<CompanyRecord[]> {
  const query = visibleCompanies(trx, caller).orderBy(inSpanish('business_name')).orderBy('id');
  return (isActive === undefined ? query : query.where('is_active', '=', isActive)).execute();
}

export function findCompany(trx: DatabaseTransaction, caller: Caller, id: number): Promise<CompanyRecord | undefined> {
  return visibleCompanies(trx, caller).where('id', '=', id).executeTakeFirst();
}

/** The company with a NIT in the account, if visible to the caller. */
export function findCompanyByNit(
  trx: DatabaseTransaction,
  caller: Caller,
  accountId: string,
  nit: string,
): Promise<CompanyRecord | undefined> {
  return visibleCompanies(trx, caller).where('account_id', '=', accountId).where('nit', '=', nit).executeTakeFirst();
}

export type CompanyValues = Omit<
  CompanyRecord,
  'id' | 'accountId' | 'subscriber' | 'isActive' | 'logo' | 'version' | 'hasChart' | 'hasBalances'
>;

/** Creates it and links its creator. Undefined when the account already has that NIT. */
export async function insertCompany(
  trx: DatabaseTransaction,
  caller: Pick<Caller, 'accountId' | 'userId'>,
  values: CompanyValues,
): Promise<number | undefined> {
  const created = await trx
    .insertInto('company')
    .values({ account_id: caller.accountId, ...columns(values) })
    .onConflict((conflict) => conflict.columns(['account_id', 'nit']).where('deleted_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (created === undefined) return undefined;
  await trx
    .insertInto('company_user')
    .values({ account_id: caller.accountId, company_id: created.id, user_id: caller.userId })
    .execute();
  return created.id;
}

/** Whether another company of the account has the NIT. */
export async function isNitTaken(
  trx: DatabaseTransaction,
  accountId: string,
  nit: string,
  except: number,
): Promise<boolean> {
  const found = await trx
    .selectFrom('company')
    .select('id')
    .where('account_id', '=', accountId)
    .where('nit', '=', nit)
    .where('id', '<>', except)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Signed months, oldest first. Serialised with signatures until the transaction ends. */
export async function signedMonths(trx: DatabaseTransaction, companyId: number): Promise<Period[]> {
  await sql`select id from company where id = ${companyId} for no key update`.execute(trx);
  return trx
    .selectFrom('sign_off')
    .select(['year', 'month'])
    .where('company_id', '=', companyId)
    .where('state', '=', 'closed')
    .orderBy('year')
    .orderBy('month')
    .execute();
}

/** Optimistic update: overwrites version `version` and increments it; false when it changed meanwhile. */
export async function updateCompany(
  trx: DatabaseTransaction,
  company: Pick<CompanyRecord, 'id' | 'accountId' | 'version'>,
  values: CompanyValues & { isActive: boolean },
): Promise<boolean> {
  const updated = await trx
    .updateTable('company')
    .set({ ...columns(values), is_active: values.isActive, version: sql<number>`version + 1` })
    .where('id', '=', company.id)
    .where('account_id', '=', company.accountId)
    .where('version', '=', company.version)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

function columns(values: CompanyValues) {
  return {
    business_name: values.businessName,
    nit: values.nit,
    check_digit: values.checkDigit,
    city: values.city,
    ica_regime: values.icaRegime,
    software_id: values.softwareId,
    regime_id: values.regimeId,
    profile: JSON.stringify(values.profile),
    signers: JSON.stringify(values.signers),
    fiscal_year_end: values.fiscalYearEnd,
  };
}
