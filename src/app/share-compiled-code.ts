/** Compiled code of this process for readers of another user, who may read it and not change it. */
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { flushCompileCache, getCompileCacheDir } from 'node:module';
import { basename, join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';

/** Who reads it, and where. */
export interface CodeReader {
  folder: string;
  uid: number;
}

/** Node.js keeps compiled code in a folder by version and user. */
export async function shareCompiledCode({ folder, uid }: CodeReader): Promise<void> {
  const own = getCompileCacheDir();
  if (own === undefined) return;
  flushCompileCache();
  const shared = join(folder, basename(own).replace(/-\d+$/, `-${uid}`));
  mkdirSync(shared, { recursive: true, mode: 0o755 });
  for (const name of readdirSync(own)) {
    const path = join(shared, name);
    // A name says what was compiled.
    if (name.includes('.') || existsSync(path)) continue;
    const draft = `${path}.${process.pid}`;
    copyFileSync(join(own, name), draft);
    chmodSync(draft, 0o644);
    renameSync(draft, path);
    await turn();
  }
}
