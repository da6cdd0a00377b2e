/**
 * Bytes of a file as a balance and the view of it, whoever asks: the service, the command line, or somebody who names its columns
 * by hand. A file that cannot be read is an answer, not an error.
 */
import { TrialBalance } from '#core/books/trial-balance.ts';
import type { Format } from '#core/reading/format.ts';
import { type ReadResult, readBalance } from '#core/reading/read-balance.ts';
import { UnreadableFile } from '#core/reading/read-issue.ts';
import type { Workbook } from '#core/reading/workbook.ts';
import { openWorkbook } from './open-workbook.ts';

export interface NamedBytes {
  bytes: Uint8Array;
  fileName: string;
}

export interface FileReading extends ReadResult {
  /** Built once, for all that is said of the file; null when it could not be read. */
  view: TrialBalance | null;
  /** Null when it could not be opened, or was damaged inside: looking into it again would meet the damage. */
  workbook: Workbook | null;
  /** Null when it could not be got at all. */
  file: NamedBytes | null;
}

/**
 * `formats` are tried in order; a function may choose them by the workbook. `sheet`: the only one to look at. What getting the
 * bytes throws is an answer too when it is an `UnreadableFile`.
 */
export async function readFile(
  open: () => Promise<NamedBytes>,
  formats: readonly Format[] | ((workbook: Workbook) => readonly Format[]),
  sheet?: string,
): Promise<FileReading> {
  let file: NamedBytes | null = null;
  try {
    file = await open();
    const whole = await openWorkbook(file.bytes, file.fileName);
    const workbook =
      sheet === undefined ? whole : { ...whole, sheets: whole.sheets.filter(({ name }) => name === sheet) };
    const result = await readBalance(workbook, typeof formats === 'function' ? formats(workbook) : formats);
    return { ...result, view: result.balance && new TrialBalance(result.balance), workbook, file };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { format: null, balance: null, proof: null, issues: [error.issue], view: null, workbook: null, file };
  }
}
