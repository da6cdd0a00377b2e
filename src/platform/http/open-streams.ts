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
/**
 * Of notifications, which every open browser follows (one tab for all): they take no place of the others. Two of a
 * session, as the next tab may open its stream before the server has seen the end of the last.
 */
const ownBySession = 2;
const ownByAccount = 200;

export interface OpenStreams {
  /**
   * Counts a stream until its response closes. `isOwn`: of the caller's own data, not of a company's. Throws AppError
   * `stream.limit`.
   */
  open(caller: Pick<Caller, 'sessionId' | 'accountId'>, isOwn: boolean, response: Pick<ServerResponse, 'once'>): void;
}

export function createOpenStreams(): OpenStreams {
  const counts = new Map<string, number>();
  const add = (key: string, by: 1 | -1) => {
    const left = (counts.get(key) ?? 0) + by;
    if (left === 0) counts.delete(key);
    else counts.set(key, left);
  };
  return {
    open: ({ sessionId, accountId }, isOwn, response) => {
      const kind = isOwn ? 'own' : 'company';
      const [session, account] = [`${kind} session ${sessionId}`, `${kind} account ${accountId}`];
      const [ofSession, ofAccount] = isOwn ? [ownBySession, ownByAccount] : [bySession, byAccount];
      const isFull = (counts.get(session) ?? 0) >= ofSession || (counts.get(account) ?? 0) >= ofAccount;
      if (isFull) throw new AppError('stream.limit');
      for (const key of [session, account]) add(key, 1);
      response.once('close', () => {
        for (const key of [session, account]) add(key, -1);
      });
    },
  };
}
