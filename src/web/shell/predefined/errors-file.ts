/** The list of what is wrong in a workbook, as the seed's text file: a line each, after a dash. */
import { ApiError } from '../../data/failures/failure.ts';

/** Empty for any other failure. */
export function accountsErrors(failure: unknown): readonly string[] {
  const list = failure instanceof ApiError ? failure.body.accounts_errors : undefined;
  return Array.isArray(list) ? list.filter((line) => typeof line === 'string') : [];
}

export function errorsText(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}\n`).join('');
}
