/** What an answer says of the connection to the server and its database. */
import { parseFailure } from '../failures/failure.ts';
import type { Heard } from './connection.ts';

/** A proxy answers in the place of a server that is gone; a failure of the server itself has a code. */
export function heardIn(status: number, text: string): Heard {
  if (status < 502 || status > 504) return 'answered';
  const { error } = parseFailure(text);
  if (error === undefined) return 'unanswered';
  return error === 'server.away' ? 'away' : 'answered';
}
