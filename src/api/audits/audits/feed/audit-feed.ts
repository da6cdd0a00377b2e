/** Tells whoever follows an audit that it has a new event, whichever process made it. */
import type pg from 'pg';
import { listen } from '#platform/database/listen.ts';
import { auditChannel } from '../run/queries.ts';

export interface AuditFeed {
  /** Calls `look` when there may be something new. Gives the way to stop following. */
  follow(auditId: string, look: () => void): () => void;
  /** Whether the process is stopping: followers must leave. */
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
