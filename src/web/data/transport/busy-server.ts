/**
 * A server that is busy refuses a call before it does anything, and says when to come back. What changes nothing when it is
 * sent twice is sent again then: questions, trials, files, and what has an idempotency key.
 */
import type { Call } from '#core/call/endpoint.ts';
import { ApiError } from '../failures/failure.ts';
import type { AnyInput } from './endpoint-request.ts';

/** Times that a call is sent again. */
const TIMES = 2;
/** Seconds that a call waits at most; a longer pause is for the user to decide. */
const LONGEST = 15;

/** A refusal of a busy server, with the seconds that it asks to wait. */
class BusyError extends ApiError {
  override name = 'BusyError';
  readonly seconds: number;
  constructor(failure: ApiError, seconds: number) {
    super(failure.status, failure.body);
    this.seconds = seconds;
  }
}

/** The failure as it is, or with the pause that the server asks for. */
export function busyOr(failure: ApiError, retryAfter: string | null): ApiError {
  const seconds = Number(retryAfter);
  const isBusy = failure.word === 'server.busy' && retryAfter !== null && seconds > 0 && seconds <= LONGEST;
  return isBusy ? new BusyError(failure, seconds) : failure;
}

/** Sends, and again after each pause. `told`: that it waits, and for how many seconds. */
export async function patiently<Result>(
  endpoint: Call,
  input: AnyInput,
  send: () => Promise<Result>,
  told: (seconds: number) => void,
): Promise<Result> {
  const mayRepeat =
    endpoint.method === 'GET' ||
    input.storesNothing === true ||
    input.file !== undefined ||
    input.idempotencyKey !== undefined;
  for (let sent = 0; ; sent++) {
    try {
      return await send();
    } catch (failure) {
      if (!mayRepeat || sent === TIMES || !(failure instanceof BusyError)) throw failure;
      told(failure.seconds);
      await pause(failure.seconds * 1000, input.signal);
    }
  }
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave);
      resolve();
    }, milliseconds);
    if (signal?.aborted) leave();
    signal?.addEventListener('abort', leave, { once: true });
  });
}
