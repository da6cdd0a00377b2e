/** DNS rebinding: a foreign `Host` gets nothing, and stored mails are shown to nobody but this machine's terminal. */
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recoverPassword } from '#api/access/passwords/contract.ts';
import { readHosts } from '#platform/http/own-host.ts';
import { outboxAddress } from '#platform/mail/outbox-page.ts';
import { startTestService, type TestService, testOutboxToken, testUrl } from '../support/test-service.ts';

let service: TestService;
let port: number;
beforeAll(async () => {
  const hosts = readHosts({ CUADRE_HOSTS: 'cuadre.lan, 192.0.2.7:8080,[2001:db8::7]' });
  service = await startTestService({ hosts });
  port = Number(new URL(await service.app.listen({ port: 0, host: '0.0.0.0' })).port);
});
afterAll(() => service.close());

const alive = '/api/v1/health/live';

async function ask(
  path: string,
  host: string,
  { to = '127.0.0.1', method = 'GET', ...headers }: Record<string, string> = {},
) {
  const sent = request({ host: to, port, path, method, agent: false, headers: { ...headers, host } });
  sent.end();
  const [response] = await once(sent, 'response');
  return { status: Number(response.statusCode), body: await readText(response) };
}

/** A request that no client would send. */
function raw(head: string): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => socket.end(`${head}\r\n\r\n`));
  return readText(socket);
}

/** `:port` stands for the port of the service. */
const withPort = (host: string) => host.replace(':port', `:${port}`);

describe('a host', () => {
  test.each([
    'localhost:port',
    'LOCALHOST:port',
    '127.0.0.1:port',
    '[::1]:port',
    new URL(testUrl).host,
    `${new URL(testUrl).host}:443`,
    'cuadre.lan',
    'cuadre.lan:9000',
    '192.0.2.7:8080',
    '[2001:db8::7]:1',
  ])('%s is ours', async (host) => {
    expect((await ask(alive, withPort(host))).status).toBe(200);
  });

  test.each([
    'mala.example',
    'mala.example:port',
    'localhost',
    'localhost:1',
    'localhost.mala.example:port',
    '127.0.0.1.mala.example:port',
    'cuadre.lan.mala.example',
    'mala.example:80@localhost:port',
    `${new URL(testUrl).host}:444`,
    '192.0.2.7',
    '192.0.2.8:port',
    '[::2]:port',
  ])('«%s» is not, whatever is asked for', async (host) => {
    for (const path of [
      alive,
      '/',
      '/empresas',
      '/assets/main.js',
      '/api/docs',
      '/nada',
      outboxAddress(testOutboxToken),
    ]) {
      const { status, body } = await ask(path, withPort(host));
      expect(status).toBe(421);
      expect(JSON.parse(body)).toMatchObject({ error: 'request.other_host' });
    }
    expect((await ask('/api/v1/auth/login', withPort(host), { method: 'POST' })).status).toBe(421);
  });

  test('a forwarded one is never read', async () => {
    const forged = { 'x-forwarded-host': 'localhost', forwarded: 'host=localhost' };
    expect((await ask(alive, 'mala.example', forged)).status).toBe(421);
  });

  test('health checks name the address that they connect to, or send none', async () => {
    const addresses = Object.values(networkInterfaces()).flatMap((all = []) => all);
    const own = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';
    expect((await ask(alive, `${own}:${port}`, { to: own })).status).toBe(200);
    expect(await raw(`GET ${alive} HTTP/1.0`)).toMatch(/^HTTP\/1\.[01] 200 /);
    expect(await raw(`GET ${alive} HTTP/1.0\r\nhost:`)).toMatch(/^HTTP\/1\.[01] 421 /);
  });
});

test.each(['http://cuadre.lan', 'cuadre.lan/x', '*', 'a b', '::1', 'cuadre.lan:x'])(
  'CUADRE_HOSTS «%s» is refused',
  (given) => {
    expect(() => readHosts({ CUADRE_HOSTS: given })).toThrow('CUADRE_HOSTS');
  },
);

/** Some of many: whatever no browser sends for a page counts. */
const proxyHeaders = [
  ...['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-proto', 'x-forwarded-server', 'x-client-ip'],
  ...['cf-connecting-ip', 'true-client-ip', 'fly-client-ip', 'x-envoy-external-address', 'x-amzn-trace-id'],
  ...['x-request-id', 'cdn-loop', 'tailscale-user-login'],
];

describe('stored mails', () => {
  const list = outboxAddress(testOutboxToken);
  test('are shown here with the token, and their links keep it', async () => {
    const user = await service.newUser();
    await service.anonymous.ok(recoverPassword, { body: { email: user.email } });
    const mail = await service.nextMail(user.email);
    const { status, body } = await ask(list, withPort('localhost:port'));
    expect(status).toBe(200);
    const [, link = ''] = new RegExp(`href="(/dev/correo/${mail.id}[^"]*)"`).exec(body) ?? [];
    expect((await ask(link, withPort('127.0.0.1:port'))).body).toContain('recuperar-clave#');
  });

  test.each(['', '?token=', '?token=otro', `?token=${testOutboxToken}x`, '?token=a&token=b'])(
    'are not shown with the token «%s»',
    async (query) => {
      for (const path of ['/dev/correo', '/dev/correo/20260101T000000000Z-00000000']) {
        const { status, body } = await ask(path + query, withPort('localhost:port'));
        expect(status).toBe(403);
        expect(body).toContain('la terminal mostró');
        expect(body).not.toContain('token=');
      }
    },
  );

  test('are not there for another machine, a public name or a proxy', async () => {
    expect((await ask(list, new URL(testUrl).host)).status).toBe(404);
    expect((await ask(list, 'cuadre.lan')).status).toBe(404);
    for (const header of proxyHeaders) {
      const { status } = await ask(list, withPort('localhost:port'), { [header]: '198.51.100.1' });
      expect([header, status]).toEqual([header, 404]);
    }
    // nginx as it comes: no header of its own, and the name of its upstream.
    expect(await raw(`GET ${list} HTTP/1.0\r\nhost: localhost:${port}`)).toMatch(/^HTTP\/1\.[01] 404 /);
    const remote = { url: list, remoteAddress: '198.51.100.1', headers: { host: 'localhost:80' } };
    expect((await service.app.inject(remote)).statusCode).toBe(404);
  });
});
