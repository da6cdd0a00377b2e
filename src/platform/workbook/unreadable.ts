/** Short constructors of the fatal reading problems of this folder, so that every check is one readable line. */
import { type ReadIssueCode, UnreadableFile } from '#core/reading/read-issue.ts';

/** A `file_damaged` issue; `part` names the piece of the file that is broken. */
export function damaged(part: string, where: { sheet?: string; row?: number } = {}): UnreadableFile {
  return new UnreadableFile({ code: 'file_damaged', ...where, data: { part } });
}

/** A fatal issue that needs no more than its code and figures. */
export function refused(code: ReadIssueCode, data: Record<string, string | number> = {}): UnreadableFile {
  return new UnreadableFile({ code, data });
}

/** Keeps our own refusals and turns whatever a library or zlib threw into `file_damaged`. */
export function asUnreadable(error: unknown, part: string): UnreadableFile {
  return error instanceof UnreadableFile ? error : damaged(part);
}
