/** Constructors of the fatal read issues of this folder. */
import { type ReadIssueCode, UnreadableFile } from '#core/reading/read-issue.ts';

/** A `file_damaged` issue; `part` names the piece of the file that is broken. */
export function damaged(part: string, where: { sheet?: string; row?: number } = {}): UnreadableFile {
  return new UnreadableFile({ code: 'file_damaged', ...where, data: { part } });
}

/** A fatal issue with a code and its figures. */
export function refused(code: ReadIssueCode, data: Record<string, string | number> = {}): UnreadableFile {
  return new UnreadableFile({ code, data });
}

/** Passes our own refusals through and converts errors of libraries and zlib to `file_damaged`. */
export function asUnreadable(error: unknown, part: string): UnreadableFile {
  return error instanceof UnreadableFile ? error : damaged(part);
}
