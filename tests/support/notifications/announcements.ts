/** Announcements of staff, written and sent for tests. */
import { expect, vi } from 'vitest';
import { listNotifications } from '#api/users/notifications/contract.ts';
import * as contract from '#api/users/notifications/templates/contract.ts';
import type { TestUser } from '../test-service.ts';

/** For what the queue does. */
export const soon = { timeout: 60_000, interval: 50 };

export function written(given: Partial<contract.TemplateBody> = {}): contract.TemplateBody {
  return {
    kind: 'popup',
    title: 'Nuevas bases de retención',
    description: 'Desde julio las bases son 2 y 10 UVT.',
    link: '/ayuda',
    background: '#F9F2DB',
    font: '#14211D',
    audience: { kind: 'all', ids: [] },
    starts_at: null,
    ends_at: null,
    ...given,
  };
}

/** These users as an audience. */
export const people = (...users: TestUser[]) => ({
  kind: 'people' as const,
  ids: users.map(({ userId }) => String(userId)),
});

export const inBell = async (user: TestUser) => (await user.ok(listNotifications)).data;

export type Announcer = ReturnType<typeof announcer>;

export function announcer(staff: TestUser) {
  const make = async (given: Partial<contract.TemplateBody> = {}) =>
    (await staff.ok(contract.createTemplate, { body: written(given) })).data;
  return {
    /** A draft. */
    make,
    /** Sent to these alone, and arrived; its id. */
    send: async (to: TestUser[], given: Partial<contract.TemplateBody> = {}): Promise<number> => {
      const { id } = await make({ audience: people(...to), ...given });
      const params = { templateId: id };
      await staff.ok(contract.sendTemplate, { params });
      await vi.waitFor(async () => {
        const { data } = await staff.ok(contract.getTemplate, { params });
        expect(data.attributes.sentAt).not.toBeNull();
      }, soon);
      return id;
    },
  };
}
