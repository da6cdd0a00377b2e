/**
 * Virus scanner client for clamd's INSTREAM protocol: the command, the length of the file in four bytes, the file, a
 * zero length; the answer ends with a NUL. Fail-closed: a configured scanner that does not answer refuses every file.
 * Without a scanner nothing is scanned.
 */
import { connect } from 'node:net';
import { AppError } from '#core/call/app-error.ts';
import type { Log } from '../log.ts';
import { StartUpError } from '../start-up-error.ts';
import { text } from './text.es.ts';

export interface Antivirus {
  /** Name of the malware found, null when clean. Throws AppError `file.not_scanned`. */
  scan(bytes: Uint8Array): Promise<string | null>;
}

/** Host and port, or a local socket. */
export type ScannerAddress = { host: string; port: number } | { path: string };

/** Idle timeout in milliseconds; large files take the scanner some seconds. */
const usualPatience = 60_000;

export function createAntivirus(
  address: ScannerAddress | null,
  log: Pick<Log, 'warn'>,
  patience = usualPatience,
): Antivirus {
  if (address === null) return { scan: async () => null };
  return {
    scan: async (bytes) => {
      try {
        return virusIn(await ask(address, bytes, patience));
      } catch (error) {
        log.warn({ err: error }, 'a file could not be scanned for viruses and was refused');
        throw new AppError('file.not_scanned');
      }
    },
  };
}

/** Reply of clamd to a file, without the trailing NUL. */
function ask(address: ScannerAddress, bytes: Uint8Array, patience: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    let answer = '';
    socket.setEncoding('latin1');
    socket.setTimeout(patience, () => socket.destroy(new Error('the scanner takes too long')));
    socket.on('data', (piece) => {
      answer += piece;
      if (!answer.endsWith('\0')) return;
      resolve(answer.slice(0, -1));
      socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`the scanner left without an answer: ${answer}`)));
    socket.write('zINSTREAM\0');
    if (bytes.byteLength > 0) {
      socket.write(fourBytes(bytes.byteLength));
      socket.write(bytes);
    }
    socket.write(fourBytes(0));
  });
}

function fourBytes(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

function virusIn(answer: string): string | null {
  if (answer === 'stream: OK') return null;
  const virus = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (virus === undefined) throw new Error(`the scanner answered: ${answer}`);
  return virus;
}

/** CUADRE_CLAMD is `host:port` or a socket path. Null if unset. Throws StartUpError. */
export function readScannerAddress({ CUADRE_CLAMD: given }: NodeJS.ProcessEnv): ScannerAddress | null {
  if (!given) return null;
  if (given.startsWith('/')) return { path: given };
  const [, host, port] = /^(\[[0-9a-f:]+\]|[^:/\s]+):(\d{1,5})$/i.exec(given) ?? [];
  if (host === undefined || Number(port) > 65_535) throw new StartUpError(text.badScanner(given));
  return { host: host.replaceAll(/[[\]]/g, ''), port: Number(port) };
}
