/** Messages of values over a socket between two processes: the length in four bytes, then the value as V8 writes it. */
import type { Socket } from 'node:net';
import { deserialize, serialize } from 'node:v8';

const HEAD_BYTES = 4;
/** Nothing that a reader may send is longer, in bytes. */
const LONGEST = 2 ** 31;

export interface MessageStream {
  /** Of a connection that has ended nothing is sent: its end is told by itself. */
  send(message: unknown): void;
}

/**
 * Speaks over `socket`. A length that no message has, or bytes that are no value, close it: what a process sends that
 * was taken over is not believed.
 */
export function messageStream(socket: Socket, heard: (message: unknown) => void): MessageStream {
  let parts: Buffer[] = [];
  let held = 0;
  let wanted = HEAD_BYTES;
  let isHead = true;
  const take = (): Buffer => {
    const all = parts.length === 1 ? parts[0]! : Buffer.concat(parts, held);
    const rest = all.subarray(wanted);
    parts = rest.length > 0 ? [rest] : [];
    held = rest.length;
    return all.subarray(0, wanted);
  };
  const receive = (chunk: Buffer) => {
    parts.push(chunk);
    held += chunk.length;
    while (held >= wanted) {
      const bytes = take();
      if (isHead) {
        wanted = bytes.readUInt32LE();
        if (wanted === 0 || wanted > LONGEST) throw new RangeError(`message of ${wanted} bytes`);
      } else {
        heard(deserialize(bytes));
        wanted = HEAD_BYTES;
      }
      isHead = !isHead;
    }
  };
  socket.on('data', (chunk: Buffer) => {
    try {
      receive(chunk);
    } catch (error) {
      socket.destroy(error as Error);
    }
  });
  socket.on('error', () => {});
  return {
    send: (message) => {
      if (!socket.writable) return;
      const body = serialize(message);
      const head = Buffer.allocUnsafe(HEAD_BYTES);
      head.writeUInt32LE(body.length);
      socket.cork();
      socket.write(head);
      socket.write(body);
      socket.uncork();
    },
  };
}
