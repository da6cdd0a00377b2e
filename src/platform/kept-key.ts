/** Generated keys: created on first run and stored in the data folder. */
import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** The 32 bytes in a file, created on first use; concurrent processes get the same ones. */
export function keptKey(path: string): Buffer {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, randomBytes(32), { mode: 0o600 });
  try {
    // Atomic, and never over an existing key.
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path);
}
