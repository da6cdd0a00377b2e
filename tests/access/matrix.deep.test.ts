/**
 * Authorisation matrix: every endpoint × every kind of caller: allowed, refused, or not found. Allowed requests carry
 * an unknown field, which is refused after authorisation and before any effect.
 */
import { randomUUID } from 'node:crypto';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linkCompanyUser } from '#api/users/company-users/contract.ts';
import { assignRole } from '#api/users/roles/contract.ts';
import { companyParameter, type Endpoint } from '#core/call/endpoint.ts';
import { withClient } from '#platform/database/connection.ts';
import type { ApiClient } from '../support/api-client.ts';
import { newCompany, startTestService, type TestService } from '../support/test-service.ts';
import { knownCalls } from './known-calls.ts';
import { makeRequest } from './made-requests.ts';

/** Specified permissions of the built-in roles, independent of the code. */
const jobs: Record<string, (module: string, action: string) => boolean> = {
  contador: (module, action) => {
    if (module === 'empresas') return ['ver', 'editar', 'exportar'].includes(action);
    return module === 'usuarios' ? action === 'ver' : module !== 'licencias';
  },
  revisor_fiscal: (_, action) => ['ver', 'exportar', 'aprobar'].includes(action),
  auxiliar_contable: (module, action) => {
    if (module === 'auditoria') return action !== 'aprobar';
    return action === 'ver' && ['parametrizacion', 'empresas'].includes(module);
  },
  gerente: (module, action) => {
    if (module === 'estados_financieros') return action === 'ver' || action === 'exportar';
    return action === 'ver' && (module === 'auditoria' || module === 'empresas');
  },
  cliente: (module, action) => {
    if (module === 'empresas') return action === 'ver';
    return ['auditoria', 'estados_financieros'].includes(module) && (action === 'ver' || action === 'exportar');
  },
};

type Outcome =
  | 'in'
  | 'auth.required'
  | 'auth.forbidden'
  | 'auth.books_hidden'
  | 'license.expired'
  | 'second_factor.required';

interface Person {
  name: string;
  client: ApiClient;
  /** Whether they have a permission in a company, or (no company in the path) in the account. */
  has(module: string, action: string, inCompany: boolean, somewhere: boolean): boolean;
  isRoot?: boolean;
  isAdmin?: boolean;
  isExpired?: boolean;
  /** Lacks a required second factor. */
  isFactorless?: boolean;
}

let service: TestService;
let company: number;
const people: Person[] = [];
const accountant = jobs.contador!;
const noRole: Person['has'] = () => false;
const everything = () => true;

beforeAll(async () => {
  service = await startTestService();
  const root = await service.newUser();
  company = await newCompany(root);
  const invited = async (job?: string, companyId: number | null = null) => {
    const person = await service.newUser({ accountId: root.accountId, isRoot: false, hasRole: false });
    await root.ok(linkCompanyUser, { params: { id: company, userId: person.userId } });
    if (job !== undefined) {
      await root.ok(assignRole, { body: { user_id: person.userId, job_id: job, company_id: companyId } });
    }
    return person;
  };
  people.push({ name: 'without job', client: await invited(), has: noRole });
  for (const [job, has] of Object.entries(jobs)) people.push({ name: job, client: await invited(job), has });
  const has: Person['has'] = (module, action, inCompany, somewhere) =>
    (inCompany || somewhere) && accountant(module, action);
  people.push({ name: 'contador of one company', client: await invited('contador', company), has });
  people.push({ name: 'root', client: root, has: everything, isRoot: true });
  people.push({ name: 'root of another account', client: await service.newUser(), has: everything, isRoot: true });
  people.push({
    name: 'staff',
    client: await service.newUser({ isAdmin: true }),
    has: everything,
    isRoot: true,
    isAdmin: true,
  });
  const late = await service.newUser();
  const lateGuest = await service.newUser({ accountId: late.accountId, isRoot: false, hasRole: false });
  await withClient(service.access.owner, (owner) =>
    owner.query(`update license set starts_on = '2020-01-01', ends_on = '2020-12-31' where account_id = $1`, [
      late.accountId,
    ]),
  );
  people.push({ name: 'root, expired', client: late, has: everything, isRoot: true, isExpired: true });
  people.push({ name: 'without job, expired', client: lateGuest, has: noRole, isExpired: true });
  const careful = await service.newUser();
  const careless = await service.newUser({ accountId: careful.accountId, isRoot: false, hasRole: false });
  await withClient(service.access.owner, (owner) =>
    owner.query('update account set requires_second_factor = true where id = $1', [careful.accountId]),
  );
  people.push({ name: 'root without the factor', client: careful, has: everything, isRoot: true, isFactorless: true });
  people.push({ name: 'without job nor the factor', client: careless, has: noRole, isFactorless: true });
});
afterAll(() => service.close());

const name = ({ method, path }: Endpoint) => `${method} ${path}`;
const samples = [
  '1',
  '200',
  '2026',
  randomUUID(),
  '2026-01',
  'a'.repeat(64),
  'a'.repeat(32),
  'contador',
  'light',
  '1001',
  'ficticios',
];

/** Valid path values; the company is the one that most of these users are linked to. */
function paramsOf(endpoint: Endpoint): Record<string, string> {
  const { properties = {} } = (endpoint.params ?? {}) as { properties?: Record<string, TSchema> };
  return Object.fromEntries(
    Object.entries(properties).map(([key, schema]) => {
      if (key === companyParameter(endpoint)) return [key, String(company)];
      const value = samples.find((sample) => Value.Check(schema, Value.Convert(schema, sample)));
      if (value === undefined) throw new Error(`no sample for {${key}} of ${name(endpoint)}`);
      return [key, value];
    }),
  );
}

/** From the endpoint's expected line alone. */
function expected(endpoint: Endpoint, person: Person): Outcome {
  const [needs = '', ...marks] = (knownCalls.get(name(endpoint)) ?? '').split(' ');
  if (needs === 'public') return 'in';
  if (person.isFactorless && !marks.includes('factorless')) return 'second_factor.required';
  if (needs === 'admin') return person.isAdmin ? 'in' : 'auth.forbidden';
  const [module = '', action = ''] = needs.split('.');
  const has =
    needs === 'own' ||
    (needs === 'root'
      ? person.isRoot
      : person.has(module, action, endpoint.path.startsWith('/companies/{'), marks.includes('somewhere')));
  if (!has) return 'auth.forbidden';
  if (marks.includes('books') && !person.has('auditoria', 'ver', true, false)) return 'auth.books_hidden';
  const changes = endpoint.method !== 'GET' && !marks.includes('anytime');
  return changes && person.isExpired ? 'license.expired' : 'in';
}

async function outcome(endpoint: Endpoint, client: ApiClient): Promise<Outcome> {
  const { status, body } = await client.send(endpoint, { params: paramsOf(endpoint), query: { __nadie: '1' } });
  const { error, errors } = body as { error: string; errors?: { field: string }[] };
  if (error !== 'request.invalid') return error as Outcome;
  expect(
    errors?.map(({ field }) => field),
    name(endpoint),
  ).toContain('__nadie');
  expect(status).toBe(400);
  return 'in';
}

/** All deviations, so that one run reports everything. */
async function surprises(client: ApiClient, rule: (endpoint: Endpoint) => Outcome): Promise<string[]> {
  const found: string[] = [];
  for (const endpoint of service.router.endpoints) {
    const got = await outcome(endpoint, client);
    if (got !== rule(endpoint)) found.push(`${name(endpoint)}: ${got}, not ${rule(endpoint)}`);
  }
  return found;
}

describe('every endpoint', () => {
  test('has an expected line, and every line its endpoint', () => {
    expect(service.router.endpoints.map(name).sort()).toEqual([...knownCalls.keys()].sort());
  });

  test('without a session', async () => {
    const rule = (endpoint: Endpoint) => (knownCalls.get(name(endpoint)) === 'public' ? 'in' : 'auth.required');
    expect(await surprises(service.anonymous, rule)).toEqual([]);
  });

  test.each([
    'without job',
    ...Object.keys(jobs),
    'contador of one company',
    'root',
    'root of another account',
    'staff',
    'root, expired',
    'without job, expired',
    'root without the factor',
    'without job nor the factor',
  ])('by %s', async (who) => {
    const person = people.find((known) => known.name === who)!;
    expect(await surprises(person.client, (endpoint) => expected(endpoint, person))).toEqual([]);
  });
});

describe('a company', () => {
  const ofCompany = () => service.router.endpoints.filter((endpoint) => companyParameter(endpoint) !== null);

  test('does not exist for the root user of another account, nor for an unlinked user', async () => {
    const found: string[] = [];
    const strangers = people.filter((person) => /another|expired/.test(person.name));
    expect(strangers).toHaveLength(3);
    for (const endpoint of ofCompany().filter(({ method }) => method === 'GET')) {
      for (const { name: who, client } of strangers) {
        const params = paramsOf(endpoint);
        const { status } = await client.send(endpoint, { params });
        const elsewhere = await client.send(endpoint, { params: { ...params, id: 2_000_000_000 } });
        // 400: the endpoint also requires a query. 403: users and licenses are refused in any company.
        if (![400, 403, 404].includes(status) || elsewhere.status !== status) {
          found.push(`${name(endpoint)} by ${who}: ${status}, and ${elsewhere.status} for one that nobody has`);
        }
      }
    }
    expect(found).toEqual([]);
  });

  test('is named in no answer to who is linked to it without a role', async () => {
    const { client } = people.find((person) => person.name === 'without job')!;
    const found: string[] = [];
    for (const endpoint of service.router.endpoints) {
      if (endpoint.method !== 'GET' || endpoint.access !== 'user' || endpoint.produces === 'text/event-stream')
        continue;
      const { bytes } = await client.send(
        endpoint,
        makeRequest(endpoint, () => company),
      );
      if (/Suministros|900394374/.test(bytes.toString())) found.push(name(endpoint));
    }
    expect(found).toEqual([]);
  });

  test('cannot be changed by the root user of another account, nor by staff', async () => {
    const found: string[] = [];
    for (const endpoint of ofCompany().filter(({ method }) => method !== 'GET')) {
      for (const who of ['root of another account', 'staff']) {
        const { client } = people.find((person) => person.name === who)!;
        const { status } = await client.send(endpoint, { params: paramsOf(endpoint) });
        if (![400, 403, 404].includes(status)) found.push(`${name(endpoint)} by ${who}: ${status}`);
      }
    }
    expect(found).toEqual([]);
  });
});
