/** A web page with tables, which many programs save with an .xls extension, as a workbook of one sheet. */
import type { Sheet, SheetRow, Workbook } from '#core/reading/workbook.ts';
import { readHead } from '../cells/sheet-head.ts';
import { FileBudget } from '../file-budget.ts';
import { decodePieces, detectEncoding } from '../text/text-encoding.ts';
import { refused } from '../unreadable.ts';
import { HtmlCursor } from './html-cursor.ts';
import { HtmlRows } from './html-rows.ts';

/** Held in memory while the workbook is open. */
export const MAX_HTML_BYTES = 128 * 1024 ** 2;

/** Opens the bytes of a page. Throws `UnreadableFile`: `file_too_large`, `file_not_spreadsheet` when it has no table. */
export async function openHtml(bytes: Uint8Array, fileName: string): Promise<Workbook> {
  if (bytes.length > MAX_HTML_BYTES) throw refused('file_too_large', { size: bytes.length, limit: MAX_HTML_BYTES });
  const sheet = await openPage(bytes);
  if (sheet === null) throw refused('file_not_spreadsheet', { kind: 'html' });
  return { kind: 'html', fileName, sheets: [sheet] };
}

/** The sheet of a page; null when it has no table. */
export async function openPage(bytes: Uint8Array): Promise<Sheet | null> {
  const html = [...decodePieces(bytes, detectEncoding(bytes))].join('');
  if (!/<t[dh][\s>]/i.test(html)) return null;
  const budget = new FileBudget();
  const scan = async (visit: (row: SheetRow) => boolean | undefined) =>
    new HtmlRows(new HtmlCursor(html), visit, budget).read();
  return { name: '', hidden: false, head: await readHead(scan), scan };
}
