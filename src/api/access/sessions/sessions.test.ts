import { afterAll, beforeAll, expect, test } from 'vitest';
import { listUserSessions } from '#api/users/users/contract.ts';
import { withClient } from '#platform/database/connection.ts';
import { ApiClient } from '../../../../tests/support/api-client.ts';
import { opened, startTestService, type TestService, testPassword } from '../../../../tests/support/test-service.ts';
import { login, me } from '../auth/contract.ts';
import { endOtherSessions, endSession, listSessions } from './contract.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

async function again(email: string, agent: string): Promise<ApiClient> {
  const { data } = await service.anonymous.ok(login, {
    body: { email, password: testPassword },
    headers: { 'user-agent': agent, 'x-forwarded-for': '198.51.100.7' },
  });
  return new ApiClient(service.app, opened(data).token);
}

test('lists sessions, and ends one or all others', async () => {
  const user = await service.newUser();
  const telephone = await again(user.email, 'Teléfono');
  const tablet = await again(user.email, 'Tableta');
  const { data } = await user.ok(listSessions);
  expect(data.map(({ attributes }) => attributes.userAgent)).toEqual(expect.arrayContaining(['Teléfono', 'Tableta']));
  expect(data.filter(({ attributes }) => attributes.current)).toHaveLength(1);
  for (const { attributes } of data)
    expect(Date.parse(attributes.lastSeenAt)).toBeGreaterThanOrEqual(Date.parse(attributes.createdAt));
  const id = data.find(({ attributes }) => attributes.userAgent === 'Teléfono')?.id ?? '';
  await user.ok(endSession, { params: { sessionId: id }, body: { password: testPassword } });
  await telephone.fails(me, 'auth.session_expired');
  await tablet.ok(me);
  await user.ok(endOtherSessions, { body: { password: testPassword } });
  await tablet.fails(me, 'auth.session_expired');
  expect((await user.ok(listSessions)).data).toHaveLength(1);
});

test('ending other sessions asks for the password again', async () => {
  const user = await service.newUser();
  const telephone = await again(user.email, 'Teléfono');
  const id = (await user.ok(listSessions)).data.find(({ attributes }) => !attributes.current)?.id ?? '';
  const params = { sessionId: id };
  await user.fails(endOtherSessions, 'request.invalid');
  await user.fails(endOtherSessions, 'password.wrong', { body: { password: 'otra' } });
  await user.fails(endSession, 'password.wrong', { params, body: { password: 'otra' } });
  await telephone.ok(me);
  for (let guess = 0; guess < 3; guess++) await user.send(endSession, { params, body: { password: 'otra' } });
  await user.fails(endSession, 'auth.locked', { params, body: { password: testPassword } });
  await telephone.ok(me);
});

test('an idle session is not listed as open, for any viewer', async () => {
  const user = await service.newUser();
  await again(user.email, 'Olvidada');
  await withClient(service.access.owner, (owner) =>
    owner.query(`update session set last_seen_at = now() - interval '2 hours' where user_agent = 'Olvidada'`),
  );
  const { data } = await user.ok(listSessions);
  expect(data.map(({ attributes }) => attributes.current)).toEqual([true]);
  const root = await service.newUser();
  const guest = await service.newUser({ accountId: root.accountId, isRoot: false });
  await withClient(service.access.owner, (owner) =>
    owner.query(`update session set last_seen_at = now() - interval '2 hours' where user_id = $1`, [guest.userId]),
  );
  expect((await root.ok(listUserSessions, { params: { userId: guest.userId } })).data).toEqual([]);
});

test('sessions of other users cannot be ended', async () => {
  const user = await service.newUser();
  const colleague = await service.newUser({ accountId: user.accountId, isRoot: false });
  const stranger = await service.newUser();
  const [session] = (await user.ok(listSessions)).data;
  for (const other of [colleague, stranger])
    await other.fails(endSession, 'resource.not_found', {
      params: { sessionId: session?.id ?? '' },
      body: { password: testPassword },
    });
  await user.ok(me);
});
