import { describe, expect, test } from 'vitest';
import type { AuditEvent } from '../contract.ts';
import type { Follower } from './audit-feed.ts';
import { followAudit } from './follow-audit.ts';

const step = (done: number): AuditEvent => ({ state: 'running', done, total: 3, validation: null });
const end: AuditEvent = { state: 'done', done: 3, total: 3, validation: null };

/** An audit whose events are added by the test. */
function makeAudit() {
  const events: AuditEvent[] = [];
  const followers = new Set<() => void>();
  let closed = false;
  let allowed = true;
  const wake = () => {
    for (const look of followers) look();
  };
  return {
    followers,
    add: (...more: AuditEvent[]) => {
      events.push(...more);
      wake();
    },
    close: () => {
      closed = true;
      wake();
    },
    forbid: () => {
      allowed = false;
    },
    ports: {
      read: async (last: number) => events.slice(last).map((event, index) => ({ sequence: last + index + 1, event })),
      follow: ({ wake, read }: Follower) => {
        followers.add(wake);
        return { eventsAfter: read, leave: () => followers.delete(wake) };
      },
      isClosed: () => closed,
      mayFollow: async () => allowed,
    },
  };
}

async function collect(stream: AsyncGenerator<string>): Promise<AuditEvent[]> {
  const found: AuditEvent[] = [];
  for await (const text of stream) found.push(JSON.parse(/data: (.*)/.exec(text)![1]!));
  return found;
}

describe('following an audit', () => {
  test('sends past events, then live ones, and ends with the audit', async () => {
    const audit = makeAudit();
    audit.add(step(1));
    const all = collect(followAudit(audit.ports, new AbortController().signal));
    await Promise.resolve();
    audit.add(step(2), step(3));
    audit.add(end);
    expect(await all).toEqual([step(1), step(2), step(3), end]);
    expect(audit.followers.size).toBe(0);
  });

  test('ends when the client disconnects', async () => {
    const audit = makeAudit();
    const leaving = new AbortController();
    const all = collect(followAudit(audit.ports, leaving.signal));
    await Promise.resolve();
    leaving.abort();
    expect(await all).toEqual([]);
    expect(audit.followers.size).toBe(0);
  });

  test('ends when the follower loses access, without sending anything more', async () => {
    const audit = makeAudit();
    audit.add(step(1));
    const stream = followAudit(audit.ports, new AbortController().signal, 1);
    expect((await stream.next()).value).toContain('"done":1');
    audit.forbid();
    audit.add(step(2));
    expect(await collect(stream)).toEqual([]);
    const silent = makeAudit();
    const rest = collect(followAudit(silent.ports, new AbortController().signal, 1));
    silent.forbid();
    expect(await rest).toEqual([]);
    expect(silent.followers.size).toBe(0);
  });

  test('ends when the process shuts down', async () => {
    const audit = makeAudit();
    audit.add(step(1));
    const all = collect(followAudit(audit.ports, new AbortController().signal));
    await Promise.resolve();
    audit.close();
    expect((await all).length).toBeLessThanOrEqual(1);
    expect(audit.followers.size).toBe(0);
  });
});
