/** What differs between two loads of a list, as documents and as a table. */
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Table } from '#api/kernel/send-table.ts';
import { AppError } from '#core/call/app-error.ts';
import { checkDigit } from '#core/identity/nit.ts';
import { plainName } from '#core/identity/plain-name.ts';
import { describeDianChange, differenceWords as words } from '#core/reading/dian-list/list-words.es.ts';
import { compareLoads, type DianChange } from '#core/reference/dian/compare-loads.ts';
import { type DianList, fictitiousUntil } from '#core/reference/dian/dian-list.ts';
import { listName, writeShortDay } from '#core/reference/dian/dian-words.es.ts';
import type { DianChangeItem } from './contract.ts';
import { companiesTouched, companiesWith, type KnownLoad, loadsOf, openLoad, type TouchedCompany } from './queries.ts';
import { text } from './text.es.ts';

interface Asked {
  from: number;
  to: number;
  search?: string;
}

interface Differences {
  items: DianChangeItem[];
  counts: Record<DianChange['kind'], number>;
}

/** Both loads, and ids of those after the older one up to the newer. Throws AppError `resource.not_found`. */
async function between(trx: DatabaseTransaction, list: DianList, asked: Pick<Asked, 'from' | 'to'>) {
  const loads = await loadsOf(trx, list);
  const find = (wanted: number): KnownLoad => {
    const found = loads.find(({ number }) => number === wanted);
    if (found === undefined) throw new AppError('resource.not_found');
    return found;
  };
  const [older, newer] = [find(asked.from), find(asked.to)];
  const later = loads.filter(({ number }) => number > older.number && number <= newer.number);
  return { older, newer, ids: later.flatMap(({ id }) => id ?? []) };
}

/** Companies behind the figure of one NIT, of accounts that let staff read their books. Throws AppError `resource.not_found`. */
export async function touchedCompanies(
  trx: DatabaseTransaction,
  list: DianList,
  { nit, ...asked }: Pick<Asked, 'from' | 'to'> & { nit: string },
): Promise<TouchedCompany[]> {
  return companiesWith(trx, (await between(trx, list, asked)).ids, nit);
}

/**
 * Of the search, by kind and NIT. In a transaction of statistics: companies are counted over all accounts. Throws AppError
 * `resource.not_found`.
 */
export async function differencesOf(trx: DatabaseTransaction, list: DianList, asked: Asked): Promise<Differences> {
  const { older, newer, ids } = await between(trx, list, asked);
  const companies = await companiesTouched(trx, ids);
  const [before, after] = [await openLoad(trx, older), await openLoad(trx, newer)];
  const wanted = plainName(asked.search ?? '').trim();
  const digits = wanted.replace(/[^\d]/g, '');
  const items = compareLoads(before.entries, after.entries, newer.from)
    .filter(({ entry }) => fits(entry, wanted, digits))
    .map((change) => documentOf(change, companies.get(change.entry.nit) ?? 0));
  const count = (kind: DianChange['kind']) => items.filter((item) => item.kind === kind).length;
  return { items, counts: { enters: count('enters'), leaves: count('leaves'), changes: count('changes') } };
}

function fits({ nit, name }: DianChange['entry'], wanted: string, digits: string): boolean {
  if (wanted === '') return true;
  return plainName(name).includes(wanted) || (digits !== '' && `${nit}${checkDigit(nit)}`.startsWith(digits));
}

function documentOf(change: DianChange, companies: number): DianChangeItem {
  const { nit, name, day } = change.entry;
  const until = day === null ? null : fictitiousUntil(day);
  return { kind: change.kind, nit, dv: checkDigit(nit), name, why: describeDianChange(change), until, companies };
}

export function differenceTable(list: DianList, items: readonly DianChangeItem[]): Table {
  return {
    title: listName[list],
    fileName: text.fileName(list),
    rows: [
      [...words.columns],
      ...items.map(({ kind, nit, dv, name, why, until, companies }) => [
        words.kind[kind],
        words.nit(nit, dv),
        name,
        why,
        until && writeShortDay(until),
        companies,
      ]),
    ],
    look: { widths: [10, 16, 40, 46, 14, 10], bold: [0], head: { row: 0, last: items.length } },
  };
}
