/** Runs of predefined parametrizations, and what each did for the companies of its package. */
import { sql } from 'kysely';
import { containing } from '#api/kernel/containing.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { everybodyTopic, tellPages } from '#api/users/notifications/queries.ts';
import type { ValidationSettings } from '#core/engine/run-validations.ts';
import { storableText } from '#platform/database/storable.ts';
import { heldVersions } from '../queries.ts';

/** A company of a package, with the version that it has. */
export interface HeldVersion {
  companyId: number;
  accountId: string;
  name: string;
  version: number;
  /** By its own choice, over the one of the package. */
  keeps: boolean;
  /** Neither deleted nor a sample: it is counted, and its people are told. */
  counts: boolean;
}

/** By account and company. */
export async function companiesOfSoftware(trx: DatabaseTransaction, software: number): Promise<HeldVersion[]> {
  const { rows } = await sql<HeldVersion>`
    select company_id as "companyId", account_id as "accountId", business_name as name, version, keeps, counts
      from (${heldVersions(sql`company.software_id = ${software}`)}) as held
     order by account_id, company_id`.execute(trx);
  return rows;
}

/** Own settings of some validations of the companies of a package, by company and validation id. */
export async function ownOfSoftware(
  trx: DatabaseTransaction,
  software: number,
  validationIds: readonly number[],
): Promise<Map<number, Record<number, ValidationSettings>>> {
  const { rows } = await sql<{ companyId: number; settings: Record<number, ValidationSettings> }>`
    select company_id as "companyId", jsonb_object_agg(validation_id, settings) as settings
      from (select distinct on (change.company_id, change.validation_id)
                   change.company_id, change.validation_id, change.settings
              from parametrization_change as change join company on company.id = change.company_id
             where company.software_id = ${software} and change.validation_id = any(${[...validationIds]}::integer[])
             order by change.company_id, change.validation_id, change.version desc) as own
     group by company_id`.execute(trx);
  return new Map(rows.map(({ companyId, settings }) => [companyId, settings]));
}

/** What a run does for a company. */
export interface CompanyStep {
  companyId: number;
  accountId: string;
  from: number;
  version: number;
  /** Values that change, and its own ones that stay over other ones of the version. */
  changed: number;
  kept: number;
  /** Validations of which its own values and the version no longer fit together. */
  clashing: number;
  keepsVersion: boolean;
}

export interface NewRun {
  software: number;
  version: number;
  /** Of the run that is undone; null for a load. */
  undone: number | null;
  companies: number;
  changed: number;
  keeping: number;
  madeBy: string;
}

/** Requires the lock. Returns its number. */
export async function insertRun(trx: DatabaseTransaction, run: NewRun, steps: readonly CompanyStep[]): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    insert into predefined_run
           (software_id, number, kind, version, undone_number, companies, changed, keeping, made_by)
    select ${run.software}, 1 + coalesce(max(number), 0), ${run.undone === null ? 'load' : 'undo'}, ${run.version},
           ${run.undone}, ${run.companies}, ${run.changed}, ${run.keeping}, ${storableText(run.madeBy)}
      from predefined_run where software_id = ${run.software}
    returning number`.execute(trx);
  const { number } = rows[0]!;
  await sql`
    insert into predefined_run_company
           (account_id, company_id, software_id, number, from_version, version, changed, kept, clashing, keeps_version)
    select "accountId", "companyId", ${run.software}, ${number}, "from", version, changed, kept, clashing, "keepsVersion"
      from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb)
        as step ("accountId" uuid, "companyId" integer, "from" integer, version integer, changed integer, kept integer,
                 clashing integer, "keepsVersion" boolean)`.execute(trx);
  return number;
}

export interface RunRecord extends NewRun {
  number: number;
  kind: 'load' | 'undo';
  /** Version of the undone run, of an undoing one. */
  undoneVersion: number | null;
  fileName: string | null;
  madeAt: Date;
  /** An undoing run took it back. */
  isUndone: boolean;
  /** The last load that is not undone. */
  isLast: boolean;
}

/** Newest first; all, or one. */
export async function listRuns(
  trx: DatabaseTransaction,
  { software = null, number = null }: { software?: number | null; number?: number | null } = {},
  { page, pageSize }: { page: number; pageSize: number } = { page: 1, pageSize: 1 },
): Promise<{ runs: RunRecord[]; total: number }> {
  const { rows } = await sql<RunRecord & { total: number }>`
    with runs as (
      select run.software_id as software, run.number, run.kind, run.version, run.undone_number as undone,
             undone.version as "undoneVersion", book.file_name as "fileName", run.companies, run.changed, run.keeping,
             run.made_by as "madeBy", run.made_at as "madeAt", undoing.number is not null as "isUndone",
             run.kind = 'load' and undoing.number is null
               and run.number = max(run.number) filter (where run.kind = 'load' and undoing.number is null)
                                  over (partition by run.software_id) as "isLast"
        from predefined_run as run
        left join predefined_run as undone
          on undone.software_id = run.software_id and undone.number = run.undone_number
        left join predefined_run as undoing
          on undoing.software_id = run.software_id and undoing.undone_number = run.number
        left join predefined_parametrization as book
          on run.kind = 'load' and book.software_id = run.software_id and book.version = run.version)
    select *, (count(*) over ())::int as total from runs
     where (${software}::integer is null or software = ${software}) and (${number}::integer is null or number = ${number})
     order by "madeAt" desc, software, number desc
     limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(trx);
  return { runs: rows, total: rows[0]?.total ?? 0 };
}

/** Version that each company had before a run, by company. */
export async function versionsBefore(
  trx: DatabaseTransaction,
  software: number,
  number: number,
): Promise<Map<number, number>> {
  const rows = await trx
    .selectFrom('predefined_run_company')
    .select(['company_id as id', 'from_version as from'])
    .where('software_id', '=', software)
    .where('number', '=', number)
    .execute();
  return new Map(rows.map(({ id, from }) => [id, from]));
}

/** Of the package before a run: that of the last load before it which is not undone. */
export async function versionOfPackageBefore(
  trx: DatabaseTransaction,
  software: number,
  number: number,
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select version from predefined_run as run
     where software_id = ${software} and number < ${number} and kind = 'load'
       and not exists (select from predefined_run as undoing
                        where undoing.software_id = run.software_id and undoing.undone_number = run.number)
     order by number desc limit 1`.execute(trx);
  return rows[0]?.version ?? 0;
}

export interface CompanyResult extends Omit<CompanyStep, 'accountId'> {
  name: string;
  nit: string;
  subscriber: string;
  /** Version that it has now. */
  held: number;
  total: number;
}

/** Those that changed or keep something first. `q`: substring of name, NIT or subscriber. */
export async function listResults(
  trx: DatabaseTransaction,
  { software, number }: { software: number; number: number },
  { q = '', page, pageSize }: { q?: string | undefined; page: number; pageSize: number },
): Promise<CompanyResult[]> {
  const words = containing(q);
  const { rows } = await sql<CompanyResult>`
    select held.company_id as "companyId", held.business_name as name, held.nit, account.name as subscriber,
           step.from_version as "from", step.version, step.changed, step.kept, step.clashing,
           step.keeps_version as "keepsVersion", held.version as held, (count(*) over ())::int as total
      from predefined_run_company as step
      join (${heldVersions(sql`company.deleted_at is null and not company.is_sample`)}) as held
        on held.company_id = step.company_id
      join account on account.id = step.account_id
     where step.software_id = ${software} and step.number = ${number}
       and (held.business_name ilike ${words} or held.nit ilike ${words} or account.name ilike ${words})
     order by step.changed = 0 and step.kept = 0, held.business_name, held.company_id
     limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(trx);
  return rows;
}

/** A company that the last run of its package moved, as its people see it. */
export interface MovedCompany {
  companyId: number;
  name: string;
  software: number;
  from: number;
  version: number;
  changed: number;
  kept: number;
  clashing: number;
  /** Version that it has now. */
  held: number;
  madeAt: Date;
  /** The run took a version back. */
  isUndo: boolean;
}

/** Of an account, by name; whom of them a caller sees is up to the route. */
export async function movedCompanies(trx: DatabaseTransaction, accountId: string): Promise<MovedCompany[]> {
  const { rows } = await sql<MovedCompany>`
    select held.company_id as "companyId", business_name as name, held.software_id as software, step.from_version as "from",
           step.version, step.changed, step.kept, step.clashing, held.version as held, run_at as "madeAt",
           run_kind = 'undo' as "isUndo"
      from (${heldVersions(sql`company.account_id = ${accountId} and company.deleted_at is null`)}) as held
      join predefined_run_company as step
        on step.company_id = held.company_id and step.software_id = held.software_id and step.number = held.run
     where step.from_version <> step.version and (step.changed > 0 or step.kept > 0)
     order by business_name, held.company_id`.execute(trx);
  return rows;
}

/** A person who may be told of companies. */
export interface Addressee {
  id: number;
  accountId: string;
  isRoot: boolean;
  /** Linked to them. */
  companies: number[];
}

/** Active people of open accounts who want to be told, staff aside. */
export async function addressees(trx: DatabaseTransaction, accountIds: readonly string[]): Promise<Addressee[]> {
  const { rows } = await sql<Addressee>`
    select person.id, person.account_id as "accountId", person.is_root as "isRoot",
           coalesce(array_agg(link.company_id) filter (where link.company_id is not null), '{}') as companies
      from app_user as person
      join account on account.id = person.account_id
      left join company_user as link on link.user_id = person.id and link.account_id = person.account_id
     where person.account_id = any(${[...accountIds]}::uuid[]) and person.is_active and not person.is_admin
       and account.closing_at is null and not 'parametrizacion' = any(person.bell_off)
     group by person.id`.execute(trx);
  return rows;
}

export interface RunNote {
  accountId: string;
  userId: number;
  companyId: number | null;
  description: string;
  redirectUrl: string;
}

/** Stores the notifications, and tells the open pages. */
export async function insertRunNotes(
  trx: DatabaseTransaction,
  noteId: number,
  notes: readonly RunNote[],
): Promise<void> {
  await sql`
    insert into notification (account_id, user_id, note_id, company_id, description, redirect_url)
    select "accountId", "userId", ${noteId}, "companyId", description, "redirectUrl"
      from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb)
        as note ("accountId" uuid, "userId" integer, "companyId" integer, description text, "redirectUrl" text)`.execute(
    trx,
  );
  await tellPages(trx, everybodyTopic);
}

/** Closed months of companies: they keep the version with which they were signed. */
export async function countSignedMonths(trx: DatabaseTransaction, companyIds: readonly number[]): Promise<number> {
  const { count } = await trx
    .selectFrom('sign_off')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(sql<boolean>`company_id = any(${[...companyIds]}::integer[])`)
    .where('state', '=', 'closed')
    .executeTakeFirstOrThrow();
  return count;
}
