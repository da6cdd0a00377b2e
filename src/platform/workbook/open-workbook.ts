/**
 * Entry point for all files: detects the kind by content, refuses unsupported ones with the reason, and opens the rest.
 */

import { withJoinedKeys } from '#core/reading/headers/joined-keys.ts';
import type { Workbook } from '#core/reading/workbook.ts';
import type { ReadOptions } from './cells/shown-percentage.ts';
import { fileKind, ODS_TYPE } from './file-kind.ts';
import { withSplitSheets } from './text/split-lines.ts';
import { openText } from './text/text-workbook.ts';
import { refused } from './unreadable.ts';
import { findWorkbookPart, readPart } from './xlsx/xlsx-parts.ts';
import { openXlsx } from './xlsx/xlsx-workbook.ts';
import { readZipDirectory, type ZipArchive } from './zip/zip-directory.ts';

/**
 * Opens the bytes of a file. The head of every sheet is read now; `scan` reads the rest, and throws the same errors for
 * damage further on. Throws only `UnreadableFile`.
 */
export async function openWorkbook(bytes: Uint8Array, fileName: string, options: ReadOptions = {}): Promise<Workbook> {
  return withJoinedKeys(withSplitSheets(await openByKind(bytes, fileName, options)));
}

async function openByKind(bytes: Uint8Array, fileName: string, options: ReadOptions): Promise<Workbook> {
  const kind = fileKind(bytes);
  if (kind.kind === 'empty') throw refused('file_empty');
  if (kind.kind === 'other') throw refused('file_not_spreadsheet', { kind: kind.is });
  // Loaded with the first of their kind: most files are none of these.
  if (kind.kind === 'ole2') return (await import('./xls/xls-workbook.ts')).openXls(bytes, fileName, options);
  if (kind.kind === 'html') return (await import('./html/html-workbook.ts')).openHtml(bytes, fileName);
  if (kind.kind === 'mhtml') return (await import('./html/web-archive.ts')).openWebArchive(bytes, fileName);
  if (kind.kind === 'spreadsheet_xml')
    return (await import('./excel-2003/spreadsheet-xml.ts')).openSpreadsheetXml(bytes, fileName, options);
  if (kind.kind === 'text') return openText(bytes, fileName);
  return openZip(readZipDirectory(bytes), fileName, options);
}

async function openZip(archive: ZipArchive, fileName: string, options: ReadOptions): Promise<Workbook> {
  if (archive.entries.has('mimetype')) {
    const type = (await readPart(archive, 'mimetype')).toString('latin1').trim();
    if (type === ODS_TYPE) return (await import('./ods/ods-workbook.ts')).openOds(archive, fileName, options);
  }
  const path = await findWorkbookPart(archive);
  if (path === undefined) throw refused('file_not_spreadsheet', { kind: 'compressed' });
  const extension = /^word\//.test(path) ? 'word' : /^ppt\//.test(path) ? 'presentation' : undefined;
  if (extension !== undefined) throw refused('file_not_spreadsheet', { kind: extension });
  if (path.endsWith('.bin')) throw refused('file_not_spreadsheet', { kind: 'xlsb' });
  return openXlsx(archive, path, fileName, options);
}
