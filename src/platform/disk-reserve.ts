/**
 * A file that only takes room: on a full disk PostgreSQL can neither finish its write-ahead log nor start, and where
 * nothing can be written nothing can be deleted either. Giving the file up is what lets it recover.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { open, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** In bytes: eight segments of the write-ahead log. */
const reserveBytes = 128 * 1024 ** 2;
/** The file is written only where so many times its size is free: elsewhere it would fill the disk itself. */
const leastFree = 3;
/** Written at once, in bytes. */
const pieceBytes = 1024 ** 2;
/** Between looks at whether there is room again, in milliseconds. */
const lookMs = 600_000;

const reservePath = (dataDirectory: string) => join(dataDirectory, 'reserva');

/** Writes the file where there is none and room for it; whatever fails, there is none. */
export async function fillReserve(dataDirectory: string): Promise<void> {
  const path = reservePath(dataDirectory);
  const draft = `${path}.draft`;
  try {
    if (existsSync(path)) return;
    const { bavail, bsize } = await statfs(dataDirectory);
    if (bavail * bsize < leastFree * reserveBytes) return;
    // Not zeros: file systems that compress would keep nothing of them.
    const piece = randomBytes(pieceBytes);
    const file = await open(draft, 'w', 0o600);
    try {
      for (let written = 0; written < reserveBytes; written += pieceBytes) await file.write(piece);
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch {
    await rm(draft, { force: true }).catch(() => {});
  }
}

/** Fills it now and whenever there is room again; the function ends that. */
export function keepReserve(dataDirectory: string): () => void {
  void fillReserve(dataDirectory);
  const timer = setInterval(() => void fillReserve(dataDirectory), lookMs).unref();
  return () => clearInterval(timer);
}

/** Gives the room up; false when there was none. */
export function freeReserve(dataDirectory: string): boolean {
  const path = reservePath(dataDirectory);
  if (!existsSync(path)) return false;
  rmSync(path, { force: true });
  return true;
}
