import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createHttpServer } from '../http-server.ts';

let app: FastifyInstance;
beforeAll(async () => {
  const hosts = { publicUrl: () => 'http://localhost', further: [] };
  app = await createHttpServer({ logger: { level: 'silent' }, site: null, proxies: 0, https: false, hosts });
  app.post('/echo', (request) => Promise.resolve(request.body));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** A connection that has sent the head of a request and a part of its body. */
async function opened(declared: number, sent: number) {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let received = '';
  let isClosed = false;
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text;
  });
  socket
    .on('error', () => undefined)
    .on('close', () => {
      isClosed = true;
    });
  await once(socket, 'connect');
  const head = (length: number) =>
    `POST /echo HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;
  socket.write(head(declared) + ' '.repeat(sent));
  const answers = () => received.match(/HTTP\/1\.1 \d{3}/g) ?? [];
  const answered = (count: number) => vi.waitFor(() => expect(answers()).toHaveLength(count), { timeout: 60_000 });
  return { socket, head, answers, answered, isClosed: () => isClosed, received: () => received };
}

describe('a body that is too large', () => {
  it('is read to its end before its refusal, and the connection goes on', async () => {
    const { socket, head, answers, answered, received } = await opened(2_000_000, 1000);
    socket.write(' '.repeat(1_999_000));
    await answered(1);
    expect(received()).toContain('"error":"request.too_large"');
    socket.write(`${head(8)}{"a": 1}`);
    await answered(2);
    expect(answers()).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
    socket.destroy();
  });

  it('of more than 32 MB is refused at once, and loses its connection', async () => {
    const { isClosed, answered, answers } = await opened(33 * 1024 ** 2, 1000);
    await answered(1);
    expect(answers()).toEqual(['HTTP/1.1 413']);
    await vi.waitFor(() => expect(isClosed()).toBe(true), { timeout: 60_000 });
  });

  it('that does not arrive is refused after five seconds, and loses its connection', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { isClosed, answers } = await opened(2_000_000, 1000);
      while (vi.getTimerCount() === 0) await new Promise(setImmediate);
      expect(answers()).toEqual([]);
      vi.advanceTimersByTime(5000);
      while (!isClosed()) await new Promise(setImmediate);
      expect(answers()).toEqual(['HTTP/1.1 413']);
    } finally {
      vi.useRealTimers();
    }
  });
});
