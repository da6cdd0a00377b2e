/**
 * `cuadre columnas <file>`: guesses the column mapping of a sheet, to correct and pass to `--columnas`; with `--anonimo`,
 * writes a copy of its first rows that may be sent to support.
 */
import { writeFile } from 'node:fs/promises';
import type { ColumnMapping } from '#core/columns/column-mapping.ts';
import { guessMapping } from '#core/columns/guess-mapping.es.ts';
import { headerWords } from '#core/columns/header-words.es.ts';
import { NO_TITLES } from '#core/columns/sheet-places.ts';
import { noTitles } from '#core/columns/untitled-rows.ts';
import { describeReadIssue } from '#core/reading/read-issue.es.ts';
import { UnreadableFile } from '#core/reading/read-issue.ts';
import { HEAD_ROWS, type Sheet } from '#core/reading/workbook.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { columnsText } from '../input/columns-text.es.ts';
import { expandPaths } from '../input/input-files.ts';
import type { Options } from '../options.ts';

export async function columnsCommand(paths: readonly string[], { anonimo }: Options): Promise<number> {
  const fail = (sentence: string): number => {
    process.stderr.write(`${sentence}\n`);
    return 2;
  };
  try {
    const [file] = await expandPaths(paths);
    if (file === undefined) return fail(columnsText.noFile);
    if (anonimo) return await writeAnonymous(await file.read(), file.name);
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

/** In the current folder, under a name that says nothing of the file, over no other. */
async function writeAnonymous(bytes: Uint8Array, fileName: string): Promise<number> {
  const copy = await (await import('#platform/workbook/anonymous-copy.ts')).anonymousCopy(bytes, fileName);
  for (let count = 1; ; count++) {
    const path = columnsText.copyName(count, copy.extension);
    try {
      await writeFile(path, copy.bytes, { flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue;
      throw error;
    }
    process.stdout.write(`${columnsText.copied(path, HEAD_ROWS)}\n`);
    if (copy.masked.length > 0) process.stderr.write(`${columnsText.masked(copy.masked)}\n`);
    return 0;
  }
}

function guessed(sheet: Sheet): ColumnMapping {
  const mapping = guessMapping(sheet);
  if (mapping.headerRow === NO_TITLES) return { ...mapping, headers: noTitles(sheet) };
  const titles = sheet.head.find(({ number }) => number === mapping.headerRow);
  return { ...mapping, headers: headerWords(titles?.cells ?? []) };
}
