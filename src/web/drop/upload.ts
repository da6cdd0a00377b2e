/** State of an upload, and what is said of one that failed. */
import { ApiError } from '../data/failures/failure.ts';
import { uiText } from '../ui/text.es.ts';
import { dropText } from './text.es.ts';

/** Of a mutation that sends the file; all false and null: it was not sent yet. */
export interface Upload {
  isPending: boolean;
  isSuccess: boolean;
  error: Error | null;
}

class Refusal extends Error {
  readonly problems: readonly string[];
  constructor(why: string, problems: readonly string[]) {
    super(why);
    this.problems = problems;
  }
}

/** Of a file that cannot be taken as it is, in the words of the screen. */
export function refused(why: string, problems: readonly string[] = []): Upload {
  return { isPending: false, isSuccess: false, error: new Refusal(why, problems) };
}

/** What is wrong in the file, one by one. */
export function problemsOf(error: Error | null): readonly string[] {
  if (error instanceof Refusal) return error.problems;
  if (!(error instanceof ApiError)) return [];
  return [...new Set([...error.fields.map(({ message }) => message), ...(error.body.accounts_errors ?? [])])];
}

/** The server's words about what it refused, and those of the screen; others are not for users. */
export function whyFailed(error: Error): string {
  if (!(error instanceof ApiError) || (error.status >= 400 && error.status < 500)) return error.message;
  return error.status === 0 ? `${dropText.failed} ${uiText.unanswered}` : dropText.failed;
}
