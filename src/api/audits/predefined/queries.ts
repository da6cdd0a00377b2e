/** Versions of the predefined parametrizations, and which one a company is audited with. */
import { sql } from 'kysely';
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
  /** Of the package; what the company may move to. */
  newest: number;
  /** By validation id; absent validations have the defaults of the program. */
  settings: Record<number, ValidationSettings>;
}

/** Under the settings of a company: the version that it chose, or else the newest one of its first day. */
export async function predefinedInForce(trx: DatabaseTransaction, companyId: number): Promise<PredefinedInForce> {
  const { rows } = await sql<Omit<PredefinedInForce, 'settings'>>`
    select company.software_id as software,
           coalesce((select choice.version from predefined_choice as choice
                      where choice.company_id = company.id and choice.software_id = company.software_id
                      order by choice.number desc limit 1),
                    (select max(version) from predefined_parametrization as first
                      where first.software_id = company.software_id and first.loaded_at <= company.created_at),
                    0) as version,
           coalesce((select max(version) from predefined_parametrization as last
                      where last.software_id = company.software_id), 0) as newest
      from company where company.id = ${companyId}`.execute(trx);
  const found = rows[0] ?? { software: 0, version: 0, newest: 0 };
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

/** 0 when the package has only what the program ships. */
export async function newestPredefined(trx: DatabaseTransaction, software: number): Promise<number> {
  const { version } = await trx
    .selectFrom('predefined_parametrization')
    .select(sql<number>`coalesce(max(version), 0)`.as('version'))
    .where('software_id', '=', software)
    .executeTakeFirstOrThrow();
  return version;
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

/** Serialises loading, so that two files do not become the same version. */
export async function lockPredefined(trx: DatabaseTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${predefinedLock})`.execute(trx);
}

/** Requires the lock. Returns its version. */
export async function insertPredefined(
  trx: DatabaseTransaction,
  one: {
    software: number;
    settings: Record<number, ValidationSettings>;
    kept: KeptContent;
    fileName: string;
    loadedBy: string;
  },
): Promise<number> {
  const version = (await newestPredefined(trx, one.software)) + 1;
  await trx
    .insertInto('predefined_parametrization')
    .values({
      software_id: one.software,
      version,
      settings: storableJson(one.settings),
      kept: storableJson(one.kept),
      file_name: storableText(one.fileName),
      loaded_by: storableText(one.loadedBy),
    })
    .execute();
  return version;
}

/** Requires the lock of the company's parametrization. */
export async function insertChoice(
  trx: DatabaseTransaction,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  { companyId, software, version }: { companyId: number; software: number; version: number },
): Promise<void> {
  await sql`
    insert into predefined_choice (account_id, company_id, software_id, number, version, chosen_by)
    select ${accountId}, ${companyId}, ${software}, 1 + coalesce(max(number), 0), ${version}, ${userId}
      from predefined_choice where company_id = ${companyId} and software_id = ${software}`.execute(trx);
}
