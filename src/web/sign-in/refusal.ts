/** Splits the server's message: what happened, and what to do. */
import { ApiError } from '../data/failures/failure.ts';
import { refusalText } from './text.es.ts';

export function refusal(failure: Error): { what: string; next: string } {
  const silent = failure instanceof ApiError && failure.status === 0;
  const message = silent ? refusalText.noAnswer : failure.message;
  const end = message.indexOf('. ') + 1;
  return end > 0 ? { what: message.slice(0, end), next: message.slice(end + 1) } : { what: message, next: '' };
}
