/**
 * Reads the bytes of a file into a balance and its view, for the service, the command line and column mappings. An
 * unreadable file is an answer, not an error.
 */
import { TrialBalance } from '#core/books/trial-balance.ts';
import type { Format } from '#core/reading/format.ts';
import { noticesOf } from '#core/reading/notices/notices-of.ts';
import type { ReadAnswers } from '#core/reading/questions/question.ts';
import { type ReadResult, readBalance } from '#core/reading/read-balance.ts';
import { UnreadableFile } from '#core/reading/read-issue.ts';
import type { Workbook } from '#core/reading/workbook.ts';
import { openWorkbook } from './open-workbook.ts';

export interface NamedBytes {
  bytes: Uint8Array;
  fileName: string;
}

export interface FileReading extends ReadResult {
  /** Built once; null when the file could not be read. */
  view: TrialBalance | null;
  /** Null when it could not be opened, or is damaged inside, where another scan would fail again. */
  workbook: Workbook | null;
  /** Null when its bytes could not be obtained. */
  file: NamedBytes | null;
}

/**
 * `formats` are tried in order; a function may choose them by workbook. `sheet`: restricts reading to one sheet. `answers`:
 * of a person to what an earlier reading asked. An `UnreadableFile` thrown while obtaining the bytes is an answer too.
 */
export async function readFile(
  open: () => Promise<NamedBytes>,
  formats: readonly Format[] | ((workbook: Workbook) => readonly Format[]),
  sheet?: string,
  answers?: ReadAnswers,
): Promise<FileReading> {
  let file: NamedBytes | null = null;
  try {
    file = await open();
    const whole = await openWorkbook(file.bytes, file.fileName);
    const workbook =
      sheet === undefined ? whole : { ...whole, sheets: whole.sheets.filter(({ name }) => name === sheet) };
    const result = await readBalance(workbook, typeof formats === 'function' ? formats(workbook) : formats, answers);
    const view = result.balance && new TrialBalance(result.balance);
    return { ...result, issues: [...result.issues, ...(view ? noticesOf(view, result) : [])], view, workbook, file };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { format: null, balance: null, proof: null, issues: [error.issue], view: null, workbook: null, file };
  }
}
