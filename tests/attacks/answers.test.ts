/** Security and caching headers of every kind of response. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login } from '#api/access/auth/contract.ts';
import { userCompanies } from '#api/companies/companies/contract.ts';
import { outboxAddress } from '#platform/mail/outbox-page.ts';
import { temporaryDataDirectory } from '../support/test-database.ts';
import { startTestService, type TestService, testOutboxToken } from '../support/test-service.ts';

let service: TestService;
const folder = temporaryDataDirectory();
const site = join(folder, 'web');
const base = '/api/v1';

beforeAll(async () => {
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(site, 'index.html'), '<!doctype html><meta property="csp-nonce" nonce="%NONCE%">');
  writeFileSync(join(site, 'assets', 'main-4f2a.js'), 'console.log(1)');
  writeFileSync(join(site, 'assets', 'main-4f2a.js.br'), 'as the build compressed it');
  service = await startTestService({ site });
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

const json = { 'content-type': 'application/json' };

describe('every response', () => {
  const cases: [string, () => Promise<{ headers: Record<string, unknown>; statusCode: number }>][] = [
    ['JSON', () => service.app.inject({ url: `${base}/health/live` })],
    ['an error', () => service.app.inject({ url: `${base}/auth/me` })],
    ['nothing found', () => service.app.inject({ url: `${base}/nada` })],
    [
      'a body that is none',
      () => service.app.inject({ method: 'POST', url: `${base}/auth/login`, headers: json, payload: '{' }),
    ],
    ['nothing', () => service.app.inject({ method: 'OPTIONS', url: `${base}/health/live` })],
    ['the page of the client', () => service.app.inject({ url: '/', headers: { accept: 'text/html' } })],
    ['a screen of the client', () => service.app.inject({ url: '/empresas', headers: { accept: 'text/html' } })],
    ['a file of the client', () => service.app.inject({ url: '/assets/main-4f2a.js' })],
    ['the page of the API', () => service.app.inject({ url: '/api/docs' })],
    ['its description', () => service.app.inject({ url: `${base}/openapi.json` })],
    ['the outbox', () => service.app.inject({ url: outboxAddress(testOutboxToken) })],
    ['the outbox without its token', () => service.app.inject({ url: '/dev/correo' })],
    ['a foreign host', () => service.app.inject({ url: '/', headers: { host: 'mala.example' } })],
  ];

  test.each(cases)('%s', async (_, send) => {
    const { headers } = await send();
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|\*|http|data:)/);
    expect(policy).toMatch(/default-src '(none|self)'/);
    expect(policy).toContain("base-uri 'none'");
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  test('API responses are never cached, errors included; files with hashed names are', async () => {
    for (const path of ['/health/live', '/auth/me', '/nada', '/openapi.json']) {
      expect((await service.app.inject({ url: base + path })).headers['cache-control'], path).toBe('no-store');
    }
    expect((await (await service.newUser()).send(userCompanies)).headers['cache-control']).toBe('no-store');
    const file = await service.app.inject({ url: '/assets/main-4f2a.js' });
    expect(file.headers['cache-control']).toContain('immutable');
  });

  test('client files are sent as compressed by the build, if accepted', async () => {
    const url = '/assets/main-4f2a.js';
    const packed = await service.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
    });
    expect(packed.headers['cache-control']).toContain('immutable');
    expect(packed.body).toBe('as the build compressed it');
    const plain = await service.app.inject({ url });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe('console.log(1)');
  });

  test('an API response may load nothing, and a page has its own nonce', async () => {
    const api = await service.app.inject({ url: `${base}/health/live` });
    expect(api.headers['content-security-policy']).toContain("default-src 'none'");
    const nonces = [];
    for (const path of ['/', '/', '/empresas', '/api/docs']) {
      const { headers, body } = await service.app.inject({ url: path, headers: { accept: 'text/html' } });
      const nonce = /style-src 'self' 'nonce-([^']{24})'/.exec(String(headers['content-security-policy']))?.[1];
      expect(body).toContain(`nonce="${nonce}"`);
      nonces.push(nonce);
    }
    expect(new Set(nonces).size).toBe(nonces.length);
  });

  test('an internal error reveals nothing', async () => {
    const answer = await service.anonymous.send(login, {
      body: { email: '900394374', password: 'x' },
    });
    expect(answer.bytes.toString()).not.toMatch(/stack|node_modules|\.ts:|select |kysely/i);
  });
});
