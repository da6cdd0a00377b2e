/**
 * Limits of open event streams by session and by account, in the memory of this process: a stream costs a socket and its
 * share of a look at the database for as long as it stays open.
 */
import type { ServerResponse } from 'node:http';
import { AppError } from '#core/call/app-error.ts';
import type { Caller } from '../auth/caller.ts';

/** As many as a browser opens over one host with HTTP/1.1. */
const bySession = 6;
const byAccount = 20;

export interface OpenStreams {
  /** Counts a stream until its response closes. Throws AppError `stream.limit`. */
  open(caller: Pick<Caller, 'sessionId' | 'accountId'>, response: Pick<ServerResponse, 'once'>): void;
}

export function createOpenStreams(): OpenStreams {
  const counts = new Map<string, number>();
  const add = (key: string, by: 1 | -1) => {
    const left = (counts.get(key) ?? 0) + by;
    if (left === 0) counts.delete(key);
    else counts.set(key, left);
  };
  return {
    open: ({ sessionId, accountId }, response) => {
      const [session, account] = [`session ${sessionId}`, `account ${accountId}`];
      const isFull = (counts.get(session) ?? 0) >= bySession || (counts.get(account) ?? 0) >= byAccount;
      if (isFull) throw new AppError('stream.limit');
      for (const key of [session, account]) add(key, 1);
      response.once('close', () => {
        for (const key of [session, account]) add(key, -1);
      });
    },
  };
}
