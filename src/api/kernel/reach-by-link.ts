/** Reaches what a link opens, counted: wrong links by network, right ones by what they open. */
import { AppError, type AppErrorCode } from '#core/call/app-error.ts';
import { type attemptKey, countAttempt } from './attempts/queries.ts';
import type { Database } from './database.ts';

type Key = ReturnType<typeof attemptKey>;

interface Reaching<Linked> {
  /** Of the network that the call comes from. */
  address: string;
  find: () => Promise<Linked | undefined>;
  /** Counter of links that open nothing, of a network. */
  from: (address: string) => Key;
  /** Counter of calls of what was found. */
  of: (linked: Linked) => Key;
  gone: AppErrorCode;
}

const hour = 60 * 60;
/** Links that open nothing, by network address and hour. */
const mostWrong = 60;
/** Calls of one link's object in an hour: what is written there is saved as it is written. */
const mostCalls = 2000;

/** Throws AppError `gone` for a link that opens nothing, and `request.rate_limited`. */
export async function reachByLink<Linked>(
  db: Database,
  { address, find, from, of, gone }: Reaching<Linked>,
): Promise<Linked> {
  const linked = await find();
  const [key, most] = linked === undefined ? ([from(address), mostWrong] as const) : ([of(linked), mostCalls] as const);
  const { attempts, secondsLeft } = await countAttempt(db, key, hour);
  if (attempts > most) throw new AppError('request.rate_limited', { seconds: secondsLeft });
  if (linked === undefined) throw new AppError(gone);
  return linked;
}
