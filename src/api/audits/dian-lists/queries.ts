/** Loads of the DIAN's lists, those in force on a day, and the books that a load touches. */
import { sql } from 'kysely';
import type { StoredBalance } from '#api/balances/stored-balance.ts';
import { readBalances } from '#api/balances/trial-balances/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import {
  type DianEntry,
  type DianList,
  type DianLoad,
  dianLists,
  type ListsInForce,
} from '#core/reference/dian/dian-list.ts';
import { type GivenLoad, listsGiven, loadInForce } from '#core/reference/dian/lists-in-force.ts';
import { ownLists } from '#core/reference/dian/own-lists.ts';
import { storableJson, storableText } from '#platform/database/storable.ts';

/** A load, or a file that was refused, without its entries. */
export interface StoredLoad {
  id: number;
  list: DianList;
  /** Null: refused. */
  number: number | null;
  from: string;
  fileName: string;
  count: number;
  entered: number;
  departed: number;
  changed: number;
  problem: string | null;
  loadedBy: string;
  loadedAt: Date;
}

type Row = [nit: string, name: string, day: string | null, resolution: string | null];

/** Every load and refused file, oldest first; not those of the program. */
export function storedLoads(trx: DatabaseTransaction): Promise<StoredLoad[]> {
  return trx
    .selectFrom('dian_load')
    .select(['id', 'list', 'number', 'from_day as from', 'file_name as fileName', 'entry_count as count'])
    .select(['entered', 'departed', 'changed', 'problem', 'loaded_by as loadedBy', 'loaded_at as loadedAt'])
    .$narrowType<{ list: DianList }>()
    .orderBy('id')
    .execute();
}

/** Entries by load: loads never change. The newest ones asked for, for all processes' requests of this one. */
const kept = new Map<number, DianLoad['entries']>();
const mostKept = 12;

/** Entries of a stored load. */
export async function entriesOf(trx: DatabaseTransaction, id: number): Promise<DianLoad['entries']> {
  const known = kept.get(id);
  if (known !== undefined) return known;
  const { entries } = await trx
    .selectFrom('dian_load')
    .select('entries')
    .$narrowType<{ entries: Row[] }>()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const read = new Map(
    entries.map(([nit, name, day, resolution]): [string, DianEntry] => [nit, { nit, name, day, resolution }]),
  );
  kept.set(id, read);
  if (kept.size > mostKept) kept.delete(kept.keys().next().value!);
  return read;
}

/** Identity of a load of a list: its row, or null for that of the program. */
export interface KnownLoad extends Pick<DianLoad, 'list' | 'number' | 'from'> {
  id: number | null;
}

/** The loads of a list, that of the program included, in no order. */
export async function loadsOf(trx: DatabaseTransaction, list: DianList): Promise<KnownLoad[]> {
  return (await allLoads(trx)).filter((load) => load.list === list);
}

/** Load of a list as an audit names it; null: none was loaded. */
export interface NamedLoad {
  list: DianList;
  load: Pick<DianLoad, 'number' | 'from'> | null;
}

/** Every list with the load of its number. */
export async function namedLoads(
  trx: DatabaseTransaction,
  numbers: Partial<Record<DianList, number>>,
): Promise<NamedLoad[]> {
  const loads = await allLoads(trx);
  return dianLists.map((list) => {
    const found = loads.find((load) => load.list === list && load.number === numbers[list]);
    return { list, load: found === undefined ? null : { number: found.number, from: found.from } };
  });
}

async function allLoads(trx: DatabaseTransaction): Promise<KnownLoad[]> {
  const rows = await trx
    .selectFrom('dian_load')
    .select(['id', 'list', 'number', 'from_day as from'])
    .where('number', 'is not', null)
    .$narrowType<{ list: DianList; number: number }>()
    .execute();
  const own = Object.values(ownLists()).map(({ list, number, from }): KnownLoad => ({ id: null, list, number, from }));
  return [...own, ...rows];
}

/** A load with its entries. */
export async function openLoad(trx: DatabaseTransaction, { id, ...load }: KnownLoad): Promise<DianLoad> {
  return { ...load, entries: id === null ? ownLists()[load.list]!.entries : await entriesOf(trx, id) };
}

/** Lists in force on a day as audits take them. The program's hold before their first day too: nothing is better known. */
export async function dianListsAt(trx: DatabaseTransaction, day: string): Promise<GivenLoad[]> {
  const loads = await allLoads(trx);
  const given: GivenLoad[] = [];
  for (const list of dianLists) {
    const own = loads.filter((load) => load.list === list);
    const found = loadInForce(own, day) ?? own.find(({ id }) => id === null);
    if (found === undefined) continue;
    const { id, ...load } = found;
    given.push({ ...load, entries: id === null ? null : await entriesOf(trx, id) });
  }
  return given;
}

/** The same with their entries. */
export async function dianListsOn(trx: DatabaseTransaction, day: string): Promise<ListsInForce> {
  return listsGiven(await dianListsAt(trx, day));
}

export interface NewLoad extends Omit<StoredLoad, 'id' | 'count' | 'loadedAt'> {
  entries: readonly DianEntry[];
}

/** Returns its id. */
export async function insertLoad(trx: DatabaseTransaction, load: NewLoad): Promise<number> {
  const rows = load.entries.map(({ nit, name, day, resolution }): Row => [nit, name, day, resolution]);
  const { id } = await trx
    .insertInto('dian_load')
    .values({
      list: load.list,
      number: load.number,
      from_day: load.from,
      file_name: storableText(load.fileName),
      entries: storableJson(rows),
      entry_count: rows.length,
      entered: load.entered,
      departed: load.departed,
      changed: load.changed,
      problem: load.problem === null ? null : storableText(load.problem),
      loaded_by: storableText(load.loadedBy),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Namespace of advisory locks; unique in the project. */
const listsLock = 7_283_410;

/** Serialises loads. */
export async function lockLists(trx: DatabaseTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${listsLock})`.execute(trx);
}

/** Newest version of a month of any company. */
export interface MonthOfBooks {
  balanceId: string;
  accountId: string;
  companyId: number;
  year: number;
  month: number;
}

/** Months whose last day is in some days, of all companies: staff reads them. `before`: first day after; null for no end. */
export async function monthsEnding(
  trx: DatabaseTransaction,
  { from, before }: { from: string; before: string | null },
): Promise<MonthOfBooks[]> {
  const { rows } = await sql<MonthOfBooks>`
    select distinct on (company_id, year, month) trial_balance.id as "balanceId", trial_balance.account_id as "accountId",
           company_id as "companyId", year::int, month::int
      from trial_balance join company on company.id = company_id
     where trial_balance.deleted_at is null and company.deleted_at is null
       and (make_date(year::int, least(month, 12)::int, 1) + interval '1 month - 1 day')::date >= ${from}::date
       and (${before}::date is null
            or (make_date(year::int, least(month, 12)::int, 1) + interval '1 month - 1 day')::date < ${before}::date)
     order by company_id, year, month, trial_balance.version desc`.execute(trx);
  return rows;
}

/** Stored balances by id, in the order of the months. */
export function balancesOf(trx: DatabaseTransaction, months: readonly MonthOfBooks[]): Promise<StoredBalance[]> {
  return readBalances(
    trx,
    months.map(({ balanceId: id, year, month }) => ({ id, year, month })),
  );
}

/** NITs of a load's difference in the books of a month. */
export interface Touch extends MonthOfBooks {
  nits: string[];
}

export async function insertTouches(
  trx: DatabaseTransaction,
  loadId: number,
  touches: readonly Touch[],
): Promise<void> {
  const rows = touches.flatMap(({ accountId, companyId, year, month, nits }) =>
    nits.map((nit) => ({ load_id: loadId, account_id: accountId, company_id: companyId, year, month, nit })),
  );
  const most = 5_000;
  for (let at = 0; at < rows.length; at += most)
    await trx
      .insertInto('dian_touch')
      .values(rows.slice(at, at + most))
      .execute();
}

/** Companies that loads touch, by NIT. */
export async function companiesTouched(
  trx: DatabaseTransaction,
  loadIds: readonly number[],
): Promise<Map<string, number>> {
  if (loadIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom('dian_touch')
    .innerJoin('company', 'company.id', 'dian_touch.company_id')
    .select(['dian_touch.nit', sql<number>`count(distinct company_id)::int`.as('companies')])
    .where('load_id', 'in', [...loadIds])
    .where('company.deleted_at', 'is', null)
    .groupBy('dian_touch.nit')
    .execute();
  return new Map(rows.map(({ nit, companies }) => [nit, companies]));
}

export interface TouchedCompany {
  id: number;
  name: string;
  nit: string;
  dv: number;
  months: string[];
}

/** Companies with a third party that loads touch, with the months in whose books it is, newest first. */
export async function companiesWith(
  trx: DatabaseTransaction,
  loadIds: readonly number[],
  nit: string,
): Promise<TouchedCompany[]> {
  const { rows } = await sql<TouchedCompany>`
    select company.id, business_name as name, company.nit, check_digit::int as dv,
           array_agg(distinct period order by period desc) as months
      from dian_touch join company on company.id = dian_touch.company_id
      cross join lateral (select year || '-' || lpad(month::text, 2, '0') as period) as named
     where load_id = any(${[...loadIds]}::int[]) and dian_touch.nit = ${nit} and company.deleted_at is null
     group by company.id order by business_name, company.id`.execute(trx);
  return rows;
}
