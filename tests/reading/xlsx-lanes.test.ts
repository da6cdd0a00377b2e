/**
 * The fast lane against the library, cell by cell: on every workbook of the project and a thousand mutated ones it
 * reads the same, falls back, or refuses.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { streamXlsxRows } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { UnreadableFile } from '#core/reading/read-issue.ts';
import type { Cell } from '#core/reading/workbook.ts';
import { UnsureDialect } from '#platform/workbook/cells/unsure-dialect.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { LAST_SERIAL, readDateStyles } from '#platform/workbook/xlsx/excel-dates.ts';
import { toCells } from '#platform/workbook/xlsx/hucre-cells.ts';
import { findWorkbookPart, readPart, readWorkbookParts } from '#platform/workbook/xlsx/xlsx-parts.ts';
import { readSharedStrings } from '#platform/workbook/xlsx/xlsx-shared-strings.ts';
import { SheetScanner } from '#platform/workbook/xlsx/xlsx-sheet-scanner.ts';
import { readZipDirectory } from '#platform/workbook/zip/zip-directory.ts';
import { inflateEntry } from '#platform/workbook/zip/zip-inflate.ts';
import { cases, spread } from '../support/test-sizes.ts';
import { mutatedFile } from './xlsx-mutations.ts';

type Rows = Map<number, Cell[]>;

/** Rows of the first sheet by the fast lane alone; or its fallback or refusal. */
async function fastRows(bytes: Uint8Array): Promise<Rows | 'handed over' | 'refused'> {
  const rows: Rows = new Map();
  try {
    const archive = readZipDirectory(bytes);
    const path = await findWorkbookPart(archive);
    if (path === undefined) return 'refused';
    const parts = await readWorkbookParts(archive, path);
    const context = {
      strings: parts.sharedStrings ? readSharedStrings(await readPart(archive, parts.sharedStrings)) : [],
      dateStyles: parts.styles ? readDateStyles(await readPart(archive, parts.styles)) : [],
      from1904: parts.from1904,
      budget: archive.budget,
    };
    const sheet = parts.sheets[0]!;
    const entry = archive.entries.get(sheet.path.toLowerCase());
    if (entry === undefined) return 'refused';
    const scanner = new SheetScanner(sheet.name, context, ({ number, cells }) => {
      rows.set(number, [...cells]);
      return undefined;
    });
    for await (const chunk of inflateEntry(archive, entry)) scanner.push(chunk);
    scanner.finish();
    return rows;
  } catch (error) {
    if (error instanceof UnsureDialect) return 'handed over';
    if (error instanceof UnreadableFile) return 'refused';
    throw error;
  }
}

/** The rows as the application reads them, with fallback to the library. */
async function openedRows(bytes: Uint8Array): Promise<Rows | 'refused'> {
  try {
    const rows: Rows = new Map();
    await (await openWorkbook(bytes, 'a.xlsx')).sheets[0]!.scan(({ number, cells }) => {
      rows.set(number, [...cells]);
      return undefined;
    });
    return rows;
  } catch (error) {
    if (error instanceof UnreadableFile) return 'refused';
    throw error;
  }
}

async function libraryRows(bytes: Uint8Array): Promise<Rows | 'refused'> {
  const rows: Rows = new Map();
  try {
    for await (const { index, values } of streamXlsxRows(bytes)) rows.set(index + 1, toCells(values));
  } catch {
    return 'refused';
  }
  return rows;
}

const root = join(import.meta.dirname, '../..');
const workbooks = ['src/formats', 'tests/fixtures']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((path) => join(folder, String(path))))
  .filter((path) => path.endsWith('.xlsx'));

test('every workbook of the project', async () => {
  expect(workbooks.length).toBeGreaterThan(20);
  const handedOver: string[] = [];
  for (const path of spread(workbooks, 8)) {
    const bytes = readFileSync(join(root, path));
    const library = await libraryRows(bytes);
    expect(await openedRows(bytes), path).toEqual(library);
    const fast = await fastRows(bytes);
    if (fast === 'handed over') handedOver.push(path);
    else expect(fast, path).toEqual(library);
  }
  expect(handedOver).toEqual([]);
});

/**
 * Cells where ours is more complete than the library: numbers under a date format outside the calendar, text in a
 * numeric cell, inline text without its type.
 */
function isMore(fast: Cell, library: Cell): boolean {
  if (typeof fast === 'number' && !(fast >= 0 && fast < LAST_SERIAL + 1))
    return library === '#NUM!' || /^[+-]?\d{4,6}-/.test(String(library));
  return typeof fast === 'string' && (/^(1e400|0x10|NaN)$/.test(fast) || library === null);
}

/** Differing cells, as [row, column, ours, the library's]. */
function differences(fast: Rows, library: Rows): unknown[] {
  const found: unknown[] = [];
  for (const row of new Set([...fast.keys(), ...library.keys()])) {
    const [ours, theirs] = [fast.get(row), library.get(row)];
    if (ours === undefined || theirs === undefined) found.push([row, ours, theirs]);
    else
      for (let column = 0; column < Math.max(ours.length, theirs.length); column++) {
        const [one, other] = [ours[column] ?? null, theirs[column] ?? null];
        if (one !== other && !isMore(one, other)) found.push([row, column, one, other]);
      }
  }
  return found;
}

const mutated = cases(1000, 300);

test(`${mutated} mutated ones`, async () => {
  const outcomes = { read: 0, 'handed over': 0, refused: 0 };
  let equal = 0;
  for (let index = 0; index < mutated; index++) {
    const { bytes, done } = mutatedFile(index);
    const what = `${index}: ${done.join(', ')}`;
    const fast = await fastRows(bytes);
    const opened = await openedRows(bytes);
    outcomes[typeof fast === 'string' ? fast : 'read']++;
    if (fast === 'refused') expect(opened, what).toBe('refused');
    if (fast instanceof Map) expect(opened, what).toEqual(fast);
    if (opened === 'refused') continue;
    const library = await libraryRows(bytes);
    // Ours also refuses for damage in parts without cells.
    if (library === 'refused') expect(what).toMatch(/Content_Types|styles|rels|bits/);
    else {
      expect(differences(opened, library), what).toEqual([]);
      equal++;
    }
  }
  expect(equal).toBeGreaterThan(0.6 * mutated);
  expect(outcomes.read).toBeGreaterThan(0.25 * mutated);
  expect(outcomes['handed over']).toBeGreaterThan(0.25 * mutated);
});
