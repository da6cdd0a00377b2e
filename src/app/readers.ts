/**
 * Reader processes of this installation: through the spawner where the service was started as root, and as its own
 * children elsewhere. Loaded before root is left, so it imports little.
 */
import { join } from 'node:path';
import { dataDirectoryPath } from '#platform/data-directory.ts';
import { readerUser, type SystemUser } from '#platform/host/system-user.ts';
import { canRead } from '#platform/leave-root.ts';
import { boundLauncher, type Launcher, type ReaderSituation } from '#platform/worker/readers/launcher.ts';
import { programFiles, type ReaderProgram, type ReaderUser } from '#platform/worker/readers/reader-command.ts';
import { spawnerLauncher } from '#platform/worker/readers/spawner.ts';
import { startSpawner } from '#platform/worker/readers/start-spawner.ts';
import type { CodeReader } from './share-compiled-code.ts';
import { text } from './text.es.ts';

/** All memory of one reader beyond that of an idle process, in megabytes. */
const readerMemoryMb = 1024;

const root = join(import.meta.dirname, '..', '..');

type Spawner = NonNullable<ReturnType<typeof startSpawner>> & { user: ReaderUser };
let spawner: Spawner | undefined;

/** For root only: what follows runs as `service`. Without a user for readers, or the means, nothing is started. */
export async function startReaderSpawner(service: SystemUser): Promise<void> {
  const user = await readerUser();
  if (user === undefined || !canRead(user, [process.execPath, join(root, 'package.json'), import.meta.filename]))
    return;
  const told = program(process.env, { uid: user.uid, gid: user.gid });
  const started = startSpawner(service, join(import.meta.dirname, 'spawner.ts'), told);
  spawner = started && { ...started, user };
}

function program(env: NodeJS.ProcessEnv, user?: ReaderUser): Omit<ReaderProgram, 'bounds'> {
  return {
    entry: join(import.meta.dirname, 'reader.ts'),
    memoryMb: readerMemoryMb,
    reads: programFiles(root),
    codeCache: codeCacheOf(env, user),
    user,
    hidden: [dataDirectoryPath(env)],
  };
}

/** Where readers find compiled code: another user gets copies, which it cannot change. */
function codeCacheOf({ NODE_COMPILE_CACHE: own }: NodeJS.ProcessEnv, user?: ReaderUser): string | undefined {
  return own && user ? join(own, 'readers') : own || undefined;
}

export interface Readers {
  launcher: Launcher;
  /** Known once a reader has been tried. */
  situation: Promise<ReaderSituation>;
  /** Folder of compiled code that another user reads, and that user's id; undefined where readers have the service's. */
  codeFor: CodeReader | undefined;
  close(): void;
}

/** @param lost no reader can be started any more */
export function openReaders(env: NodeJS.ProcessEnv, lost: () => void): Readers {
  if (spawner === undefined) {
    const launcher = boundLauncher(program(env));
    const situation = launcher.bounds.then((bounds) => ({ ...bounds, ownUser: false, noNetwork: bounds.namespaces }));
    return { launcher, situation, codeFor: undefined, close: () => {} };
  }
  const { process: child, noNetwork, user } = spawner;
  const launcher = spawnerLauncher(child, lost);
  const situation = launcher.bounds.then((bounds) => ({
    ...bounds,
    ownUser: true,
    noNetwork: noNetwork || bounds.namespaces,
  }));
  const folder = codeCacheOf(env, user);
  return {
    launcher,
    situation,
    codeFor: folder ? { folder, uid: user.uid } : undefined,
    close: () => launcher.close(),
  };
}

/** What the operator should know of them, in Spanish; nothing where the system allows all. */
export function missingBounds({ ownUser, noNetwork, namespaces, privileges }: ReaderSituation): string | undefined {
  const missing = [
    !namespaces && !ownUser && text.readers.files,
    !noNetwork && text.readers.network,
    !namespaces && !ownUser && text.readers.processes,
    !privileges && text.readers.privileges,
  ].filter((one) => one !== false);
  return missing.length === 0 ? undefined : text.readers.missing(missing);
}
