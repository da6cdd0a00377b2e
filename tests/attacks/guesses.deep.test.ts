/** Brute force: one account from many addresses, many accounts from one address, and every other secret. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { login } from '#api/access/auth/contract.ts';
import { resetPassword } from '#api/access/passwords/contract.ts';
import { confirmSecondFactor, disableSecondFactor, startSecondFactor } from '#api/access/second-factor/contract.ts';
import { listActivityLog } from '#api/kernel/activity-log/contract.ts';
import { redeemCode } from '#api/subscription/codes/contract.ts';
import type { Endpoint } from '#core/call/endpoint.ts';
import type { ApiClient, Failure } from '../support/api-client.ts';
import { startTestService, type TestService, testPassword } from '../support/test-service.ts';
import { cases } from '../support/test-sizes.ts';

const guesses = cases(10_000, 100);
/** Of other secrets. */
const tries = cases(500, 80);
const atOnce = 50;

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const from = (number: number) => ({
  'x-forwarded-for': `198.${18 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`,
});

/** Number of each response. Every rate-limit response has a retry delay. */
async function answersTo(
  number: number,
  guess: (index: number) => { client: ApiClient; endpoint: Endpoint; body: unknown; headers?: Record<string, string> },
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (let done = 0; done < number; done += atOnce) {
    const batch = Array.from({ length: Math.min(atOnce, number - done) }, async (_, index) => {
      const { client, endpoint, ...request } = guess(done + index);
      const { status, body, headers } = await client.send(endpoint, request);
      const key = status < 400 ? 'in' : (body as Failure).error;
      if (key === 'auth.locked' || key === 'request.rate_limited')
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      counts[key] = (counts[key] ?? 0) + 1;
    });
    await Promise.all(batch);
  }
  return counts;
}

describe(`${guesses} guesses`, () => {
  test('at one password, from many networks: some twenty are checked, later ones wait, even the right one', async () => {
    const user = await service.newUser();
    const began = Date.now();
    const counts = await answersTo(guesses, (index) => ({
      client: service.anonymous,
      endpoint: login,
      // The right password among them, within the first wait.
      body: { email: user.email, password: index === 75 ? testPassword : `adivinanza ${index}` },
      headers: from(index),
    }));
    const { 'auth.invalid_credentials': checked = 0, ...rest } = counts;
    // Waits of 10, 20, 40, 80 and 160 seconds.
    const more = Math.floor(Math.log2((Date.now() - began) / 10_000 + 1));
    expect(checked).toBeGreaterThanOrEqual(20);
    expect(checked).toBeLessThanOrEqual(20 + more);
    expect(rest).toEqual({ 'request.rate_limited': guesses - checked });
  });

  test('at one password, from one network: three are checked, then one after each wait, six in all', async () => {
    const user = await service.newUser();
    const counts = await answersTo(50, (index) => ({
      client: service.anonymous,
      endpoint: login,
      body: { email: user.email, password: `adivinanza ${index}` },
      headers: { 'x-forwarded-for': '203.0.113.249' },
    }));
    expect(counts).toEqual({ 'auth.invalid_credentials': 3, 'request.rate_limited': 47 });
  });

  test('at many users from one address: fifty are checked', async () => {
    const counts = await answersTo(guesses, (index) => ({
      client: service.anonymous,
      endpoint: login,
      body: { email: `persona${index}@otra.co`, password: testPassword },
      headers: { 'x-forwarded-for': '203.0.113.250' },
    }));
    expect(counts).toEqual({ 'auth.invalid_credentials': 50, 'request.rate_limited': guesses - 50 });
  });

  test('a forged X-Forwarded-For does not change the counted address', async () => {
    const counts = await answersTo(100, (index) => ({
      client: service.anonymous,
      endpoint: login,
      body: { email: `persona${index}@otra.co`, password: testPassword },
      // The proxy appends the last address; earlier ones are the client's.
      headers: { 'x-forwarded-for': `10.1.1.${index}, 203.0.113.251` },
    }));
    expect(counts).toEqual({ 'auth.invalid_credentials': 50, 'request.rate_limited': 50 });
  });
});

describe('other secrets', () => {
  test('the password of an open session: five', async () => {
    const user = await service.newUser();
    const counts = await answersTo(tries, (index) => ({
      client: user,
      endpoint: disableSecondFactor,
      body: { password: `adivinanza ${index}` },
    }));
    expect(counts).toEqual({ 'password.wrong': 5, 'auth.locked': tries - 5 });
  });

  test('codes of a second factor: five, each logged in the activity log', async () => {
    const user = await service.newUser();
    await user.ok(startSecondFactor, { body: { password: testPassword } });
    const counts = await answersTo(tries, (index) => ({
      client: user,
      endpoint: confirmSecondFactor,
      body: { code: `x${String(index).padStart(5, '0')}` },
    }));
    expect(counts).toEqual({ 'second_factor.wrong': 5, 'auth.locked': tries - 5 });
    const { meta, data } = await user.ok(listActivityLog, { query: { act: 'second_factor.failed' } });
    expect(meta.total).toBe(5);
    expect(data[0]?.attributes).toMatchObject({ userId: null, target: user.email });
  });

  test('links of password recovery: thirty an hour per address', async () => {
    const counts = await answersTo(tries, (index) => ({
      client: service.anonymous,
      endpoint: resetPassword,
      body: { secret: `${'x'.repeat(38)}${10_000 + index}`, password: 'tres gatos y un tejado' },
      headers: { 'x-forwarded-for': '203.0.113.252' },
    }));
    expect(counts).toEqual({ 'password.link_expired': 30, 'request.rate_limited': tries - 30 });
  });

  test('activation codes: sixty', async () => {
    const user = await service.newUser();
    const counts = await answersTo(tries, (index) => ({
      client: user,
      endpoint: redeemCode,
      body: { code: `ABCD-EFGH-${String(index).padStart(4, '2')}-2345` },
    }));
    expect(counts).toEqual({ 'code.invalid': 60, 'request.rate_limited': tries - 60 });
  });
});

test("failed sign-ins are in the activity log of the address's account, once per checked attempt", async () => {
  const user = await service.newUser();
  await answersTo(50, (index) => ({
    client: service.anonymous,
    endpoint: login,
    body: { email: user.email, password: `adivinanza ${index}` },
    headers: from(20_000 + index),
  }));
  await vi.waitFor(
    async () => {
      const { meta } = await user.ok(listActivityLog, { query: { act: 'session.failed' } });
      expect(meta.total).toBe(20);
    },
    { timeout: 60_000, interval: 200 },
  );
});
