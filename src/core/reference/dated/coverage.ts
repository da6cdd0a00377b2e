/** Until which day each dated table holds, and which ones end within a month. */
import type { DatedTables } from './dated-tables.ts';
import { type LoadedRate, type RateTable, rateTables } from './loaded-rate.ts';
import { dayBeside } from './overlay.ts';
import { rateFields } from './rate-fields.ts';
import { rowsOf } from './rate-rows.ts';

export interface Coverage {
  table: RateTable;
  /** Last day with a row; null: in force until a norm changes it, or each row stands for itself. */
  until: string | null;
  /** Days after which the next row is missed (`RateFields`); null: before it ends. */
  lag: number | null;
  /** Concepts that end then; none for tables with one row at a time. */
  keys: string[];
}

/** Days before its end from which the administrator is told. */
const WARNING_DAYS = 31;

/** An activity of every decree: they begin and end on the same days for all. */
const ANY_ACTIVITY = '6201';

/** The end that comes first, for each table. */
export function coverageOf(tables: DatedTables): Coverage[] {
  return rateTables.map((table) => endOf(table, rowsOf(tables, table, ANY_ACTIVITY)));
}

function endOf(table: RateTable, rows: readonly LoadedRate[]): Coverage {
  if (rateFields[table].isScattered) return { table, until: null, lag: null, keys: [] };
  const ends = [...Map.groupBy(rows, ({ key }) => key)].map(([key, own]) => ({ key, end: lastDay(own) }));
  const days = ends.flatMap(({ end }) => (end === null ? [] : [end])).sort();
  const until = days[0] ?? null;
  const keys = until === null ? [] : ends.filter(({ key, end }) => key !== '' && end === until).map(({ key }) => key);
  return { table, until, lag: rateFields[table].lag ?? null, keys };
}

/** Null when a row has no end. */
function lastDay(rows: readonly LoadedRate[]): string | null {
  return rows.some(({ to }) => to === null)
    ? null
    : (rows
        .map(({ to }) => to!)
        .sort()
        .at(-1) ?? null);
}

/** Whether a table ended before a day, or ends within a month of it; one of published months: whether the next is missed. */
export function endsSoon(
  { until, lag = null }: Pick<Coverage, 'until'> & Partial<Pick<Coverage, 'lag'>>,
  today: string,
): boolean {
  return until !== null && until <= dayBeside(today, lag === null ? WARNING_DAYS : -lag);
}
