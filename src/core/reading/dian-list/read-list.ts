/** Reads a file of a list: a table of a workbook, or JSON. Every problem has its row and column. */
import { checkDigit, parseNit, thirdPartyKey } from '#core/identity/nit.ts';
import { plainName } from '#core/identity/plain-name.ts';
import type { Cell } from '#core/reading/workbook.ts';
import type { DianEntry } from '#core/reference/dian/dian-list.ts';

/** `row`: of the file, from 1; null for the whole file. */
export interface ListProblem {
  kind:
    | 'unreadable'
    | 'noTable'
    | 'noRows'
    | 'tooMany'
    | 'noNit'
    | 'letters'
    | 'length'
    | 'digit'
    | 'json'
    | 'noRecord'
    | 'noName';
  row: number | null;
  /** Title of the column; empty for the whole file. */
  column: string;
  /** What is written there. */
  written: string;
  /** The right check digit, of a wrong one. */
  right?: number;
}

export interface ReadList {
  entries: DianEntry[];
  /** Rows with something in them. */
  rows: number;
  /** Rows whose NIT came before. */
  repeated: number;
  /** Rows with a check digit that is not the NIT's. */
  wrongDigits: number;
  /** Rows without a date that can be read. */
  undated: number;
  problems: ListProblem[];
}

interface Line {
  row: number;
  nit: Cell;
  dv: Cell;
  name: Cell;
  resolution: Cell;
  date: Cell;
}

interface Titles {
  nit: string;
  name: string;
  dv: string;
}

type Column = Exclude<keyof Line, 'row'>;

/** Titles of the DIAN's files and of transcriptions, without accents; the first that fits. */
const titles: Record<Column, RegExp> = {
  nit: /^(NIT|NUMERO DE IDENTIFICACION|IDENTIFICACION|NO\.? ?(DE )?NIT|NUMERO NIT)/,
  dv: /^(DV|D\.V\.?|DIGITO( DE VERIFICACION)?)$/,
  name: /^(RAZON SOCIAL|NOMBRE|APELLIDOS|CONTRIBUYENTE|NOMBRES)/,
  resolution: /^(RESOLUCION|NO\.? ?(DE )?RESOLUCION|NUMERO (DE )?RESOLUCION|ACTO)/,
  date: /^(FECHA|FECHA (DE )?(LA )?RESOLUCION)/,
};

const textOf = (cell: Cell | undefined) => String(cell ?? '').trim();

interface Sheet {
  rows: readonly { number: number; cells: readonly Cell[] }[];
}

/** The first sheet with a column of NITs. */
export function readListTable(sheets: readonly Sheet[]): ReadList {
  for (const { rows } of sheets) {
    const at = rows.findIndex(({ cells }) => cells.some((cell) => titles.nit.test(plainName(textOf(cell)))));
    if (at < 0) continue;
    const head = rows[at]!.cells;
    const place = (column: Column) => head.findIndex((cell) => titles[column].test(plainName(textOf(cell))));
    const places = { nit: place('nit'), dv: place('dv'), name: place('name') };
    const more = { resolution: place('resolution'), date: place('date') };
    const written = (column: number, other: string) => (column < 0 ? other : textOf(head[column]));
    const lines = rows.slice(at + 1).flatMap(({ number, cells }): Line[] => {
      if (cells.every((cell) => textOf(cell) === '')) return [];
      const cell = (column: number) => (column < 0 ? null : (cells[column] ?? null));
      return [
        {
          row: number,
          nit: cell(places.nit),
          dv: cell(places.dv),
          name: cell(places.name),
          resolution: cell(more.resolution),
          date: cell(more.date),
        },
      ];
    });
    return read(lines, {
      nit: written(places.nit, 'NIT'),
      name: written(places.name, 'Nombre'),
      dv: written(places.dv, 'NIT'),
    });
  }
  return nothing({ kind: 'noTable', row: null, column: '', written: '' });
}

/** `{ nits: { "900123456": { razon_social, resolucion, fecha } } }`, the same without `nits`, or an array of rows. */
export function readListJson(text: string): ReadList {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return nothing({ kind: 'json', row: null, column: '', written: '' });
  }
  const given = isRecord(value) && (isRecord(value.nits) || Array.isArray(value.nits)) ? value.nits : value;
  const rows: unknown[] = Array.isArray(given)
    ? given
    : isRecord(given)
      ? Object.entries(given).flatMap(([nit, row]) =>
          // What describes the file beside its rows.
          nit.startsWith('_') ? [] : [isRecord(row) ? { nit, ...row } : row],
        )
      : [];
  if (rows.length > mostRecords) return nothing({ kind: 'tooMany', row: null, column: '', written: '' });
  const columnOf = columnNames();
  const lines: Line[] = [];
  const strange: ListProblem[] = [];
  for (const [index, row] of rows.entries()) {
    const line: Line = { row: index + 1, nit: null, dv: null, name: null, resolution: null, date: null };
    if (!isRecord(row)) {
      const written = Array.isArray(row) ? '[…]' : String(row).slice(0, 40);
      strange.push({ kind: 'noRecord', row: line.row, column: '', written });
      continue;
    }
    for (const [key, cell] of Object.entries(row).slice(0, mostFields)) {
      const column = columnOf(key);
      if (column !== null && line[column] === null && (typeof cell === 'string' || typeof cell === 'number'))
        line[column] = cell;
    }
    lines.push(line);
  }
  const list = read(lines, { nit: 'nit', name: 'razon_social', dv: 'dv' });
  return strange.length === 0
    ? list
    : { ...list, rows: rows.length, problems: [...strange, ...list.problems.filter(({ row }) => row !== null)] };
}

/** Many times the DIAN's longest list. */
const mostRecords = 100_000;
/** Keys of a record that are looked at. */
const mostFields = 30;

/** Columns by key, as the records of a file have few keys between them. */
function columnNames(): (key: string) => Column | null {
  const columns = Object.keys(titles) as Column[];
  const known = new Map<string, Column | null>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const name = plainName(key.slice(0, 80).replaceAll('_', ' '));
    const column = columns.find((one) => titles[one].test(name)) ?? null;
    known.set(key, column);
    return column;
  };
}

/** A file that is no workbook, JSON or table: `why` in Spanish. */
export function unreadableList(why: string): ReadList {
  return nothing({ kind: 'unreadable', row: null, column: '', written: why });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function nothing(problem: ListProblem): ReadList {
  return { entries: [], rows: 0, repeated: 0, wrongDigits: 0, undated: 0, problems: [problem] };
}

function read(lines: readonly Line[], columns: Titles): ReadList {
  if (lines.length === 0) return nothing({ kind: 'noRows', row: null, column: '', written: '' });
  const entries = new Map<string, DianEntry>();
  const list: ReadList = { entries: [], rows: lines.length, repeated: 0, wrongDigits: 0, undated: 0, problems: [] };
  for (const line of lines) {
    const entry = readLine(line, columns, list);
    if (entry === null) continue;
    const known = entries.get(entry.nit);
    if (known !== undefined) list.repeated++;
    // Of several resolutions the last one holds longest.
    if (known === undefined || (entry.day ?? '') > (known.day ?? '')) entries.set(entry.nit, entry);
  }
  list.entries = [...entries.values()];
  list.undated = list.entries.filter(({ day }) => day === null).length;
  return list;
}

const shortest = 5;
const longest = 10;
const mostName = 200;

function readLine(line: Line, columns: Titles, list: ReadList): DianEntry | null {
  const problem = (kind: ListProblem['kind'], column: string, written: string, right?: number) => {
    list.problems.push({ kind, row: line.row, column, written, ...(right === undefined ? {} : { right }) });
    return null;
  };
  const written = textOf(line.nit);
  if (written === '') return problem('noNit', columns.nit, '');
  const parsed = parseNit(written);
  if (!/^\d+$/.test(parsed.id)) return problem('letters', columns.nit, written);
  const nit = thirdPartyKey(parsed.id);
  if (nit.length < shortest || nit.length > longest) return problem('length', columns.nit, written);
  const dv = parsed.dv ?? (/^\d$/.test(textOf(line.dv)) ? Number(textOf(line.dv)) : null);
  if (dv !== null && dv !== checkDigit(nit)) {
    list.wrongDigits++;
    const column = parsed.dv === null ? columns.dv : columns.nit;
    return problem('digit', column, parsed.dv === null ? textOf(line.dv) : written, checkDigit(nit));
  }
  const name = textOf(line.name).replace(/\s+/g, ' ').slice(0, mostName);
  if (name === '') return problem('noName', columns.name, '');
  const resolution = textOf(line.resolution).slice(0, 60);
  return { nit, name, day: dayOf(line.date), resolution: resolution === '' ? null : resolution };
}

/** ISO day of a date of a workbook, `2026-11-17`, `17/11/2026` or `17-11-2026`; null for any other text. */
function dayOf(cell: Cell): string | null {
  const text = textOf(cell);
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text);
  const usual = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  const [year, month, day] = iso ? iso.slice(1, 4) : usual ? [usual[3]!, usual[2]!, usual[1]!] : [];
  if (!year || !month || !day) return null;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const parsed = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(written) ? written : null;
}
