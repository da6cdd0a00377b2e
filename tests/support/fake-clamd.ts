/** A fake clamd that implements INSTREAM only and detects the standard test file. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { ScannerAddress } from '#platform/antivirus/antivirus.ts';

/** The EICAR test string, split so that this file does not contain it. */
export const testVirus = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join('');

/** Behaviour: correct, virus in every file, size limit, unknown reply, disconnect, or no reply. */
export type ClamdManner = 'well' | 'finds' | 'too-large' | 'strange' | 'leaves' | 'never';

export interface FakeClamd {
  address: ScannerAddress;
  /** Complete files received. */
  scanned: Buffer[];
  close(): Promise<void>;
}

const command = Buffer.from('zINSTREAM\0');

/** Listens at `path`, or on a local port. */
export async function startFakeClamd(manner: ClamdManner = 'well', path?: string): Promise<FakeClamd> {
  const scanned: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (piece: Buffer) => {
      received = Buffer.concat([received, piece]);
      const file = fileIn(received);
      if (file === null) return;
      scanned.push(file);
      if (manner === 'leaves') socket.destroy();
      else if (manner !== 'never') socket.write(answerTo(file, manner));
    });
  });
  server.listen(path === undefined ? { port: 0, host: '127.0.0.1' } : { path });
  await once(server, 'listening');
  const place = server.address();
  return {
    address: typeof place === 'string' ? { path: place } : { host: '127.0.0.1', port: (place as AddressInfo).port },
    scanned,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The file, once complete; null until then. */
function fileIn(received: Buffer): Buffer | null {
  if (received.length < command.length) return null;
  if (!received.subarray(0, command.length).equals(command)) throw new Error('not what clamd is asked');
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    at += 4;
    if (at + length > received.length) return null;
    pieces.push(received.subarray(at, at + length));
    at += length;
  }
  return null;
}

function answerTo(file: Buffer, manner: ClamdManner): string {
  if (manner === 'too-large') return 'INSTREAM size limit exceeded. ERROR\0';
  if (manner === 'strange') return 'PONG\0';
  return manner === 'finds' || file.includes(testVirus) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0';
}
