import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { renewLicense, resumeLicense, suspendLicense } from '#api/subscription/licenses/contract.ts';
import { dayInBogota } from '#core/calendar/bogota.ts';
import { addDays } from '#core/product/license.ts';
import { withClient } from '#platform/database/connection.ts';
import { startTestService, type TestService, type TestUser } from '../../../../tests/support/test-service.ts';
import { listNotifications, markSeen } from './contract.ts';
import { warnLicenses, warnLicensesJob } from './warn-licenses.job.ts';

let service: TestService;
let staff: TestUser;
const now = new Date();
const today = dayInBogota(now);

beforeAll(async () => {
  service = await startTestService();
  staff = await service.newUser({ isAdmin: true });
});
afterAll(() => service.close());

/** Sets the end of an account's license, in days from today. */
async function endIn({ accountId }: TestUser, days: number): Promise<void> {
  await withClient(service.access.owner, (owner) =>
    owner.query(`update license set starts_on = '2020-01-01', ends_on = $1 where account_id = $2`, [
      addDays(today, days),
      accountId,
    ]),
  );
}

const told = async (user: TestUser) => (await user.ok(listNotifications)).data;

/** Letters from now on, by this test or by the job, which looks whenever a license changes. */
function recordLetters() {
  const sent: { to: string; subject: string }[] = [];
  const spy = vi.spyOn(service.services.post, 'send').mockImplementation(async (to, { subject }) => {
    sent.push({ to, subject });
  });
  onTestFinished(() => spy.mockRestore());
  return sent;
}

const soon = { timeout: 60_000, interval: 50 };

describe('license expiry', () => {
  test('is notified to every user of the account in the seed’s shape, and to the subscriber by mail, once', async () => {
    const root = await service.newUser();
    const invited = await service.newUser({ accountId: root.accountId, isRoot: false });
    const other = await service.newUser();
    const sent = recordLetters();
    await endIn(root, 7);
    await warnLicenses(service.services, now);
    await warnLicenses(service.services, now);
    expect(sent.map(({ to }) => to)).toEqual([root.email]);
    expect(sent[0]?.subject).toContain('vence en 7 días');
    for (const user of [root, invited]) {
      const [notification, ...more] = await told(user);
      expect(more).toEqual([]);
      expect(notification).toMatchObject({
        id: expect.any(Number),
        attributes: {
          noti_description: expect.stringContaining('vence en 7 días'),
          notification_template: {
            note_id: 1,
            note_title: 'Tu licencia',
            note_redirect_url: '/codigos',
            note_file_url: null,
            notification_display_option: {
              nodo_id: 3,
              nodo_options: { 'background-color': expect.any(String), 'font-color': expect.any(String) },
            },
          },
        },
      });
    }
    expect(await told(other)).toEqual([]);
  });

  test('is notified to who joins the account after the warning, without another mail', async () => {
    const root = await service.newUser();
    await endIn(root, 7);
    await warnLicenses(service.services, now);
    const [first] = await told(root);
    const late = await service.newUser({ accountId: root.accountId, isRoot: false });
    expect(await told(late)).toEqual([]);
    const sent = recordLetters();
    await warnLicenses(service.services, now);
    await warnLicenses(service.services, now);
    expect((await told(late)).map(({ attributes }) => attributes.noti_description)).toEqual([
      first!.attributes.noti_description,
    ]);
    expect((await told(root)).map(({ id }) => id)).toEqual([first!.id]);
    expect(sent).toEqual([]);
  });

  test('is mailed with a link to the license', async () => {
    const root = await service.newUser();
    await endIn(root, 1);
    await warnLicenses(service.services, now);
    const { subject, text } = await service.nextMail(root.email);
    expect(subject).toContain('vence mañana');
    expect(text).toContain('/codigos');
  });

  test('is notified again at each threshold, replacing the previous notification', async () => {
    const root = await service.newUser();
    const sent = recordLetters();
    await endIn(root, 30);
    const later = (days: number) => warnLicenses(service.services, new Date(now.getTime() + days * 86_400_000));
    await later(0);
    await later(1);
    await later(23);
    await later(29);
    await later(30);
    expect(sent.filter(({ to }) => to === root.email)).toHaveLength(3);
    await endIn(root, -1);
    await later(0);
    const [only, ...more] = await told(root);
    expect(more).toEqual([]);
    expect(only?.attributes.noti_description).toContain('venció');
  });

  test('stays in the bell after it was seen, and leaves it on renewal', async () => {
    const root = await service.newUser();
    await endIn(root, -1);
    await warnLicenses(service.services, now);
    const [notification] = await told(root);
    const params = { notificationId: notification!.id };
    // Allowed with an expired license: the user's own data.
    await root.ok(markSeen, { params });
    expect(await told(root)).toHaveLength(1);
    await staff.ok(renewLicense, {
      params: { accountId: root.accountId },
      body: { plan: 'empresa', ends_on: addDays(today, 200) },
    });
    expect(await told(root)).toEqual([]);
    const stranger = await service.newUser();
    await stranger.fails(markSeen, 'resource.not_found', { params });
  });

  test('is not notified for a suspended license', async () => {
    const root = await service.newUser();
    const account = { params: { accountId: root.accountId }, body: {} };
    await staff.ok(suspendLicense, account);
    await endIn(root, 7);
    await warnLicenses(service.services, now);
    expect(await told(root)).toEqual([]);
    // Nobody asks the job: the change does.
    await staff.ok(resumeLicense, account);
    await vi.waitFor(async () => expect(await told(root)).toHaveLength(1), soon);
  });

  test('is notified as soon as a change makes it due', async () => {
    const root = await service.newUser();
    await endIn(root, 200);
    const body = { plan: 'empresa', ends_on: addDays(today, 7) } as const;
    await staff.ok(renewLicense, { params: { accountId: root.accountId }, body });
    await vi.waitFor(async () => expect(await told(root)).toHaveLength(1), soon);
    expect((await service.nextMail(root.email)).subject).toContain('vence en 7 días');
  });

  test('is looked for every minute of the day: days end at midnight, whoever works', () => {
    expect(warnLicensesJob(service.services).schedule).toBe('* * * * *');
  });
});
