/**
 * The PostgreSQL cluster folder: created atomically, reachable through a Unix socket only, and open only to the system
 * user who runs Cuadre (peer authentication: no password to store).
 */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { SystemUser } from '../../host/system-user.ts';
import { StartUpError } from '../../start-up-error.ts';
import { applicationRole, queueRole } from '../connection.ts';
import { text } from '../text.es.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { socketName } from './postgres-process.ts';

/** Superuser of the embedded server and name of its database. */
export const ownerRole = 'cuadre';

/** Maximum socket path: 107 bytes on Linux, 103 on macOS. */
const longestSocketPath = 103;

/** No variable of the caller's environment (PGDATA, PGPORT, LANG…) may affect the server. */
export const serverEnvironment = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' };

/**
 * Ensures that `folder` holds a cluster of this version.
 * @throws StartUpError when it cannot be created, belongs to another user or to another major version
 */
export function prepareCluster(folder: string, binaries: PostgresBinaries, user: SystemUser | undefined): void {
  if (!existsSync(folder)) createCluster(folder, binaries, user);
  let version: string;
  try {
    version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    throw new StartUpError(text.folderNotOurs(folder), { cause: error });
  }
  if (version !== binaries.major) throw new StartUpError(text.olderData(version, binaries.major));
}

function createCluster(folder: string, binaries: PostgresBinaries, user: SystemUser | undefined): void {
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  if (user) chownSync(draft, user.uid, user.gid);
  const options = ['--pgdata', draft, '--username', ownerRole, '--auth', 'peer', '--encoding', 'UTF8'];
  const locale = ['--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'];
  const done = spawnSync(join(binaries.folder, 'bin', 'initdb'), [...options, ...locale, '--no-instructions'], {
    ...(user && { uid: user.uid, gid: user.gid }),
    cwd: '/',
    env: serverEnvironment,
    encoding: 'utf8',
  });
  if (done.status !== 0) throw initError(folder, done);
  renameSync(draft, folder);
}

function initError(folder: string, done: SpawnSyncReturns<string>): StartUpError {
  const detail = done.error?.message ?? done.stderr.trim();
  const unreachable = /could not (access|change permissions of|look up) .*(directory|permission)/i.test(detail);
  return new StartUpError(unreachable ? text.folderUnreachable(folder) : text.initFailed(detail));
}

/**
 * Writes the access rules outside the cluster, so that the server's user cannot change them, and returns the server
 * options that refer to them. Written at every start: the system user may have another name in another container. Root
 * may enter besides, for commands: it can become that user anyway.
 */
export function accessOptions(dataDirectory: string, user: SystemUser | undefined): string[] {
  const folder = join(dataDirectory, 'postgres-access');
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const names = [...new Set([userInfo().username, user?.name ?? 'root', 'root'])];
  const lines = {
    'pg_hba.conf': 'local all all peer map=cuadre\n',
    'pg_ident.conf': [ownerRole, applicationRole, queueRole]
      .flatMap((role) => names.map((name) => `cuadre "${name}" ${role}\n`))
      .join(''),
  };
  for (const [name, content] of Object.entries(lines)) {
    writeFileSync(join(folder, name), content);
    chmodSync(join(folder, name), 0o644);
  }
  return ['-c', `hba_file=${join(folder, 'pg_hba.conf')}`, '-c', `ident_file=${join(folder, 'pg_ident.conf')}`];
}

/**
 * Folder of the server's socket: the cluster itself, or where its path is too long a short private one in the system's
 * temporary folder.
 */
export function socketFolder(cluster: string, user: SystemUser | undefined): string {
  if (Buffer.byteLength(join(cluster, socketName)) <= longestSocketPath) return cluster;
  const name = `cuadre-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`;
  const base = Buffer.byteLength(tmpdir()) > 40 ? '/tmp' : tmpdir();
  const folder = join(base, name);
  const owner = user ?? { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  try {
    mkdirSync(folder, { mode: 0o700 });
    chownSync(folder, owner.uid, owner.gid);
  } catch (error) {
    // /tmp is world-writable: an existing folder must be a real one of ours, and private.
    const found = lstatSync(folder);
    const ours = found.isDirectory() && found.uid === owner.uid && (found.mode & 0o077) === 0;
    if (!ours) throw new StartUpError(text.socketFolderTaken(folder), { cause: error });
  }
  return folder;
}

/** Removes the private socket folder of a stopped server; the cluster, never empty, stays. */
export function removeSocketFolder(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Not empty, or gone already.
  }
}
