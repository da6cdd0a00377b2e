/**
 * Timing side channels: existing foreign ids and non-existent ids cause the same statements in the same order, so that
 * response times do not distinguish them. Times themselves are measured in docs/security.md.
 */
import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { login } from '#api/access/auth/contract.ts';
import { recoverPassword } from '#api/access/passwords/contract.ts';
import { requestVerificationCode } from '#api/access/registration/contract.ts';
import { linkCompanyUser } from '#api/users/company-users/contract.ts';
import { type Endpoint, unattendedHeader } from '#core/call/endpoint.ts';
import { makeRequest, takesIds } from '../access/made-requests.ts';
import type { ApiClient } from '../support/api-client.ts';
import { newCompany, startTestService, type TestService, type TestUser } from '../support/test-service.ts';

/** Statements of the current request only, separated from concurrent ones. */
const under = new AsyncLocalStorage<string[]>();

let service: TestService;
let stranger: TestUser;
let victim: TestUser;
let company: number;
let person: number;

beforeAll(async () => {
  const original = pg.Client.prototype.query;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const [first] = given;
    const text = typeof first === 'string' ? first : (first as { text?: string }).text;
    if (text !== undefined) under.getStore()?.push(text.replaceAll(/\s+/g, ' ').trim());
    return Reflect.apply(original, this, given);
  } as typeof original);
  // Restores the waiting request's context, which the pool would mix up.
  const connect = pg.Pool.prototype.connect;
  vi.spyOn(pg.Pool.prototype, 'connect').mockImplementation(function (this: pg.Pool, ...given: unknown[]) {
    return Reflect.apply(
      connect,
      this,
      given.map((each) => (typeof each === 'function' ? AsyncResource.bind(each as () => void) : each)),
    );
  } as typeof connect);
  service = await startTestService();
  stranger = await service.newUser();
  victim = await service.newUser();
  company = await newCompany(victim);
  const colleague = await service.newUser({ accountId: victim.accountId, isRoot: false });
  person = colleague.userId;
  await victim.ok(linkCompanyUser, { params: { id: company, userId: person } });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await service.close();
});

type Request = Parameters<ApiClient['send']>[1];

async function statements(client: ApiClient, endpoint: Endpoint, request: Request): Promise<string[]> {
  const found: string[] = [];
  await under.run(found, () => client.send(endpoint, request));
  return found;
}

test('every endpoint with an id does the same for a foreign and a non-existent one', async () => {
  const theirs: Record<string, string | number> = { company, user: person, account: victim.accountId };
  const calls = service.router.endpoints.filter((endpoint) => endpoint.access === 'user' && takesIds(endpoint));
  const different: string[] = [];
  let compared = 0;
  for (const endpoint of calls) {
    const nobodys = (kind: string) => (kind === 'account' ? '00000000-0000-4000-8000-000000000000' : 1_987_654_321);
    const another = makeRequest(endpoint, (kind) => theirs[kind] ?? nobodys(kind));
    const nothing = makeRequest(endpoint, nobodys);
    if (JSON.stringify(another) === JSON.stringify(nothing)) continue;
    // Unattended: otherwise the session's last use would be written once a minute.
    const headers = { [unattendedHeader]: '1' };
    const found = await statements(stranger, endpoint, { ...another, headers });
    const missed = await statements(stranger, endpoint, { ...nothing, headers });
    expect(missed.length).toBeGreaterThan(0);
    compared += 1;
    if (found.join('\n') !== missed.join('\n')) different.push(`${endpoint.method} ${endpoint.path}`);
  }
  expect(different).toEqual([]);
  expect(compared).toBeGreaterThan(40);
});

test.each<[string, (email: string) => [Endpoint, Request]]>([
  ['signing in', (email) => [login, { body: { email, password: 'una adivinanza' } }]],
  ['asking for a new password', (email) => [recoverPassword, { body: { email } }]],
  [
    'registering',
    (email) => {
      const person = { documentType: '13', documentNumber: '52123456', name: 'Alguien', phone: '3001234567', email };
      return [requestVerificationCode, { body: { person, password: 'tres gatos y un tejado' } }];
    },
  ],
])('%s does the same for a known and an unknown address', async (_, requestOf) => {
  let address = 0;
  const work = (email: string) => {
    const [endpoint, request] = requestOf(email);
    address += 1;
    return statements(service.anonymous, endpoint, {
      ...request,
      headers: { 'x-forwarded-for': `198.51.100.${address}` },
    });
  };
  // Excludes one-time preparation from the comparison.
  await work('primera@ejemplo.co');
  const known = await work(victim.email);
  expect(await work('nadie@ejemplo.co')).toEqual(known);
  expect(known.length).toBeGreaterThan(0);
});
