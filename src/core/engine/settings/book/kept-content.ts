/**
 * What a workbook has and no validation uses: columns without a meaning here, observations, rows that are not active and the
 * sheet of exógena. It is kept beside the settings, so that it comes back as it came.
 */
import type { ReadSheet } from './book-words.es.ts';

/** Cells of a row by the title of their column, in the order of the sheet. */
export type KeptCells = readonly (readonly [title: string, cell: string | number])[];

export interface KeptRow {
  sheet: ReadSheet;
  /** Of the row; its rule in the sheet of rules. */
  category: string;
  /** What the row says, as `entryKey` writes it; null for a row that is not active, whose cells are all here. */
  entry: string | null;
  cells: KeptCells;
}

export interface KeptContent {
  rows: readonly KeptRow[];
  /** The sheet of exógena, with its titles. */
  exogena: readonly (readonly (string | number | null)[])[];
}

export const nothingKept: KeptContent = { rows: [], exogena: [] };

/** Length of what is kept of one workbook, in characters of JSON. */
export const MOST_KEPT = 1_000_000;

/** A value of a list, a whole value, or that there is none. */
export function entryKey(value: unknown): string {
  return JSON.stringify(value ?? null);
}

/** Of what is not settings, what a workbook brings. */
export interface GivenContent extends KeptContent {
  /** Sheets and categories of its rows: what was kept of them goes. */
  named: ReadonlySet<string>;
  hasExogena: boolean;
}

export function namedKey({ sheet, category }: Pick<KeptRow, 'sheet' | 'category'>): string {
  return `${sheet} ${category}`;
}

export function mergedContent(before: KeptContent, { rows, exogena, named, hasExogena }: GivenContent): KeptContent {
  return {
    rows: [...before.rows.filter((row) => !named.has(namedKey(row))), ...rows],
    exogena: hasExogena ? exogena : before.exogena,
  };
}

/** Rows of different order are the same; what is kept of rows that no longer exist is ignored. */
export function sameContent(a: KeptContent, b: KeptContent, live: ReadonlySet<string>): boolean {
  return comparable(a, live) === comparable(b, live);
}

function comparable({ rows, exogena }: KeptContent, live: ReadonlySet<string>): string {
  const words = rows
    .filter((row) => live.has(liveKey(row)))
    .map(({ sheet, category, entry, cells }) =>
      JSON.stringify([sheet, category, entry, cells.map((cell) => JSON.stringify(cell)).sort()]),
    );
  return JSON.stringify([words.sort(), exogena]);
}

/** The place of kept cells: a row of the workbook, or for one that is not active its category. */
export function liveKey({ sheet, category, entry }: Pick<KeptRow, 'sheet' | 'category' | 'entry'>): string {
  return entry === null ? `${sheet} ${category}` : `${sheet} ${category} ${entry}`;
}
