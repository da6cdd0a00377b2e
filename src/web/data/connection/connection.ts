/**
 * Whether the server can be reached: what the browser says of the network, and whether the last call got an answer. While
 * it does not, the server is asked until it answers, and then everything on the page is read again.
 */
import { create } from 'zustand';

/** `away`: the server answers that it cannot reach its database. */
export type Connection = 'on' | 'offline' | 'unanswered' | 'away';

/** What an answer says of the connection; none at all says `unanswered`. */
export type Heard = 'answered' | 'unanswered' | 'away';

export const useConnection = create<{ state: Connection }>(() => ({ state: 'on' }));

/** Milliseconds between attempts; the last repeats. A database is back within seconds, as a rule. */
const pauses = { unanswered: [2000, 5000, 10_000, 20_000], away: [1000, 2000, 5000] } as const;

/** Milliseconds an attempt may take: a link that swallows packets would hold it for minutes. */
const patience = 10_000;

interface Dependencies {
  isOnline(): boolean;
  /** Whether the server answers, and whether it works; `unanswered` once the signal aborts. */
  asks(signal: AbortSignal): Promise<Heard>;
  /** The server answers again. */
  onReturn(): void;
}

export interface ConnectionWatch {
  /** Result of a call. */
  heard(heard: Heard): void;
  /** The browser's network came or went. */
  networkChanged(): void;
  /** Asks now, instead of at the next attempt. */
  retry(): void;
}

export function watchConnection({ isOnline, asks, onReturn }: Dependencies): ConnectionWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let asking: AbortController | undefined;
  const is = () => useConnection.getState().state;

  function become(state: Connection): void {
    const before = is();
    if (state === before) return;
    useConnection.setState({ state });
    clearTimeout(timer);
    giveUp();
    attempt = 0;
    if (state === 'unanswered' || state === 'away') waitAndAsk();
    if (state === 'on') onReturn();
  }

  function waitAndAsk(): void {
    const all = is() === 'away' ? pauses.away : pauses.unanswered;
    const pause = all[Math.min(attempt, all.length - 1)];
    attempt += 1;
    timer = setTimeout(() => void ask(), pause);
  }

  const isWaiting = () => is() === 'unanswered' || is() === 'away';

  function giveUp(): void {
    asking?.abort();
    asking = undefined;
  }

  async function ask(): Promise<void> {
    if (!isWaiting() || asking !== undefined) return;
    clearTimeout(timer);
    const own = new AbortController();
    asking = own;
    const limit = setTimeout(() => own.abort(), patience);
    const heard = await asks(own.signal);
    clearTimeout(limit);
    if (asking !== own) return;
    asking = undefined;
    if (!isWaiting()) return;
    if (heard === 'answered') become('on');
    else if (heard === is()) waitAndAsk();
    else become(heard);
  }

  /**
   * An answer without a network: of a call that began before it went, or of a server on this computer, which needs none.
   */
  async function confirm(): Promise<void> {
    const heard = await asks(AbortSignal.timeout(patience));
    if (heard === 'answered' && is() === 'offline') become('on');
  }

  return {
    heard: (heard) => {
      if (heard === 'unanswered') become(isOnline() ? 'unanswered' : 'offline');
      else if (heard === 'away') become('away');
      else if (is() === 'offline' && !isOnline()) void confirm();
      // It may have needed no database.
      else if (is() === 'away') void ask();
      else become('on');
    },
    // The network alone does not say that the server answers.
    networkChanged: () => {
      if (!isOnline()) become('offline');
      else if (is() === 'offline') {
        become('unanswered');
        void ask();
      }
    },
    retry: () => {
      giveUp();
      void ask();
    },
  };
}
