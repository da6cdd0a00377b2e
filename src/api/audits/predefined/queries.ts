/** Versions of the predefined parametrizations, and which one a company is audited with. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { ValidationSettings } from '#core/engine/run-validations.ts';
import { type KeptContent, nothingKept } from '#core/engine/settings/book/kept-content.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { storableJson, storableText } from '#platform/database/storable.ts';
import { shippedSettings } from './shipped.ts';

export interface PredefinedInForce {
  software: number;
  /** 0 for the one that the program ships. */
  version: number;
  /** Of the package, where its last run left it; what the company may move to. */
  newest: number;
  /** Version before the last run, where that run moved the company and it has not chosen since; otherwise null. */
  movedFrom: number | null;
  /** Of that run. */
  movedAt: Date | null;
  /** It took a version back. */
  isTakenBack: boolean;
  /** By validation id; absent validations have the defaults of the program. */
  settings: Record<number, ValidationSettings>;
}

/**
 * The version of each company: what it chose after the last run of its package; else what that run gave it; else, where the
 * company was not with the package then, an earlier version that it keeps, or the one of the package. `keeps`: it chose an
 * earlier version than the package's, which neither staff nor an undone run took back. `which`: of `company`.
 */
export function heldVersions(which: RawBuilder<SqlBool>): RawBuilder<unknown> {
  return sql`
    select company.id as company_id, company.account_id, company.software_id, company.business_name, company.nit,
           company.deleted_at is null and not company.is_sample as counts,
           coalesce(run.version, 0) as newest, coalesce(run.number, 0) as run, coalesce(choice.keeps, false) as keeps,
           case when choice.after_run >= coalesce(run.number, 0) then choice.version
                when done.version is not null then done.version
                when choice.keeps then choice.version
                else coalesce(run.version, 0) end as version,
           case when done.from_version <> done.version and choice.after_run is distinct from run.number
                then done.from_version end as moved_from,
           done.changed, done.kept, done.clashing, done.from_version,
           run.made_at as run_at, run.kind as run_kind
      from company
      left join lateral (select number, version, kind, made_at from predefined_run
                          where software_id = company.software_id order by number desc limit 1) as run on true
      left join predefined_run_company as done
        on done.company_id = company.id and done.software_id = company.software_id and done.number = run.number
      left join lateral (
        select last.version, last.after_run,
               last.version <> coalesce((select against.version from predefined_run as against
                                          where against.software_id = last.software_id
                                            and against.number = last.after_run), 0)
               and not exists (select from predefined_run as undoing
                                 join predefined_run as undone on undone.software_id = undoing.software_id
                                  and undone.number = undoing.undone_number
                                where undoing.software_id = last.software_id
                                  and (undone.number = last.after_run or undone.version = last.version)) as keeps
          from predefined_choice as last
         where last.company_id = company.id and last.software_id = company.software_id
         order by last.number desc limit 1) as choice on true
     where ${which}`;
}

/** Under the settings of a company. */
export async function predefinedInForce(trx: DatabaseTransaction, companyId: number): Promise<PredefinedInForce> {
  const { rows } = await sql<Omit<PredefinedInForce, 'settings'>>`
    select software_id as software, version, newest, moved_from as "movedFrom", run_at as "movedAt",
           run_kind is not distinct from 'undo' as "isTakenBack"
      from (${heldVersions(sql`company.id = ${companyId}`)}) as held`.execute(trx);
  const found = rows[0] ?? { software: 0, version: 0, newest: 0, movedFrom: null, movedAt: null, isTakenBack: false };
  return { ...found, settings: (await predefinedSettings(trx, found.software, found.version)) ?? {} };
}

/** By validation id; undefined when there is no such version. */
export async function predefinedSettings(
  trx: DatabaseTransaction,
  software: number,
  version: number,
): Promise<Record<number, ValidationSettings> | undefined> {
  if (version === 0) return shippedSettings(software);
  const row = await trx
    .selectFrom('predefined_parametrization')
    .select('settings')
    .$narrowType<{ settings: Record<number, ValidationSettings> }>()
    .where('software_id', '=', software)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.settings;
}

/** In force for the package; 0 when it has only what the program ships. */
export async function newestPredefined(trx: DatabaseTransaction, software: number): Promise<number> {
  const last = await trx
    .selectFrom('predefined_run')
    .select('version')
    .where('software_id', '=', software)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.version ?? 0;
}

/** Whether staff took a version back. */
export async function isUndone(trx: DatabaseTransaction, software: number, version: number): Promise<boolean> {
  const undone = await trx
    .selectFrom('predefined_run as undoing')
    .innerJoin('predefined_run as undone', (join) =>
      join.onRef('undone.software_id', '=', 'undoing.software_id').onRef('undone.number', '=', 'undoing.undone_number'),
    )
    .select('undone.version')
    .where('undone.software_id', '=', software)
    .where('undone.version', '=', version)
    .executeTakeFirst();
  return undone !== undefined;
}

/** What its workbook had beside settings. */
export async function predefinedKept(
  trx: DatabaseTransaction,
  software: number,
  version: number,
): Promise<KeptContent> {
  const row = await trx
    .selectFrom('predefined_parametrization')
    .select('kept')
    .$narrowType<{ kept: KeptContent }>()
    .where('software_id', '=', software)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.kept ?? nothingKept;
}

/** Namespace of advisory locks; unique in the project. */
const predefinedLock = 7_283_437;

/** Serialises runs of all packages, and keeps companies from choosing meanwhile, until the transaction ends. */
export async function lockPredefined(trx: DatabaseTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${predefinedLock})`.execute(trx);
}

/** Keeps runs out until the transaction ends. Take it before the lock of a company. */
export async function lockRunsOut(trx: DatabaseTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${predefinedLock})`.execute(trx);
}

/** Requires the lock. Numbers are never given again, also where the version was taken back. */
export async function nextVersion(trx: DatabaseTransaction, software: number): Promise<number> {
  const { version } = await trx
    .selectFrom('predefined_parametrization')
    .select(sql<number>`1 + coalesce(max(version), 0)`.as('version'))
    .where('software_id', '=', software)
    .executeTakeFirstOrThrow();
  return version;
}

/** Requires the lock. */
export async function insertPredefined(
  trx: DatabaseTransaction,
  one: {
    software: number;
    version: number;
    settings: Record<number, ValidationSettings>;
    kept: KeptContent;
    fileName: string;
    loadedBy: string;
  },
): Promise<void> {
  await trx
    .insertInto('predefined_parametrization')
    .values({
      software_id: one.software,
      version: one.version,
      settings: storableJson(one.settings),
      kept: storableJson(one.kept),
      file_name: storableText(one.fileName),
      loaded_by: storableText(one.loadedBy),
    })
    .execute();
}

/** Requires `lockRunsOut` and the lock of the company's parametrization. */
export async function insertChoice(
  trx: DatabaseTransaction,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  { companyId, software, version }: { companyId: number; software: number; version: number },
): Promise<void> {
  await sql`
    insert into predefined_choice (account_id, company_id, software_id, number, version, chosen_by, after_run)
    select ${accountId}, ${companyId}, ${software}, 1 + coalesce(max(number), 0), ${version}, ${userId},
           (select coalesce(max(run.number), 0) from predefined_run as run where run.software_id = ${software})
      from predefined_choice where company_id = ${companyId} and software_id = ${software}`.execute(trx);
}
