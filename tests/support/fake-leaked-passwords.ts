/** A fake range service of leaked passwords on a local port, with given digests. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeLeakedPasswords {
  url: URL;
  /** Received requests, with the padding header. */
  asked: { path: string | undefined; padding: string | string[] | undefined }[];
  close(): Promise<void>;
}

/** Behaviour: correct, error, redirect, or no reply. */
export type Manner = 'well' | 'error' | 'elsewhere' | 'never';

export async function startFakeLeakedPasswords(
  leaked: readonly string[],
  manner: Manner = 'well',
): Promise<FakeLeakedPasswords> {
  const asked: FakeLeakedPasswords['asked'] = [];
  const digests = leaked.map((password) => createHash('sha1').update(password).digest('hex').toUpperCase());
  const server = createServer((request, response) => {
    asked.push({ path: request.url, padding: request.headers['add-padding'] });
    if (manner === 'never') return;
    if (manner === 'error') return response.writeHead(503).end();
    if (manner === 'elsewhere') return response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
    const prefix = request.url?.slice('/range/'.length) ?? '';
    const found = digests.filter((digest) => digest.startsWith(prefix)).map((digest) => `${digest.slice(5)}:27`);
    // Padding as in the real service: unknown suffixes with count 0 among known ones.
    const padding = digests.map((digest) => `${digest.slice(5).split('').reverse().join('')}:0`);
    response.end([...padding, ...found].join('\r\n'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: new URL(`http://127.0.0.1:${port}/range`),
    asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
