import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logout } from '#api/access/auth/contract.ts';
import { asCaller } from '#api/kernel/database.ts';
import { withClient } from '#platform/database/connection.ts';
import { type Announcer, announcer, inBell } from '../../../../tests/support/notifications/announcements.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import * as bell from './contract.ts';
import { followNotifications } from './follow-notifications.ts';
import { everybodyTopic, unseenState } from './queries.ts';
import { withdrawTemplate } from './templates/contract.ts';

let service: TestService;
let staff: TestUser;
let send: Announcer['send'];
beforeAll(async () => {
  service = await startTestService();
  staff = await service.newUser({ isAdmin: true });
  ({ send } = announcer(staff));
});
afterAll(() => service.close());

const sql = (text: string, values: unknown[] = []) =>
  withClient(service.access.owner, (owner) => owner.query(text, values));

describe('all notifications of a user', () => {
  test('are listed with those seen, filtered, and marked all at once', async () => {
    const user = await service.newUser();
    const first = await send([user], { title: 'Uno' });
    await send([user], { title: 'Dos', kind: 'bell' });
    const companyId = await newCompany(user);
    await sql(
      `insert into notification (account_id, user_id, note_id, company_id, description, redirect_url)
       values ($1, $2, 65, $3, 'Terminó enero', '/inicio')`,
      [user.accountId, user.userId, companyId],
    );
    const [, , oldest] = await inBell(user);
    expect(oldest?.attributes.notification_template.note_id).toBe(first);
    await user.ok(bell.markSeen, { params: { notificationId: oldest!.id } });
    const titles = async (query: Record<string, string | number | boolean>) =>
      (await user.ok(bell.listAllNotifications, { query })).data.map(
        ({ attributes }) => attributes.notification_template.note_title,
      );
    expect(await titles({})).toEqual(['Auditoría terminada', 'Dos', 'Uno']);
    expect(await titles({ unseen: true })).toEqual(['Auditoría terminada', 'Dos']);
    expect(await titles({ topic: 'novedades' })).toEqual(['Dos', 'Uno']);
    expect(await titles({ company: companyId })).toEqual(['Auditoría terminada']);
    expect(await titles({ q: 'enero' })).toEqual(['Auditoría terminada']);
    const page = await user.ok(bell.listAllNotifications, { query: { page: 2, pageSize: 1 } });
    expect(page.meta).toEqual({ page: 2, pageSize: 1, total: 3, all: 3, unseen: 2 });
    await send([user], { title: 'Tres' });
    await user.ok(bell.markAllSeen, { query: { bell: true } });
    expect(await titles({ unseen: true })).toEqual(['Tres']);
    await user.ok(bell.markAllSeen);
    expect(await inBell(user)).toEqual([]);
    expect((await user.ok(bell.listAllNotifications)).data.every(({ meta }) => meta.seenAt !== null)).toBe(true);
  });
});

describe('the stream', () => {
  /** Of a user on one process. */
  function follow(on: TestService, user: TestUser, mayFollow = async () => true) {
    const caller = { accountId: user.accountId, userId: user.userId, isAdmin: false };
    const leaving = new AbortController();
    const read = () => asCaller(on.services.db, caller, (trx) => unseenState(trx, user.userId));
    const ports = { read, feed: on.services.feed, topics: [everybodyTopic], mayFollow };
    const stream = followNotifications(ports, leaving.signal, 100);
    const next = async (): Promise<bell.UnseenState | null> => {
      for (;;) {
        const { value, done } = await stream.next();
        if (done) return null;
        if (value.startsWith('data: ')) return JSON.parse(value.slice(6));
      }
    };
    return { next, leave: () => leaving.abort() };
  }

  test('tells on another process of what was sent on this one', async () => {
    const other = await startTestService({ databaseAccess: service.access });
    try {
      const user = await service.newUser();
      const { next, leave } = follow(other, user);
      expect(await next()).toEqual({ newest: 0, count: 0 });
      const arriving = next();
      const templateId = await send([user]);
      const state = await arriving;
      expect(state).toEqual({ newest: expect.any(Number), count: 1 });
      const going = next();
      await staff.ok(withdrawTemplate, { params: { templateId } });
      expect(await going).toEqual({ newest: 0, count: 0 });
      leave();
      expect(await next()).toBeNull();
    } finally {
      await other.close();
    }
  });

  test('ends with the session', async () => {
    const user = await service.newUser();
    let isOpen = true;
    const { next } = follow(service, user, async () => isOpen);
    await next();
    await user.ok(logout);
    isOpen = false;
    expect(await next()).toBeNull();
  });
});
