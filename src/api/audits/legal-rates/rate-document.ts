/** Rows of the dated tables as API documents. */
import type { DatedTables } from '#core/reference/dated/dated-tables.ts';
import { ownTables } from '#core/reference/dated/dated-tables.ts';
import type { RateTable } from '#core/reference/dated/loaded-rate.ts';
import { rowsOf } from '#core/reference/dated/rate-rows.ts';
import type { RateRow } from './contract.ts';
import type { StoredRate } from './queries.ts';

/** Rows of each table that are listed, newest first. */
const mostRows = 200;

export function rowDocument({
  id,
  key,
  from,
  to,
  values,
  norm,
  source,
  normDay,
  loadedBy,
  loadedAt,
}: StoredRate): RateRow {
  const times = { normDay, loadedBy, loadedAt: loadedAt.toISOString() };
  return { id, key, from, to, figures: { ...values }, norm, source, ...times };
}

/** The rows in force, those that were loaded with their source. Of self-withholding only these. */
export function tableRows(tables: DatedTables, table: RateTable, stored: readonly StoredRate[]): RateRow[] {
  const own = stored.filter((row) => row.table === table);
  const rows = table === 'selfWithholding' ? [] : rowsOf(tables, table);
  const isLoaded = ({ key, from }: { key: string; from: string }) =>
    own.findLast((row) => row.key === key && row.from === from);
  const documents = rows.map((row): RateRow => {
    const loaded = isLoaded(row);
    if (loaded) return { ...rowDocument(loaded), to: row.to };
    const { key, from, to, values, norm } = row;
    const unknown = { source: null, normDay: null, loadedBy: null, loadedAt: null };
    return { id: null, key, from, to, figures: { ...values }, norm, ...unknown };
  });
  const others = table === 'selfWithholding' ? own.map(rowDocument) : [];
  return [...documents, ...others].sort((a, b) => (a.from < b.from ? 1 : -1)).slice(0, mostRows);
}

/** Concepts that a row may be for, with their names. */
export function conceptsOf(table: RateTable): { key: string; name: string }[] {
  if (table !== 'withholding' && table !== 'payroll') return [];
  const keys = new Set(rowsOf(ownTables, table).map(({ key }) => key));
  const names = new Map(ownTables[table].map(({ code, concept }) => [code, concept]));
  return [...keys].map((key) => ({ key, name: names.get(key) ?? key }));
}
