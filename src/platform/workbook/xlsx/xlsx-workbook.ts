/** An xlsx as a `Workbook`: the fast lane on each sheet, with hucre as the fallback for other dialects. */
import type { Sheet, Workbook } from '#core/reading/workbook.ts';
import { UnsureDialect } from '#platform/workbook/cells/unsure-dialect.ts';
import type { Visit } from '../cells/row-builder.ts';
import { readHead } from '../cells/sheet-head.ts';
import type { ReadOptions } from '../cells/shown-percentage.ts';
import { damaged } from '../unreadable.ts';
import type { ZipArchive } from '../zip/zip-directory.ts';
import { inflateEntry } from '../zip/zip-inflate.ts';
import { readDateStyles, readPercentStyles } from './excel-dates.ts';
import type { SheetContext } from './xlsx-cell-value.ts';
import { readPart, readWorkbookParts, type SheetPart } from './xlsx-parts.ts';
import { readSharedStrings } from './xlsx-shared-strings.ts';
import { SheetScanner } from './xlsx-sheet-scanner.ts';

/** Besides the sheets, shared strings are the only part that grows with the company. */
const MAX_STRINGS_BYTES = 256 * 1024 ** 2;

/**
 * Opens the package with its workbook part at `workbookPath`; reads the head of every sheet. Throws `UnreadableFile`.
 */
export async function openXlsx(
  archive: ZipArchive,
  workbookPath: string,
  fileName: string,
  { percentagesAsShown = false }: ReadOptions = {},
): Promise<Workbook> {
  const parts = await readWorkbookParts(archive, workbookPath);
  const styles = parts.styles && (await readPart(archive, parts.styles));
  const context: SheetContext = {
    strings: parts.sharedStrings
      ? readSharedStrings(await readPart(archive, parts.sharedStrings, MAX_STRINGS_BYTES))
      : [],
    dateStyles: styles ? readDateStyles(styles) : [],
    ...(styles && percentagesAsShown && { percentStyles: readPercentStyles(styles) }),
    from1904: parts.from1904,
    budget: archive.budget,
  };
  const sheets: Sheet[] = [];
  for (const part of parts.sheets) {
    const scan = (visit: Visit) => scanSheet(archive, part, context, visit);
    sheets.push({ name: part.name, hidden: part.hidden, head: await readHead(scan), scan });
  }
  return { kind: 'xlsx', fileName, sheets };
}

async function scanSheet(archive: ZipArchive, part: SheetPart, context: SheetContext, visit: Visit): Promise<void> {
  const entry = archive.entries.get(part.path.toLowerCase());
  if (entry === undefined) throw damaged(part.path);
  const scanner = new SheetScanner(part.name, context, visit);
  try {
    for await (const chunk of inflateEntry(archive, entry)) {
      scanner.push(chunk);
      if (scanner.stopped) return;
    }
    scanner.finish();
  } catch (error) {
    if (!(error instanceof UnsureDialect)) throw error;
    // Loaded on demand: loading the library takes longer than reading most files.
    const { scanWithHucre } = await import('./hucre-xlsx.ts');
    await scanWithHucre(archive, part, scanner.delivered, visit, context.percentStyles?.includes(true));
  }
}
