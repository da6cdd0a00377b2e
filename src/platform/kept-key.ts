/** Keys that an installation makes for itself on its first run and keeps in its data folder. */
import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** The 32 bytes kept in a file, made on the first call; two processes at once get the same ones. */
export function keptKey(path: string): Buffer {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, randomBytes(32), { mode: 0o600 });
  try {
    // Whole or not at all, and never over an existing key.
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path);
}
