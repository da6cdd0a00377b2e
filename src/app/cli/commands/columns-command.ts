/** `cuadre columnas <file>`: guesses the column mapping of a sheet, to correct and pass to `--columnas`. */
import type { ColumnMapping } from '#core/columns/column-mapping.ts';
import { guessMapping } from '#core/columns/guess-mapping.es.ts';
import { headerWords } from '#core/columns/header-words.es.ts';
import { NO_TITLES } from '#core/columns/sheet-places.ts';
import { noTitles } from '#core/columns/untitled-rows.ts';
import { describeReadIssue } from '#core/reading/read-issue.es.ts';
import { UnreadableFile } from '#core/reading/read-issue.ts';
import type { Sheet } from '#core/reading/workbook.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { columnsText } from '../input/columns-text.es.ts';
import { expandPaths } from '../input/input-files.ts';

export async function columnsCommand(paths: readonly string[]): Promise<number> {
  const fail = (sentence: string): number => {
    process.stderr.write(`${sentence}\n`);
    return 2;
  };
  try {
    const [file] = await expandPaths(paths);
    if (file === undefined) return fail(columnsText.noFile);
    const { sheets } = await openWorkbook(await file.read(), file.name);
    const sheet = sheets.toSorted((a, b) => b.head.length - a.head.length)[0];
    if (sheet === undefined) return fail(columnsText.noFile);
    process.stdout.write(`${JSON.stringify(guessed(sheet), null, 2)}\n`);
    process.stderr.write(`${columnsText.hint}\n`);
    return 0;
  } catch (error) {
    return fail(error instanceof UnreadableFile ? describeReadIssue(error.issue) : (error as Error).message);
  }
}

function guessed(sheet: Sheet): ColumnMapping {
  const mapping = guessMapping(sheet);
  if (mapping.headerRow === NO_TITLES) return { ...mapping, headers: noTitles(sheet) };
  const titles = sheet.head.find(({ number }) => number === mapping.headerRow);
  return { ...mapping, headers: headerWords(titles?.cells ?? []) };
}
