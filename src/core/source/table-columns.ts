/**
 * Tables of second files as columns in JSON, to be stored: a column for each member of a row, nested ones under `a.b`,
 * amounts as decimal digits of cents. What it decodes it has encoded itself.
 */
import { type Dictionary, dictionary } from '#core/dictionary/look-up.ts';
import type { SourceKey, SourceTables } from './source-tables.ts';

type Value = string | number | boolean | null;

interface Columns {
  /** Of the table beside its rows. */
  head: Dictionary<Value>;
  /** Member of the table that has the rows. */
  member: string;
  count: number;
  columns: Record<string, Value[]>;
  /** Columns of amounts. */
  cents: string[];
}

type Row = Dictionary<unknown>;

export function tableColumns<Key extends SourceKey>(table: Required<SourceTables>[Key]): string {
  const head: Dictionary<Value> = dictionary();
  let member = '';
  let rows: readonly Row[] = [];
  for (const [name, value] of Object.entries(table)) {
    if (Array.isArray(value)) [member, rows] = [name, value as Row[]];
    else head[name] = value as Value;
  }
  const columns = new Map<string, Value[]>();
  const cents = new Set<string>();
  const put = (row: Row, at: number, path: string) => {
    for (const [name, value] of Object.entries(row)) {
      const column = `${path}${name}`;
      if (typeof value === 'object' && value !== null) {
        put(value as Row, at, `${column}.`);
        continue;
      }
      if (typeof value === 'bigint') cents.add(column);
      let values = columns.get(column);
      if (values === undefined) {
        values = new Array<Value>(rows.length).fill(null);
        columns.set(column, values);
      }
      values[at] = typeof value === 'bigint' ? String(value) : (value as Value);
    }
  };
  for (const [at, row] of rows.entries()) put(row, at, '');
  const written: Columns = {
    head,
    member,
    count: rows.length,
    columns: Object.fromEntries(columns),
    cents: [...cents],
  };
  return JSON.stringify(written);
}

export function tableOfColumns<Key extends SourceKey>(written: string): Required<SourceTables>[Key] {
  const { head, member, count, columns, cents } = JSON.parse(written) as Columns;
  const amounts = new Set(cents);
  const rows: Row[] = Array.from({ length: count }, () => dictionary());
  for (const [column, values] of Object.entries(columns)) {
    const isAmount = amounts.has(column);
    const path = column.split('.');
    const name = path.pop()!;
    for (const [at, value] of values.entries()) {
      let into: Dictionary<unknown> = rows[at]!;
      for (const part of path) {
        into[part] ??= dictionary();
        into = into[part] as Dictionary<unknown>;
      }
      into[name] = isAmount && value !== null ? BigInt(value as string) : value;
    }
  }
  return { ...head, [member]: rows } as unknown as Required<SourceTables>[Key];
}
