import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHttpServer } from './http-server.ts';

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cuadre-site-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Cuadre</title>');
  writeFileSync(join(folder, 'assets', 'main-4f2a.js'), `console.log(1)//${'x'.repeat(4000)}`);
  const hosts = { publicUrl: () => 'http://localhost', further: [] };
  app = await createHttpServer({ logger: { level: 'silent' }, site: folder, proxies: 0, https: false, hosts });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const page = { accept: 'text/html,*/*' };

describe('the web client', () => {
  test.each(['/', '/empresa/3/servicio/auditoria', '/login'])(
    'opens its page at %s and asks for it again each time',
    async (url) => {
      const response = await app.inject({ url, headers: page });
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain('<title>Cuadre</title>');
      expect(response.headers).toMatchObject({ 'cache-control': 'no-cache' });
      expect(response.headers['content-type']).toContain('text/html');
    },
  );

  test.each([
    ['GET', '/login', { accept: '*/*' }],
    ['GET', '/login?invitacion=a.b', { accept: '*/*' }],
    ['GET', '/', { accept: '*/*' }],
    ['GET', '/login', {}],
  ] as const)('%s %s with %j, as of curl, opens its page', async (method, url, headers) => {
    const response = await app.inject({ method, url, headers });
    expect([response.statusCode, response.body.includes('<title>Cuadre</title>')]).toEqual([200, true]);
  });

  test.each(['/', '/login'])('HEAD %s says what GET would', async (url) => {
    const response = await app.inject({ method: 'HEAD', url, headers: { accept: '*/*' } });
    expect([response.statusCode, response.headers['content-type'], response.body]).toEqual([200, 'text/html', '']);
  });

  test('caches files with hashed names forever, compressed', async () => {
    const response = await app.inject({ url: '/assets/main-4f2a.js', headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
    });
  });

  test.each([
    ['/assets/main-old.js', { accept: '*/*' }],
    ['/api/v1/nada', page],
    ['/api/v1/nada', { accept: '*/*' }],
    ['/login', { accept: 'application/json' }],
    ['/../../etc/passwd.txt', { accept: '*/*' }],
  ])('does not serve its page for %s', async (url, headers) => {
    const response = await app.inject({ url, headers });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ error: 'resource.not_found' });
  });
});
