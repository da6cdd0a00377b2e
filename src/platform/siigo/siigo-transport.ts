/**
 * One HTTP request to Siigo or its storage: throttled, with a timeout, retried with exponential backoff on transient
 * failures. No header, body or URL of it is ever logged or put in an error.
 */
import { AppError } from '#core/call/app-error.ts';
import type { SiigoOptions } from './siigo-options.ts';
import { createPace, type SiigoClock, type Turn } from './siigo-pace.ts';
import type { Refusal } from './siigo-refusal.ts';

export interface TransportRequest {
  url: URL;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
}

/** Result of an attempt: a value, or a refusal. */
export type Outcome<Result> = { value: Result } | Refusal;

export interface Transport {
  /** Parses each response with `read`; throws the AppError of the last attempt. */
  send<Result>(
    turn: Turn,
    request: TransportRequest,
    read: (response: Response) => Promise<Outcome<Result>>,
  ): Promise<Result>;
}

/** Maximum Retry-After that is honoured. */
const longestPause = 60_000;

export function createTransport({ timing }: SiigoOptions, clock: SiigoClock): Transport {
  const pace = createPace(timing.spacing, clock);
  const attempt = async <Result>(
    turn: Turn,
    { url, ...init }: TransportRequest,
    read: (response: Response) => Promise<Outcome<Result>>,
  ): Promise<{ outcome: Outcome<Result>; askedPause: number }> => {
    try {
      const signal = AbortSignal.any([turn.signal, AbortSignal.timeout(timing.timeout)]);
      const response = await fetch(url, { ...init, signal, redirect: 'manual' });
      const askedPause = Number(response.headers.get('retry-after')) * 1000 || 0;
      return { outcome: await read(response), askedPause };
    } catch (error) {
      if (turn.signal.aborted || error instanceof AppError) throw error;
      // No connection, a broken one, a timeout, or a response that is not JSON.
      return { outcome: { error: new AppError('siigo.unavailable'), again: true }, askedPause: 0 };
    }
  };
  return {
    send: async (turn, request, read) => {
      for (let number = 1; ; number++) {
        const { outcome, askedPause } = await pace.run(turn, () => attempt(turn, request, read));
        if ('value' in outcome) return outcome.value;
        if (!outcome.again || number >= timing.attempts) throw outcome.error;
        const grown = timing.backOff * 2 ** (number - 1) * (0.5 + Math.random() / 2);
        await clock.sleep(Math.min(Math.max(grown, askedPause), longestPause), turn.signal);
      }
    },
  };
}
