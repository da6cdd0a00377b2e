/** Rate limits by session and by address, with retry delays. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login, me } from '#api/access/auth/contract.ts';
import { recoverPassword } from '#api/access/passwords/contract.ts';
import { live } from '#api/service/health/contract.ts';
import { inviteUser, repeatInvitation, withdrawInvitation } from '#api/users/invitations/contract.ts';
import { type Answer, ApiClient, type Failure } from '../support/api-client.ts';
import { asClient, opened, startTestService, type TestService, testPassword } from '../support/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ limits: { bySession: 20, byAddress: 60 } });
});
afterAll(() => service.close());

const from = (address: string) => ({ 'x-forwarded-for': address });

function expectToWait({ status, headers, body }: Answer<unknown>): void {
  expect(status).toBe(429);
  expect((body as Failure).error).toBe('request.rate_limited');
  expect((body as Failure).message).toMatch(/\d/);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
}

test('each session has its own limit, over all its addresses', async () => {
  const user = await service.newUser();
  const { data } = await service.anonymous.ok(login, { body: { email: user.email, password: testPassword } });
  const second = new ApiClient(service.app, opened(data).token);
  const answers: Answer<unknown>[] = [];
  for (let call = 0; call < 60; call++) answers.push(await user.send(me, { headers: from(`198.51.100.${call}`) }));
  expect(answers.slice(0, 20).map(({ status }) => status)).toEqual(Array(20).fill(200));
  expectToWait(answers.find(({ status }) => status !== 200)!);
  expect((await second.send(me)).status).toBe(200);
});

test('each address has one, also for public endpoints and invalid tokens', async () => {
  const headers = from('203.0.113.77');
  const answers: Answer<unknown>[] = [];
  for (let call = 0; call < 150; call++) {
    const client = call % 2 === 0 ? service.anonymous : new ApiClient(service.app, `x${call}.y.z`);
    answers.push(await client.send(call % 2 === 0 ? live : me, { headers }));
  }
  expectToWait(answers.find(({ status }) => status === 429)!);
  expect((await service.anonymous.send(live, { headers: from('203.0.113.78') })).status).toBe(200);
});

test('password recovery: three mails an hour per address, thirty requests per client', async () => {
  const user = await service.newUser();
  const asks: number[] = [];
  for (let ask = 0; ask < 31; ask++) {
    const answer = await service.anonymous.send(recoverPassword, {
      body: { email: user.email },
      headers: from('203.0.113.79'),
    });
    asks.push(answer.status);
    if (ask === 30) expectToWait(answer);
  }
  expect(new Set(asks.slice(0, 30)).size).toBe(1);
});

test('invitations: five mails an hour to one address, repeated or new, independent of other addresses', async () => {
  const root = await service.newUser();
  const invite = (user_email: string) =>
    root.send(inviteUser, { body: { user_name: 'Ana Mora', user_email, jobs: asClient } });
  const userId = (answer: Answer<unknown>) => (answer.body as { data: { id: number } }).data.id;
  const first = await invite('acosada@ejemplo.co');
  await root.ok(repeatInvitation, { params: { userId: userId(first) } });
  await root.ok(withdrawInvitation, { params: { userId: userId(first) } });
  const params = { userId: userId(await invite('Acosada@ejemplo.co')) };
  for (let mail = 0; mail < 2; mail++) await root.ok(repeatInvitation, { params });
  expectToWait(await root.send(repeatInvitation, { params }));
  expect((await invite('otra@ejemplo.co')).status).toBe(201);
});

test('sign-ins from one IPv6 /64 count together', async () => {
  const attempt = (address: string) =>
    service.anonymous.send(login, {
      body: { email: `nadie${address.replaceAll(':', '-')}@ejemplo.co`, password: 'otra' },
      headers: from(address),
    });
  for (let call = 0; call < 50; call++) expect((await attempt(`2001:db8:7:7::${call}`)).status).toBe(401);
  expectToWait(await attempt('2001:db8:7:7:ffff::1'));
  expect((await attempt('2001:db8:7:8::1')).status).toBe(401);
});
