/** Malicious requests: undeclared fields, and attacks through paths, headers and bodies. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { me } from '#api/access/auth/contract.ts';
import { recoverPassword } from '#api/access/passwords/contract.ts';
import { getCompany } from '#api/companies/companies/contract.ts';
import { live } from '#api/service/health/contract.ts';
import { updatePreferences } from '#api/users/profile/contract.ts';
import { updateUser } from '#api/users/users/contract.ts';
import { companyParameter, type Endpoint } from '#core/call/endpoint.ts';
import { makeRequest } from '../access/made-requests.ts';
import { temporaryDataDirectory } from '../support/test-database.ts';
import { newCompany, startTestService, type TestService, type TestUser, testUrl } from '../support/test-service.ts';
import { spread } from '../support/test-sizes.ts';

let service: TestService;
let user: TestUser;
let staff: TestUser;
let company: number;
let url: string;
const folder = temporaryDataDirectory();
const site = join(folder, 'web');

beforeAll(async () => {
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(
    join(site, 'index.html'),
    '<!doctype html><meta property="csp-nonce" nonce="%NONCE%"><title>Cuadre</title>',
  );
  writeFileSync(join(site, 'assets', 'main-4f2a.js'), 'console.log(1)');
  writeFileSync(join(folder, 'secreto.txt'), 'no se sirve');
  service = await startTestService({ site });
  user = await service.newUser();
  staff = await service.newUser({ isAdmin: true });
  company = await newCompany(user);
  url = await service.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await service.close();
  rmSync(dirname(site), { recursive: true, force: true });
});

const name = ({ method, path }: Endpoint) => `${method} ${path}`;
const base = '/api/v1';

/** Fields that attempt a privilege escalation. */
const wishes = {
  account_id: '00000000-0000-4000-8000-000000000000',
  accountId: '00000000-0000-4000-8000-000000000000',
  is_root: true,
  isRootUser: true,
  is_admin: true,
  isAdmin: true,
  id: 1,
  user_id: 1,
  role: 'admin',
  permissions: ['usuarios.editar'],
  password_hash: 'x',
  version: 1,
  constructor: { prototype: { isAdmin: true } },
};

describe('an undeclared field', () => {
  test('is refused in every body, at the top and in nested objects', async () => {
    const found: string[] = [];
    const all = service.router.endpoints
      .filter(({ body }) => body !== undefined)
      .flatMap((endpoint) => {
        const made = makeRequest(endpoint, (kind) => (kind === 'company' ? company : 1));
        if (companyParameter(endpoint) !== null) made.params[companyParameter(endpoint)!] = company;
        const bodies = [...withWishes(made.body as Record<string, unknown>, endpoint)];
        return bodies.map((body) => ({ endpoint, request: { ...made, body } }));
      });
    expect(all.length).toBeGreaterThan(300);
    for (const { endpoint, request } of spread(all, 150)) {
      const client = endpoint.access === 'public' ? service.anonymous : endpoint.access === 'admin' ? staff : user;
      const { status, bytes } = await client.send(endpoint, request);
      if (status !== 400) found.push(`${name(endpoint)}: ${status} ${bytes.toString().slice(0, 100)}`);
    }
    expect(found).toEqual([]);
  });

  /** The body with one additional field, for each one that the endpoint does not declare. */
  function* withWishes(body: Record<string, unknown>, endpoint: Endpoint): Generator<unknown> {
    const text = JSON.stringify(endpoint.body);
    for (const [key, value] of Object.entries(wishes)) {
      if (!text.includes(`"${key}"`)) yield { ...body, [key]: value };
    }
    for (const [key, value] of Object.entries(body)) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
      yield { ...body, [key]: { ...value, __nadie: 1 } };
    }
  }

  test('never makes the caller staff, subscriber or another user', async () => {
    const colleague = await service.newUser({ accountId: user.accountId, isRoot: false });
    await user.fails(updateUser, 'request.invalid', {
      params: { userId: colleague.userId },
      body: { user_name: 'Otra', is_root: true },
    });
    const { data } = await colleague.ok(me);
    expect(data.attributes).toMatchObject({ isRootUser: false, isAdmin: false });
  });

  test('is refused in every query', async () => {
    const found: string[] = [];
    for (const endpoint of service.router.endpoints.filter(({ access }) => access === 'public')) {
      const { params } = makeRequest(endpoint, () => 1);
      const { status } = await service.anonymous.send(endpoint, { params, query: { is_admin: 'true' } });
      if (status !== 400) found.push(`${name(endpoint)}: ${status}`);
    }
    expect(found).toEqual([]);
  });
});

/** A raw request that no client would send. Returns status and the rest. */
function raw(head: string, body: string | Buffer = ''): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${head}\r\nconnection: close\r\n\r\n`);
      socket.write(body);
    });
    let text = '';
    socket.setEncoding('latin1').on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', reject).on('close', () => resolve({ status: Number(text.slice(9, 12)), text }));
  });
}

describe('a path', () => {
  test.each([
    '/../secreto.txt',
    '/assets/../../secreto.txt',
    '/..%2fsecreto.txt',
    '/%2e%2e/secreto.txt',
    '/%2e%2e%2fsecreto.txt',
    '/assets/..%5c..%5csecreto.txt',
    '/assets/..\\..\\secreto.txt',
    '/%252e%252e%252fsecreto.txt',
    '//secreto.txt',
    '/assets/%00/../../secreto.txt',
    '/..;/secreto.txt',
    '/dev/correo/..%2f..%2f..%2fetc%2fpasswd',
    '/dev/correo/%2e%2e',
  ])('%s cannot escape its folder', async (path) => {
    const { status, text } = await raw(`GET ${path} HTTP/1.1\r\nhost: x\r\naccept: */*`);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(text).not.toContain('no se sirve');
    expect(text).not.toContain('root:');
  });

  test.each([
    `${base}/companies/1%2f..%2f2`,
    `${base}/companies/%2e%2e/auth/me`,
    `${base}/companies/1;admin`,
    `${base}//companies/1`,
    `${base}/companies/1%00`,
    `${base}/companies/1e0`,
    `${base}/companies/0x1`,
    `${base}/companies/-1`,
    `${base}/companies/9999999999`,
    `${base}/companies/__proto__`,
    `${base.toUpperCase()}/companies/1`,
  ])('%s does not bypass authorisation', async (path) => {
    const { statusCode } = await service.app.inject({ url: path });
    expect([400, 401, 403, 404]).toContain(statusCode);
  });

  test('has a fixed method: no header or field overrides it', async () => {
    for (const headers of [{ 'x-http-method-override': 'DELETE' }, { 'x-method-override': 'PUT' }]) {
      const { data } = await user.ok(getCompany, { params: { id: company }, headers });
      expect(data.id).toBe(company);
    }
    const { statusCode } = await service.app.inject({
      method: 'POST',
      url: `${base}/companies/${company}?_method=DELETE`,
    });
    expect(statusCode).toBe(404);
    expect((await service.app.inject({ method: 'TRACE' as 'GET', url: `${base}/health/live` })).statusCode).toBe(404);
  });
});

describe('a header', () => {
  test.each(['x-forwarded-host', 'x-host', 'forwarded', 'x-original-url', 'x-forwarded-proto'])(
    '%s is in no link and no answer',
    async (header) => {
      const someone = await service.newUser();
      const headers = { [header]: header === 'forwarded' ? 'host=mala.example' : 'mala.example' };
      const answer = await service.anonymous.send(recoverPassword, { body: { email: someone.email }, headers });
      expect(answer.status).toBeLessThan(300);
      const mail = await service.nextMail(someone.email);
      expect(mail.text).toContain(`${testUrl}/recuperar-clave#`);
      expect(JSON.stringify([mail, answer.headers])).not.toContain('mala.example');
      const page = await service.app.inject({ url: '/', headers: { ...headers, accept: 'text/html' } });
      expect(page.body + JSON.stringify(page.headers)).not.toContain('mala.example');
    },
  );

  test('over the size limit ends the request, not the service', async () => {
    const { status } = await raw(`GET ${base}/health/live HTTP/1.1\r\nhost: x\r\nx-a: ${'a'.repeat(17_000)}`);
    expect(status).toBe(431);
    const many = Array.from({ length: 3000 }, (_, index) => `x-${index}: 1`).join('\r\n');
    expect([200, 431]).toContain((await raw(`GET ${base}/health/live HTTP/1.1\r\nhost: x\r\n${many}`)).status);
    await service.anonymous.ok(live);
  });

  test('cannot be injected into a response by a line break', async () => {
    const { text } = await raw(`GET /nada%0d%0aset-cookie:%20a=b HTTP/1.1\r\nhost: x\r\naccept: text/html`);
    expect(text.toLowerCase()).not.toMatch(/^set-cookie/m);
    const folded = await raw(`GET ${base}/health/live HTTP/1.1\r\nhost: x\r\nx-a: 1\r\n evil: 2`);
    expect(folded.status).toBe(400);
  });

  test.each([
    ['two lengths', `POST ${base}/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ncontent-length: 3`],
    [
      'a length and chunks',
      `POST ${base}/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked`,
    ],
    ['chunks that are none', `POST ${base}/auth/login HTTP/1.1\r\nhost: x\r\ntransfer-encoding: xchunked`],
    ['a line feed alone', `GET ${base}/health/live HTTP/1.1\nhost: x`],
  ])('%s: ambiguous request framing is refused', async (_, head) => {
    expect((await raw(head, '0\r\n\r\n')).status).toBe(400);
  });
});

describe('another origin', () => {
  test('gets no CORS permission, with or without preflight', async () => {
    const origin = { origin: 'https://mala.example' };
    const asked = await service.app.inject({
      method: 'OPTIONS',
      url: `${base}/auth/login`,
      headers: {
        ...origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(asked.statusCode).toBe(404);
    const answers = [
      asked,
      await service.app.inject({ url: `${base}/health/live`, headers: origin }),
      await service.app.inject({ url: '/', headers: { ...origin, accept: 'text/html' } }),
      await service.app.inject({ url: `${base}/openapi.json`, headers: { origin: 'null' } }),
    ];
    for (const { headers } of answers) {
      expect(Object.keys(headers).filter((header) => header.startsWith('access-control'))).toEqual([]);
    }
  });
});

const post = (payload: string | Buffer, type = 'application/json', path = '/auth/login') =>
  service.app.inject({ method: 'POST', url: base + path, headers: { 'content-type': type }, payload });

describe('a body', () => {
  const credentials = '"email":"a@ejemplo.co","password":"x"';

  test.each([
    ['that reaches for the prototype', `{${credentials},"__proto__":{"isAdmin":true}}`],
    ['that reaches for the constructor', `{${credentials},"constructor":{"prototype":{"isAdmin":true}}}`],
    ['that is a list', `[{${credentials}}]`],
    ['that is null', 'null'],
    ['of a number that JSON does not have', '{"email":NaN}'],
    ['with something after it', `{${credentials}}{}`],
    ['with a text that is an object', '{"email":{"$ne":null},"password":{"$ne":null}}'],
    ['with a NUL', '{"email":"a\\u0000@ejemplo.co","password":"x"}'],
    ['eight thousand lists deep', `${'['.repeat(8000)}${']'.repeat(8000)}`],
    ['two thousand objects deep', `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`],
  ])('%s is refused', async (_, payload) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: 'request.invalid' });
    expect(Object.prototype).not.toHaveProperty('isAdmin');
  });

  test('with a duplicate field has one value for every reader', async () => {
    const answer = await post('{"email":"a@ejemplo.co","email":"no es un correo","password":"x"}');
    expect(answer.statusCode).toBe(400);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'text/html',
    'multipart/form-data; boundary=x',
  ])('declared as %s is not read as JSON', async (type) => {
    const { statusCode } = await post(`{${credentials}}`, type);
    expect([400, 415]).toContain(statusCode);
  });

  test('over what its call needs is refused', async () => {
    const { statusCode, json } = await post(JSON.stringify({ email: 'a'.repeat(16_400) }));
    expect([statusCode, json().error]).toEqual([413, 'request.too_large']);
  });

  test('prototype pollution has no effect, even where any JSON is accepted', async () => {
    const payload = '{"preferences":{"__proto__":{"x":1}}}';
    const { statusCode } = await service.app.inject({
      method: updatePreferences.method,
      url: base + updatePreferences.path,
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect([400, 401]).toContain(statusCode);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});

describe('a repeated parameter', () => {
  test('is refused where one is expected', async () => {
    const { statusCode } = await service.app.inject({ url: `${base}/guide/search?text=saldo&text=iva` });
    expect(statusCode).toBe(400);
    expect((await service.app.inject({ url: `${base}/guide/search?text=saldo` })).statusCode).toBe(200);
  });
});
