/**
 * Events of audits for all who follow them, across processes: one look at the database serves every follower of an
 * audit, and one check of access every stream of a session.
 */
import type pg from 'pg';
import { eventChannel, type TopicFeed } from '#api/kernel/event-channel.ts';
import type { DatabaseWatch } from '#platform/database/away/watch-database.ts';
import { listen } from '#platform/database/listen.ts';
import { createSharedLooks } from '#platform/shared-looks.ts';
import type { StoredEvent } from '../queries.ts';

/** How an audit is followed. */
export interface Follower {
  /** Called when there may be a new event. */
  wake: () => void;
  /** Events after a number, in order; that of the first follower reads for all. */
  read: (sequence: number) => Promise<StoredEvent[]>;
}

export interface FollowedAudit {
  /** Events after a number, in order. Looks when something may be new, and once a round. */
  eventsAfter(sequence: number): Promise<StoredEvent[]>;
  leave(): void;
}

export interface AuditFeed extends TopicFeed {
  follow(auditId: string, follower: Follower): FollowedAudit;
  close(): Promise<void>;
}

/** Milliseconds between looks and between checks of access: how long a silent stream outlives a lost permission. */
export const roundMs = 3000;

/** An audit with followers. */
interface Followed {
  followers: Set<Follower>;
  events: StoredEvent[];
  /** Of the last look. */
  lookedAt: number;
  look: Promise<unknown>;
  /** Something may have happened since the last look began. */
  heard: boolean;
}

export function createAuditFeed(config: pg.PoolConfig, watch: DatabaseWatch): AuditFeed {
  const audits = new Map<string, Followed>();
  const topics = new Map<string, Set<() => void>>();
  const wake = (auditId: string | null) => {
    for (const heard of auditId === null ? topics.values() : [topics.get(auditId) ?? []])
      for (const one of heard) one();
    for (const audit of auditId === null ? audits.values() : [audits.get(auditId)]) {
      if (audit === undefined) continue;
      audit.heard = true;
      for (const follower of audit.followers) follower.wake();
    }
  };
  const listener = listen(config, eventChannel, wake, watch);
  let isClosed = false;
  return {
    access: createSharedLooks(roundMs),
    get isClosed() {
      return isClosed;
    },
    follow: (auditId, follower) => {
      const audit = audits.get(auditId) ?? newlyFollowed();
      audits.set(auditId, audit);
      audit.followers.add(follower);
      return {
        eventsAfter: async (sequence) => {
          await look(audit);
          return audit.events.filter((event) => event.sequence > sequence);
        },
        leave: () => {
          audit.followers.delete(follower);
          if (audit.followers.size === 0 && audits.get(auditId) === audit) audits.delete(auditId);
        },
      };
    },
    hear: (topic, heard) => {
      const all = topics.get(topic) ?? new Set();
      topics.set(topic, all.add(heard));
      return () => {
        all.delete(heard);
        if (all.size === 0 && topics.get(topic) === all) topics.delete(topic);
      };
    },
    close: async () => {
      isClosed = true;
      wake(null);
      await listener.close();
    },
  };
}

function newlyFollowed(): Followed {
  return { followers: new Set(), events: [], lookedAt: 0, look: Promise.resolve(), heard: true };
}

/** Joins the look that is under way, unless something was heard after it began. */
function look(audit: Followed): Promise<unknown> {
  const { followers, events, look: before } = audit;
  const [reader] = followers;
  if (reader === undefined || (!audit.heard && performance.now() - audit.lookedAt < roundMs)) return before;
  audit.heard = false;
  audit.lookedAt = performance.now();
  audit.look = Promise.allSettled([before]).then(async () => {
    try {
      events.push(...(await reader.read(events.at(-1)?.sequence ?? 0)));
    } catch (error) {
      // The next who asks looks again.
      audit.heard = true;
      throw error;
    }
  });
  return audit.look;
}
