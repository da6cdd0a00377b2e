/** The chart of accounts of a company: months and accounts of its balances, what it says of accounts itself, and its changes. */
import { sql } from 'kysely';
import type { StoredBalance } from '#api/balances/stored-balance.ts';
import { type Page, readColumns } from '#api/balances/trial-balances/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Amounts } from '#core/books/amounts.ts';
import { periodKey } from '#core/calendar/period.ts';
import type { GivenAccount } from '#core/engine/chart/chart-of-accounts.ts';
import type { ValidationSettings } from '#core/engine/run-validations.ts';
import type { ReportAssignments } from '#core/report/assignments.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { predefinedInForce } from '../../predefined/queries.ts';
import { reportInForce } from '../../report-items/queries.ts';
import { activeSettings } from '../queries.ts';
import type { ChartChange } from './contract.ts';

/** Input of the worker that builds the chart. */
export interface StoredChart {
  current: (StoredBalance & { format: string }) | null;
  months: number;
  /** Accounts of earlier months that the newest one does not have. */
  earlier: { code: string; name: string }[];
  /** Accounts of the newest month that no earlier month has; empty for the first month. */
  fresh: string[];
  given: GivenAccount[];
  /** Predefined parametrization, by validation id. */
  predefined: Record<number, ValidationSettings>;
  settings: Record<number, ValidationSettings>;
  /** Of the financial report. */
  assignments: ReportAssignments;
  /** Number of the last change; 0 if none. */
  version: number;
}

/** A row of the company's own, before or after a change. */
export type GivenRow = Omit<GivenAccount, 'code'>;

export interface AccountChange {
  code: string;
  before: GivenRow | null;
  after: GivenRow | null;
}

export interface ChartChangeRecord extends Omit<ChartChange, 'changedAt' | 'changedBy'> {
  accounts: AccountChange[];
  settings: { validationId: number; version: number }[];
  changedAt: Date;
  changedBy: number;
  changedByName: string;
}

export async function readStoredChart(trx: DatabaseTransaction, companyId: number): Promise<StoredChart> {
  const months = await newestOfMonths(trx, companyId);
  const [newest, ...before] = months;
  const ids = before.map(({ id }) => id);
  const [{ settings }, { settings: predefined }, given, version, report] = [
    await activeSettings(trx, companyId),
    await predefinedInForce(trx, companyId),
    await listGiven(trx, companyId),
    await lastVersion(trx, companyId),
    await reportInForce(trx, companyId),
  ];
  const assignments = report?.assignments ?? {};
  if (newest === undefined)
    return { current: null, months: 0, earlier: [], fresh: [], given, settings, predefined, assignments, version };
  const balance = await readColumns(trx, newest.id);
  return {
    current: { id: newest.id, period: periodKey(newest), balance, format: newest.format },
    months: months.length,
    earlier: ids.length === 0 ? [] : await accountsOnlyIn(trx, ids, newest.id),
    fresh: ids.length === 0 ? [] : await accountsFirstIn(trx, newest.id, ids),
    given,
    settings,
    predefined,
    assignments,
    version,
  };
}

/** The newest version of each month, newest month first. */
async function newestOfMonths(
  trx: DatabaseTransaction,
  companyId: number,
): Promise<{ id: string; year: number; month: number; format: string }[]> {
  return trx
    .selectFrom('trial_balance')
    .distinctOn(['year', 'month'])
    .select(['id', 'year', 'month', 'format_name as format'])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .orderBy('year', 'desc')
    .orderBy('month', 'desc')
    .orderBy('version', 'desc')
    .execute();
}

/** Figures of an account in a month, in cents. */
export interface AccountMonth extends Amounts {
  /** `2026-02`. */
  period: string;
}

/** Months of the chart of an account: a year, and the closings in it. */
const shownMonths = 14;

/** Figures of an account in cents, oldest month first; 0 where a month does not have it. */
export async function monthsOfAccount(
  trx: DatabaseTransaction,
  companyId: number,
  code: string,
): Promise<AccountMonth[]> {
  const months = (await newestOfMonths(trx, companyId)).slice(0, shownMonths).reverse();
  if (months.length === 0) return [];
  const ids = months.map(({ id }) => id);
  const rows = await trx
    .selectFrom('account_summary')
    .select(['balance_id as id', 'opening', 'debit', 'credit', 'closing'])
    .where('balance_id', 'in', ids)
    .where('code', '=', code)
    .execute();
  const known = new Map(rows.map(({ id, ...amounts }) => [id, amounts]));
  const none = { opening: 0n, debit: 0n, credit: 0n, closing: 0n };
  return months.map((month) => ({ period: periodKey(month), ...(known.get(month.id) ?? none) }));
}

/** With the name of any of these months. */
async function accountsOnlyIn(
  trx: DatabaseTransaction,
  balances: readonly string[],
  except: string,
): Promise<{ code: string; name: string }[]> {
  const { rows } = await sql<{ code: string; name: string }>`
    select code, max(name) as name from account_summary as own
     where balance_id = any(${balances}::uuid[])
       and not exists (select from account_summary as newest
                        where newest.balance_id = ${except} and newest.code = own.code)
     group by code`.execute(trx);
  return rows;
}

/** Accounts without a balance in any of the others; those of the month before are set aside first. */
async function accountsFirstIn(
  trx: DatabaseTransaction,
  balance: string,
  others: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    with missing as materialized (
      select code from account_summary where balance_id = ${balance}
      except select code from account_summary where balance_id = ${others[0]})
    select code from missing
     where not exists (select from account_summary as earlier
                        where earlier.balance_id = any(${others}::uuid[]) and earlier.code = missing.code)`.execute(
    trx,
  );
  return rows.map(({ code }) => code);
}

export function listGiven(trx: DatabaseTransaction, companyId: number): Promise<GivenAccount[]> {
  return trx
    .selectFrom('chart_account')
    .select([
      'code',
      'name',
      'takes_movements as takesMovements',
      'takes_third_parties as takesThirdParties',
      'is_active as isActive',
    ])
    .where('company_id', '=', companyId)
    .orderBy('code')
    .execute();
}

/** Number of the last change of a chart; 0 if none. */
export async function lastVersion(trx: DatabaseTransaction, companyId: number): Promise<number> {
  const { version } = await trx
    .selectFrom('chart_change')
    .select(sql<number>`coalesce(max(version), 0)`.as('version'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return version;
}

/** Stores what the company says of accounts; null takes it back. */
export async function putGiven(
  trx: DatabaseTransaction,
  { accountId }: Pick<Caller, 'accountId'>,
  companyId: number,
  accounts: readonly { code: string; after: GivenRow | null }[],
): Promise<void> {
  const codes = accounts.map(({ code }) => code);
  await sql`delete from chart_account where company_id = ${companyId} and code = any(${codes}::text[])`.execute(trx);
  const kept = accounts.flatMap(({ code, after }) => (after === null ? [] : [{ code, ...after }]));
  await sql`
    insert into chart_account (account_id, company_id, code, name, takes_movements, takes_third_parties, is_active)
    select ${accountId}, ${companyId}, code, name, "takesMovements", "takesThirdParties", "isActive"
      from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb)
        as given (code text, name text, "takesMovements" boolean, "takesThirdParties" boolean, "isActive" boolean)`.execute(
    trx,
  );
}

/** Requires the lock of the company. Returns the number of the change. */
export async function insertChartChange(
  trx: DatabaseTransaction,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  change: Pick<ChartChangeRecord, 'action' | 'undoneVersion' | 'accounts' | 'settings' | 'changed'> & {
    companyId: number;
  },
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    insert into chart_change
           (account_id, company_id, version, action, undone_version, accounts, settings, changed, changed_by)
    select ${accountId}, ${change.companyId}, 1 + coalesce(max(version), 0), ${change.action}, ${change.undoneVersion},
           ${JSON.stringify(change.accounts)}::jsonb, ${JSON.stringify(change.settings)}::jsonb, ${change.changed}, ${userId}
      from chart_change where company_id = ${change.companyId}
    returning version`.execute(trx);
  return rows[0]!.version;
}

function selectChanges(trx: DatabaseTransaction, companyId: number) {
  return trx
    .selectFrom('chart_change as change')
    .innerJoin('app_user', 'app_user.id', 'change.changed_by')
    .where('change.company_id', '=', companyId);
}

const columns = [
  'change.version',
  'change.action',
  'change.undone_version as undoneVersion',
  'change.accounts',
  'change.settings',
  'change.changed',
  'change.changed_at as changedAt',
  'change.changed_by as changedBy',
  'app_user.name as changedByName',
] as const;

export function findChartChange(
  trx: DatabaseTransaction,
  companyId: number,
  version: number,
): Promise<ChartChangeRecord | undefined> {
  return selectChanges(trx, companyId)
    .select(columns)
    .$narrowType<Pick<ChartChangeRecord, 'action' | 'accounts' | 'settings'>>()
    .where('change.version', '=', version)
    .executeTakeFirst();
}

/** Newest first. */
export async function listChanges(
  trx: DatabaseTransaction,
  companyId: number,
  { page, pageSize }: Page,
): Promise<{ changes: ChartChangeRecord[]; total: number }> {
  const changes = await selectChanges(trx, companyId)
    .select(columns)
    .$narrowType<Pick<ChartChangeRecord, 'action' | 'accounts' | 'settings'>>()
    .orderBy('change.version', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { changes, total: await lastVersion(trx, companyId) };
}
