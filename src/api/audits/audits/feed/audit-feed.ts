/** Notifies followers of an audit about new events, across processes. */
import type pg from 'pg';
import { listen } from '#platform/database/listen.ts';
import { auditChannel } from '../run/queries.ts';

export interface AuditFeed {
  /** Calls `look` when there may be a new event. Returns the unsubscribe function. */
  follow(auditId: string, look: () => void): () => void;
  /** Whether the process is shutting down: streams must end. */
  readonly isClosed: boolean;
  close(): Promise<void>;
}

export function createAuditFeed(config: pg.PoolConfig): AuditFeed {
  const followers = new Map<string, Set<() => void>>();
  const wake = (auditId: string | null) => {
    const woken = auditId === null ? [...followers.values()] : [followers.get(auditId) ?? new Set<() => void>()];
    for (const looks of woken) for (const look of looks) look();
  };
  const listener = listen(config, auditChannel, wake);
  let isClosed = false;
  return {
    get isClosed() {
      return isClosed;
    },
    follow: (auditId, look) => {
      const looks = followers.get(auditId) ?? new Set();
      followers.set(auditId, looks.add(look));
      return () => {
        looks.delete(look);
        if (looks.size === 0) followers.delete(auditId);
      };
    },
    close: async () => {
      isClosed = true;
      wake(null);
      await listener.close();
    },
  };
}
