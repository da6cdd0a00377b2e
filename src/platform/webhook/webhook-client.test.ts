import { createHmac } from 'node:crypto';
import dns from 'node:dns';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { newWebhookSecret, signatureHeaders } from './signature.ts';
import { createWebhookClient, usualWebhooks } from './webhook-client.ts';

const servers: Server[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listening(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return (server.address() as AddressInfo).port;
}

const local = createWebhookClient({ ...usualWebhooks, loopback: true, timeoutMs: 1000 });
const strict = createWebhookClient(usualWebhooks);

describe('an address of a webhook', () => {
  test.each(['https://avisos.ejemplo.co/cuadre?clave=1', 'https://ejemplo.co:8443/x', 'https://8.8.8.8/'])(
    'is accepted: %s',
    (url) => expect(strict.accepts(url)).toBe(true),
  );

  test.each([
    ...['http://ejemplo.co/', 'ftp://ejemplo.co/', 'https://ana:clave@ejemplo.co/', 'https://ejemplo.co/#x', 'nada'],
    ...['https://127.0.0.1/', 'https://localhost/', 'https://[::1]/', 'https://[::ffff:10.0.0.1]/'],
    // The same addresses, written otherwise.
    ...['https://2130706433/', 'https://0x7f.1/', 'https://127.1/', 'https://0251.0376.0251.0376/'],
    // Other ports than those of web servers.
    ...['https://ejemplo.co:22/', 'https://ejemplo.co:6379/x', 'https://8.8.8.8:25/'],
    ...['https://169.254.169.254/latest/meta-data', 'https://100.64.0.1/', 'https://192.168.0.1/', 'http://127.0.0.1/'],
  ])('is refused: %s', (url) => expect(strict.accepts(url)).toBe(false));

  test('on this machine is for trials, http included; other private ones are refused there too', () => {
    for (const url of ['http://127.0.0.1:9/', 'http://localhost:9/', 'http://[::1]:9/'])
      expect(local.accepts(url), url).toBe(true);
    for (const url of ['http://10.0.0.1/', 'https://10.0.0.1/', 'http://ejemplo.co/'])
      expect(local.accepts(url), url).toBe(false);
  });
});

describe('a message', () => {
  test('arrives with its headers and body', async () => {
    const heard: { headers: IncomingMessage['headers']; body: string }[] = [];
    const port = await listening(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      heard.push({ headers: request.headers, body });
      response.writeHead(201).end('recibido');
    });
    const answer = await local.post(`http://127.0.0.1:${port}/`, { 'webhook-id': 'a' }, '{"ñ":1}');
    expect(answer).toMatchObject({ status: 201, failure: null, body: 'recibido' });
    expect(heard).toMatchObject([{ headers: { 'webhook-id': 'a', 'content-length': '8' }, body: '{"ñ":1}' }]);
  });

  test('follows no redirect', async () => {
    let calls = 0;
    const port = await listening((_request, response) => {
      calls += 1;
      response.writeHead(307, { location: '/otra' }).end();
    });
    expect(await local.post(`http://127.0.0.1:${port}/`, {}, '{}')).toMatchObject({ status: 307, failure: null });
    expect(calls).toBe(1);
  });

  test('keeps a thousand bytes of an answer without end, and its status if the rest never comes', async () => {
    const port = await listening((_request, response) => {
      response.on('error', () => {});
      const more = setInterval(() => response.write('x'.repeat(600)), 1);
      response.on('close', () => clearInterval(more));
    });
    expect((await local.post(`http://127.0.0.1:${port}/`, {}, '{}')).body).toHaveLength(1024);
    const slow = await listening((_request, response) => response.writeHead(200).write('medio'));
    const cut = createWebhookClient({ ...usualWebhooks, loopback: true, timeoutMs: 200 });
    expect(await cut.post(`http://127.0.0.1:${slow}/`, {}, '{}')).toMatchObject({ status: 200, body: 'medio' });
  });

  test('that gets no answer says why', async () => {
    const silent = await listening(() => {});
    const patient = createWebhookClient({ ...usualWebhooks, loopback: true, timeoutMs: 200 });
    expect(await patient.post(`http://127.0.0.1:${silent}/`, {}, '{}')).toMatchObject({
      status: null,
      failure: 'timeout',
    });
    expect((await local.post('http://127.0.0.1:1/', {}, '{}')).failure).toBe('connection');
    // As a private one: names of our own network are not to be told from names that do not exist.
    expect(await strict.post('https://no-existe.invalid/', {}, '{}')).toMatchObject({ failure: 'address', took: 0 });
    expect((await strict.post('http://127.0.0.1:1/', {}, '{}')).failure).toBe('address');
  });
});

describe('a public name that leads to a private address', () => {
  /** As a foreign name server answers. */
  const resolveTo = (...answers: string[][]) => {
    const asked = vi.spyOn(dns, 'lookup');
    let turn = 0;
    asked.mockImplementation(((_host: string, _options: object, callback: (...all: unknown[]) => void) => {
      const found = answers[Math.min(turn, answers.length - 1)]!;
      turn += 1;
      callback(
        null,
        found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    }) as unknown as typeof dns.lookup);
    return asked;
  };

  test.each([
    [['10.0.0.1']],
    [['127.0.0.1']],
    [['169.254.169.254']],
    [['100.100.100.200']],
    [['::ffff:127.0.0.1']],
    [['fd00:ec2::254']],
    // One good address does not excuse another.
    [['8.8.8.8', '127.0.0.1']],
    [[]],
  ])('is refused: %j', async (addresses) => {
    resolveTo(addresses);
    expect(await strict.post('https://ejemplo.co/', {}, '{}')).toMatchObject({ status: null, failure: 'address' });
  });

  test('is asked for once, so that a second answer changes nothing (rebinding)', async () => {
    let calls = 0;
    const port = await listening((_request, response) => {
      calls += 1;
      response.end();
    });
    // Reserved for documentation, so nothing listens there; the second answer would reach this machine.
    const asked = resolveTo(['203.0.113.1'], ['127.0.0.1']);
    const open = createWebhookClient({ ...usualWebhooks, ports: [port] });
    const answer = await open.post(`https://ejemplo.co:${port}/`, {}, '{}');
    expect(answer.failure).toBe('address');
    expect(asked).toHaveBeenCalledTimes(1);
    expect(calls).toBe(0);
  });
});

test('a signature is that of Standard Webhooks, one for each secret', () => {
  const [one, two] = [newWebhookSecret(), newWebhookSecret()];
  expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const message = { id: 'msg_1', timestamp: 1_700_000_000, body: '{"a":"ñ"}' };
  const headers = signatureHeaders(message, [one, two]);
  const sign = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
      .update('msg_1.1700000000.{"a":"ñ"}')
      .digest('base64');
  expect(headers).toEqual({
    'webhook-id': 'msg_1',
    'webhook-timestamp': '1700000000',
    'webhook-signature': `v1,${sign(one)} v1,${sign(two)}`,
  });
  // The example of the specification.
  const known = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1_614_265_330, body: '{"test": 2432232314}' };
  expect(signatureHeaders(known, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'])['webhook-signature']).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});
