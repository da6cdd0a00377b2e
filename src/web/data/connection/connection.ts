/**
 * Whether the server can be reached: what the browser says of the network, and whether the last call got an answer. While
 * it does not, the server is asked until it answers, and then everything on the page is read again.
 */
import { create } from 'zustand';

export type Connection = 'on' | 'offline' | 'unanswered';

export const useConnection = create<{ state: Connection }>(() => ({ state: 'on' }));

/** Milliseconds between attempts; the last repeats. */
const pauses = [2000, 5000, 10_000, 20_000] as const;

interface Dependencies {
  isOnline(): boolean;
  /** Whether the server answers, whatever it says. */
  asks(): Promise<boolean>;
  /** The server answers again. */
  onReturn(): void;
}

export interface ConnectionWatch {
  /** Result of a call: any answer, or none. */
  heard(isAnswered: boolean): void;
  /** The browser's network came or went. */
  networkChanged(): void;
  /** Asks now, instead of at the next attempt. */
  retry(): void;
}

export function watchConnection({ isOnline, asks, onReturn }: Dependencies): ConnectionWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  const is = () => useConnection.getState().state;

  function become(state: Connection): void {
    const before = is();
    if (state === before) return;
    useConnection.setState({ state });
    clearTimeout(timer);
    attempt = 0;
    if (state === 'unanswered') waitAndAsk();
    if (state === 'on') onReturn();
  }

  function waitAndAsk(): void {
    const pause = pauses[Math.min(attempt, pauses.length - 1)];
    attempt += 1;
    timer = setTimeout(() => void ask(), pause);
  }

  async function ask(): Promise<void> {
    clearTimeout(timer);
    if (is() !== 'unanswered') return;
    const isAnswered = await asks();
    if (is() !== 'unanswered') return;
    if (isAnswered) become('on');
    else waitAndAsk();
  }

  /**
   * An answer without a network: of a call that began before it went, or of a server on this computer, which needs none.
   */
  async function confirm(): Promise<void> {
    const isAnswered = await asks();
    if (isAnswered && is() === 'offline') become('on');
  }

  return {
    heard: (isAnswered) => {
      if (!isAnswered) become(isOnline() ? 'unanswered' : 'offline');
      else if (is() === 'offline' && !isOnline()) void confirm();
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
    retry: () => void ask(),
  };
}
