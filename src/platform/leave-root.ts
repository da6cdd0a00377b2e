/**
 * Started as root, the service becomes a system user of its own before it opens anything, and the data folder becomes
 * that user's: docs/decisions/0027-a-user-of-its-own.md.
 */
import { spawnSync } from 'node:child_process';
import { chownSync, lchownSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dataDirectoryPath, prepareDataDirectory } from './data-directory.ts';
import { giveCluster } from './database/embedded/give-cluster.ts';
import { text as databaseText } from './database/text.es.ts';
import { giveTree } from './host/give-tree.ts';
import { type SystemUser, systemUser } from './host/system-user.ts';
import { text } from './host/text.es.ts';
import { tryLock } from './process-lock.mjs';
import { StartUpError } from './start-up-error.ts';

/**
 * Stops being root for good, if this process is. Writes the data folder and the code cache of the new user into `env`.
 * A program that the user cannot read (a checkout in root's private home) keeps root, except in production.
 * @param program the checkout
 * @param before what only root can do, once the data folder is the user's
 * @returns a warning when the process stays root
 * @throws StartUpError in Spanish
 */
export async function leaveRoot(
  env: NodeJS.ProcessEnv,
  program: string,
  before: (user: SystemUser) => Promise<void> = async () => {},
): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const isProduction = env.NODE_ENV === 'production';
  if (isProduction && !env.CUADRE_USER) throw new StartUpError(text.rootInProduction);
  const user = await systemUser(env);
  if (!canRead(user, [process.execPath, import.meta.filename, join(program, 'package.json')])) {
    if (isProduction) throw new StartUpError(text.programUnreachable(user.name, program));
    return text.staysRoot(user.name, program);
  }
  const folder = prepareDataDirectory(dataDirectoryPath(env));
  await giveDataDirectory(folder, user);
  if (!canRead(user, [folder])) throw new StartUpError(databaseText.folderUnreachable(folder));
  env.CUADRE_DATA_DIR = folder;
  env.HOME = folder;
  if (env.NODE_COMPILE_CACHE) env.NODE_COMPILE_CACHE = codeCache(env.NODE_COMPILE_CACHE, user);
  await before(user);
  process.setgroups?.([]);
  process.setgid?.(user.gid);
  process.setuid?.(user.uid);
  return undefined;
}

/** Gives a folder of root, as earlier releases left it, to the user; one that is the user's is left alone. */
async function giveDataDirectory(folder: string, user: SystemUser): Promise<void> {
  if (statSync(folder).uid === user.uid) return;
  const entries = readdirSync(folder);
  // The root of a mounted volume has a folder of its own.
  const isOurs = entries.includes('lock') || entries.every((name) => name === 'lost+found');
  if (!isOurs) throw new StartUpError(text.folderNotEmpty(folder));
  const lock = tryLock(join(folder, 'lock'));
  if (!lock.acquired) throw new StartUpError(databaseText.dataDirectoryBusy(folder, lock.holder.pid));
  try {
    await giveCluster(join(folder, 'postgres'), user);
    for (const name of readdirSync(folder)) {
      if (name !== 'lost+found' && name !== 'lock') giveTree(join(folder, name), user, [0]);
    }
  } finally {
    lock.release();
  }
  giveTree(join(folder, 'lock'), user, [0]);
  lchownSync(folder, user.uid, user.gid);
}

/** Compiled code is kept by user: root must never load what another user wrote. */
function codeCache(path: string, user: SystemUser): string | undefined {
  const own = `${path}-${user.name}`;
  try {
    mkdirSync(own, { recursive: true });
    if (statSync(own).uid === 0) chownSync(own, user.uid, user.gid);
    return own;
  } catch {
    return undefined;
  }
}

/** Whether the user reaches and reads all of them: permissions, access lists and mount options included. */
export function canRead({ uid, gid }: SystemUser, paths: readonly string[]): boolean {
  const script = 'for path do test -r "$path" || exit 1; done';
  return spawnSync('/bin/sh', ['-c', script, 'sh', ...paths], { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0;
}
