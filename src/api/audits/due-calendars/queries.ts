/** Loaded calendars of the DIAN, in versions by year. */
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { calendarsWith, type DueCalendars, type DueRow } from '#core/reference/tax/due-dates.ts';
import { storableJson, storableText } from '#platform/database/storable.ts';

export interface StoredCalendar {
  year: number;
  version: number;
  rows: DueRow[];
  norm: string;
  source: string;
  normDay: string;
  loadedBy: string;
  loadedAt: Date;
}

/** The one in force of each year that has been loaded, oldest year first. */
export function listCalendars(trx: DatabaseTransaction): Promise<StoredCalendar[]> {
  return trx
    .selectFrom('due_calendar')
    .distinctOn('year')
    .select([
      'year',
      'version',
      'rows',
      'norm',
      'source',
      'norm_day as normDay',
      'loaded_by as loadedBy',
      'loaded_at as loadedAt',
    ])
    .$narrowType<{ rows: DueRow[] }>()
    .where('withdrawn_at', 'is', null)
    .orderBy('year')
    .orderBy('version', 'desc')
    .execute();
}

/** The calendars of the program, with the loaded ones over them. */
export async function calendarsInForce(trx: DatabaseTransaction): Promise<DueCalendars> {
  return calendarsWith((await listCalendars(trx)).map(({ year, rows }) => [year, rows] as const));
}

/** Changes of the calendars that have been loaded, withdrawals included, by year: their versions for If-Match. */
export async function changesByYear(trx: DatabaseTransaction): Promise<Map<number, number>> {
  const rows = await trx
    .selectFrom('due_calendar')
    .select(['year', sql<number>`(count(*) + count(withdrawn_at))::int`.as('changes')])
    .groupBy('year')
    .execute();
  return new Map(rows.map(({ year, changes }) => [year, changes]));
}

/** As the next version of its year. */
export async function insertCalendar(
  trx: DatabaseTransaction,
  { year, rows, norm, source, normDay, loadedBy }: Omit<StoredCalendar, 'version' | 'loadedAt'>,
): Promise<void> {
  await trx
    .insertInto('due_calendar')
    .values({
      year,
      version: sql<number>`(select coalesce(max(version), 0) + 1 from due_calendar as own where own.year = ${year})`,
      rows: storableJson(rows),
      norm: storableText(norm),
      source: storableText(source),
      norm_day: normDay,
      loaded_by: storableText(loadedBy),
    })
    .execute();
}

/** Withdraws a version; what was in force before it is in force again. */
export async function withdrawVersion(
  trx: DatabaseTransaction,
  { year, version }: Pick<StoredCalendar, 'year' | 'version'>,
  withdrawnBy: string,
): Promise<void> {
  await trx
    .updateTable('due_calendar')
    .set({ withdrawn_by: storableText(withdrawnBy), withdrawn_at: sql<Date>`now()` })
    .where('year', '=', year)
    .where('version', '=', version)
    .execute();
}

/** Namespace of advisory locks; unique in the project. */
const calendarsLock = 7_283_438;

/** Serialises changes. */
export async function lockCalendars(trx: DatabaseTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${calendarsLock})`.execute(trx);
}
