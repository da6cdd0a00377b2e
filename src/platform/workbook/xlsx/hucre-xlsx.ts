/** The slow lane of xlsx: hucre reads sheets whose XML is not plain. */
import type { CellValue, StreamRow } from 'hucre';
import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import { MAX_ROWS } from '#core/reading/workbook.ts';
import type { Visit } from '../cells/row-builder.ts';
import { isPercentFormat, shownPercentage } from '../cells/shown-percentage.ts';
import { asUnreadable, damaged, refused } from '../unreadable.ts';
import type { ZipArchive } from '../zip/zip-directory.ts';
import { inflateEntry } from '../zip/zip-inflate.ts';
import { toCells } from './hucre-cells.ts';
import type { SheetPart } from './xlsx-parts.ts';

/** hucre holds the whole sheet as one string, several times its size in memory. */
const MAX_SLOW_BYTES = 128 * 1024 ** 2;

/**
 * Visits the rows after number `after`: earlier ones were read by the fast lane. `hasPercentages`: told as they are shown.
 * Throws `UnreadableFile`.
 */
export async function scanWithHucre(
  archive: ZipArchive,
  part: SheetPart,
  after: number,
  visit: Visit,
  hasPercentages = false,
): Promise<void> {
  const size = archive.entries.get(part.path.toLowerCase())?.size ?? 0;
  if (size > MAX_SLOW_BYTES) throw refused('file_too_large', { part: part.path, size, limit: MAX_SLOW_BYTES });
  await checkEntries(archive);
  // The library inflates the parts that it uses once more.
  for (const entry of archive.entries.values()) archive.budget.takeBytes(entry.size);
  let last = 0;
  for await (const { index, values } of rowsOf(archive, part, hasPercentages)) {
    const number = index + 1;
    if (!(number > last)) throw damaged(part.path);
    if (number > MAX_ROWS) throw refused('too_many_rows', { limit: MAX_ROWS });
    last = number;
    if (number > after && visit({ number, cells: toCells(values) }) === false) return;
  }
  // hucre does not report a missing sheet.
  if (last === 0) throw damaged(part.path);
}

async function* rowsOf(
  archive: ZipArchive,
  part: SheetPart,
  hasPercentages: boolean,
): AsyncGenerator<StreamRow, void, undefined> {
  try {
    if (hasPercentages) yield* await shownRows(archive, part);
    else yield* streamXlsxRows(archive.bytes, { sheet: part.name });
  } catch (error) {
    throw asUnreadable(error, part.path);
  }
}

/** The stream knows no formats. */
async function shownRows(archive: ZipArchive, part: SheetPart): Promise<StreamRow[]> {
  const { sheets } = await readXlsx(archive.bytes, { readStyles: true });
  const { rows = [], cells } = sheets.find(({ name }) => name === part.name) ?? {};
  const shown = (value: CellValue, place: string) => {
    const isPercentage = typeof value === 'number' && isPercentFormat(cells?.get(place)?.style?.numFmt ?? '');
    return isPercentage ? shownPercentage(value) : value;
  };
  return rows.map((values, index) => ({
    index,
    values: values.map((value, column) => shown(value, `${index},${column}`)),
  }));
}

/** hucre trusts the directory, so the size and CRC of every entry are verified first. */
async function checkEntries(archive: ZipArchive): Promise<void> {
  for (const entry of archive.entries.values()) {
    for await (const _chunk of inflateEntry(archive, entry));
  }
}
