/**
 * A walk as an attacker through what several people do at once or after one another: redemption, two administrators, second
 * factors that were reset, announcements, and deletion to its end.
 */
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { login, me } from '#api/access/auth/contract.ts';
import { confirmSecondFactor, startSecondFactor, verifySecondFactor } from '#api/access/second-factor/contract.ts';
import { annulCode, createBatch, listCodes, redeemCode } from '#api/subscription/codes/contract.ts';
import { getLicense, ownLicense, renewLicense } from '#api/subscription/licenses/contract.ts';
import { createTemplate } from '#api/users/notifications/templates/contract.ts';
import { anonymiseName } from '#api/users/personal-data/anonymise.job.ts';
import { requestDeletion } from '#api/users/personal-data/contract.ts';
import { updateProfile } from '#api/users/profile/contract.ts';
import { resetSecondFactor } from '#api/users/users/contract.ts';
import { dayInBogota } from '#core/calendar/bogota.ts';
import { addDays } from '#core/product/license.ts';
import { withClient } from '#platform/database/connection.ts';
import { startTestService, type TestService, type TestUser, testPassword } from '../support/test-service.ts';

let service: TestService;
let staff: TestUser;
const password = testPassword;
const today = dayInBogota(new Date());

beforeAll(async () => {
  service = await startTestService();
  staff = await service.newUser({ isAdmin: true });
});
afterAll(() => service.close());

const sql = (text: string, values: unknown[] = []) =>
  withClient(service.access.owner, (owner) => owner.query(text, values));

describe('a code', () => {
  const batch = { name: 'Feria', kind: 'licencia', plan: 'empresa', count: 1, expires_on: addDays(today, 30) };

  test('sent twenty times at once, by its account and by others, gives one license', async () => {
    const { data } = await staff.ok(createBatch, { body: batch });
    const people = await Promise.all([1, 2, 3, 4].map(() => service.newUser()));
    const calls = people.flatMap((one) => Array.from({ length: 5 }, () => one));
    const answers = await Promise.all(calls.map((one) => one.send(redeemCode, { body: { code: data.codes[0] } })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const plans = await Promise.all(people.map(async (one) => (await one.ok(ownLicense)).data.attributes.plan));
    expect(plans.filter((plan) => plan === 'empresa')).toHaveLength(1);
  });

  test('redeemed while staff annuls it is one or the other', async () => {
    const { data } = await staff.ok(createBatch, { body: batch });
    const { data: listed } = await staff.ok(listCodes, { query: { batchId: data.batch.id } });
    const user = await service.newUser();
    const [redeemed, annulled] = await Promise.all([
      user.send(redeemCode, { body: { code: data.codes[0] } }),
      staff.send(annulCode, { params: { codeId: listed[0]!.id } }),
    ]);
    expect([redeemed.status, annulled.status].filter((status) => status < 300)).toHaveLength(1);
  });
});

test('two administrators who renew one license at once: the second is told that it changed', async () => {
  const other = await service.newUser({ isAdmin: true });
  const { accountId } = await service.newUser();
  const params = { accountId };
  const { data } = await staff.ok(getLicense, { params });
  const headers = { 'if-match': `"${data.attributes.version}"` };
  const renewal = (plan: string) => ({ params, headers, body: { plan, ends_on: addDays(today, 100) } });
  const answers = await Promise.all([
    staff.send(renewLicense, renewal('empresa')),
    other.send(renewLicense, renewal('firma')),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

describe('a second factor that a manager removed', () => {
  const codeOf = (uri: string, steps: number) =>
    new TOTP({ secret: new URL(uri).searchParams.get('secret')! }).generate({ timestamp: Date.now() + steps * 30_000 });
  let address = 0;
  const ticketOf = async ({ email }: TestUser) => {
    address += 1;
    const headers = { 'x-forwarded-for': `198.51.100.${address}` };
    const { data } = await service.anonymous.ok(login, { body: { email, password }, headers });
    return 'ticket' in data ? data.ticket : null;
  };

  test('opens nothing with a ticket, a code or a recovery code of before, nor ends its successor', async () => {
    const root = await service.newUser();
    const user = await service.newUser({ accountId: root.accountId, isRoot: false });
    const enable = async () => {
      const { data } = await user.ok(startSecondFactor, { body: { password } });
      const confirmed = await user.ok(confirmSecondFactor, { body: { code: codeOf(data.uri, 0) } });
      return { uri: data.uri, recovery: confirmed.data.recoveryCodes };
    };
    const before = await enable();
    const oldTicket = (await ticketOf(user))!;
    await root.ok(resetSecondFactor, { params: { userId: user.userId }, body: { password } });
    const verify = (ticket: string, code: string) =>
      service.anonymous.send(verifySecondFactor, { body: { ticket, code } });
    for (const code of [codeOf(before.uri, 1), before.recovery[0]!])
      expect((await verify(oldTicket, code)).status).toBeGreaterThanOrEqual(400);
    // The session of its owner goes on, or ends: none is opened without the password.
    const signedIn = await ticketOf(user);
    expect(signedIn).toBeNull();
    if ((await user.send(me)).status !== 200) return;
    const after = await enable();
    const newTicket = (await ticketOf(user))!;
    for (const code of [codeOf(before.uri, 1), ...before.recovery.slice(0, 2)])
      expect((await verify(newTicket, code)).status).toBeGreaterThanOrEqual(400);
    expect((await verify(newTicket, after.recovery[0]!)).status).toBe(200);
  });
});

test('announcements lead nowhere that a browser would not open as a page of ours or by https', async () => {
  const written = { kind: 'bell', title: 'Novedad', description: 'Texto', background: '#FFFFFF', font: '#000000' };
  const links = [
    ...[
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      ' javascript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,x',
    ],
    ...[
      '//otra.co',
      '/\\otra.co',
      '\\\\otra.co',
      '/\t/otra.co',
      'http://otra.co',
      'https:otra',
      'ftp://otra.co',
      'vbscript:x',
    ],
  ];
  const taken: string[] = [];
  for (const link of links) {
    const body = { ...written, link, audience: { kind: 'all' }, starts_at: null, ends_at: null };
    if ((await staff.send(createTemplate, { body })).status < 300) taken.push(link);
  }
  // A host without slashes is one: browsers open https://otra, as the server reads it.
  expect(taken.filter((link) => link !== 'https:otra')).toEqual([]);
});

test('of a person whose data were deleted nothing is left, in any column of any table', async () => {
  const root = await service.newUser();
  const guest = await service.newUser({ accountId: root.accountId, isRoot: false });
  const traces = { name: 'Zenaida Quimbayo', documentNumber: '52987123', phone: '3009871234' };
  await guest.ok(updateProfile, { body: { ...traces, documentType: '13' } });
  await guest.ok(requestDeletion, { body: { password } });
  await sql('update deletion_request set due_at = now() where user_id = $1', [guest.userId]);
  await service.services.queue.send(anonymiseName, {});
  await vi.waitFor(async () => expect((await guest.send(me)).status).toBe(401), { timeout: 60_000, interval: 100 });
  await vi.waitFor(async () => expect((await service.nextMail(guest.email)).subject).toContain('Eliminamos'), {
    timeout: 60_000,
    interval: 100,
  });
  const searched = [traces.name, traces.documentNumber, traces.phone, guest.email];
  expect(await tablesWith(searched)).toEqual(kept);
});

/** Tables that hold one of these texts in any column, on one connection. */
function tablesWith(texts: readonly string[]): Promise<string[]> {
  return withClient(service.access.owner, async (owner) => {
    const { rows: tables } = await owner.query(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const asked = `select from ${name} as one, unnest($1::text[]) as text where strpos(one::text, text) > 0 limit 1`;
      if ((await owner.query(asked, [texts])).rows.length > 0) found.push(name);
    }
    return found.sort();
  });
}

/** The activity log alone, which nobody can rewrite. */
const kept = ['public.record_entry'];
