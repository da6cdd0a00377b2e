/**
 * The command that becomes a reader process, with all that the system takes from it on the way: see
 * docs/decisions/0072-readers-are-a-boundary.md.
 */
import { existsSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { helperThreads } from '../../host/helper-threads.mjs';
import type { Priority } from '../fair-semaphore.ts';
import { niceSteps } from '../nice-level.ts';

/** A system user. */
export interface ReaderUser {
  uid: number;
  gid: number;
}

/** What this system can take from a reader. */
export interface ReaderBounds {
  /** `setpriv`: no new privileges, no capabilities, death with the one that started it. */
  privileges: boolean;
  /** User, network, process and mount namespaces of its own. */
  namespaces: boolean;
}

export const noBounds: ReaderBounds = { privileges: false, namespaces: false };

export interface ReaderProgram {
  /** Path of a module that calls `serveTasks`. */
  entry: string;
  /** All memory beyond that of an idle process, in megabytes; the heap gets three quarters of it at most. */
  memoryMb: number;
  /** Files and folders that it may read: its program, and nothing else. */
  reads: readonly string[];
  /** Folder of compiled code: written before the first task only, by JavaScript; the system lets nothing be written. */
  codeCache?: string | undefined;
  bounds: ReaderBounds;
  /** A user of its own; only whoever may change users can start it so. */
  user?: ReaderUser | undefined;
  /** Folders that it must not see: the data folder first. */
  hidden: readonly string[];
}

/** Address space that Node.js reserves before it has done anything, in megabytes: 1,370 measured on x64. */
const RESERVED_MB = 1550;
/** Heap that the process takes before it collects all of it, in megabytes: with a bounded one V8 collects far more often. */
const FIRST_HEAP_MB = 128;
/** Of one process, over all its tasks. It leaves between two of them before. */
export const processorSeconds = 600;
const MOST_OPEN_FILES = 256;
/** Threads and processes: those of Node.js are a dozen. Counted within its own user namespace. */
const MOST_THREADS = 64;

const hide =
  // A folder that is not there, or that this user cannot reach, is hidden already.
  'while [ "$1" != -- ]; do mount -t tmpfs -o ro,size=4k,mode=0 none "$1" 2>/dev/null || [ ! -e "$1" ] || exit 71; shift; done; ' +
  'shift; mount -t proc none /proc 2>/dev/null; exec "$@"';

const noCapabilities = ['--inh-caps=-all', '--ambient-caps=-all'];
const diesWithParent = ['--pdeathsig', 'KILL'];

/** The command line of `program` at a priority; `ahead` of the first task it practises. */
export function readerCommand(program: ReaderProgram, priority: Priority, ahead: boolean): string[] {
  return bounded(program, niceSteps[priority], [...nodeCommand(program), ...(ahead ? ['--ahead'] : [])]);
}

/** A trial of the same bounds with something that only has to run. */
export function trialCommand(program: ReaderProgram, command: readonly string[]): string[] {
  return bounded(program, 0, command);
}

function bounded(program: ReaderProgram, nice: number, command: readonly string[]): string[] {
  // Windows has no such limits: there the heap alone is bounded.
  if (process.platform === 'win32') return [...command];
  const { bounds, memoryMb } = program;
  const limits = [
    `ulimit -v ${(RESERVED_MB + memoryMb) * 1024}`,
    'ulimit -f 0',
    'ulimit -c 0',
    `ulimit -t ${processorSeconds}`,
    `ulimit -n ${MOST_OPEN_FILES}`,
  ].join('; ');
  const last = [
    ...['/bin/sh', '-c', `${limits}; exec nice -n ${nice} "$0" "$@"`],
    ...(bounds.namespaces ? ['prlimit', `--nproc=${MOST_THREADS}`] : []),
    ...(bounds.namespaces ? ['setpriv', ...noCapabilities, '--bounding-set=-all', ...diesWithParent] : []),
    ...command,
  ];
  return [...identity(program), ...(bounds.namespaces ? namespaces(program) : []), ...last];
}

function identity({ bounds, user }: ReaderProgram): string[] {
  if (!bounds.privileges) return [];
  const ids = user && [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
  return ['setpriv', ...(ids ?? []), ...noCapabilities, ...diesWithParent, '--no-new-privs'];
}

/** Within them the process is nobody's parent and nobody's neighbour; its network is a loopback that is down. */
function namespaces(program: ReaderProgram): string[] {
  const own = ['--map-current-user', '--keep-caps', '--net', '--ipc', '--pid', '--mount', '--fork', '--kill-child'];
  return ['unshare', ...own, '--', '/bin/sh', '-c', hide, 'sh', ...foldersToHide(program), '--'];
}

/** Where secrets of others usually lie, unless the program is there. */
const usualSecrets = ['/root', '/home', '/tmp', '/var/tmp', '/var/lib', '/var/log', '/run', '/srv', '/mnt', '/media'];

function foldersToHide({ hidden, reads, codeCache, entry }: ReaderProgram): string[] {
  const needed = [process.execPath, entry, ...reads, ...(codeCache === undefined ? [] : [codeCache])].map((path) =>
    resolve(path),
  );
  const holdsNone = (folder: string) => needed.every((path) => path !== folder && !path.startsWith(folder + sep));
  return [...hidden, ...usualSecrets.filter((folder) => existsSync(folder))].filter(holdsNone);
}

function nodeCommand({ entry, memoryMb, reads, codeCache, bounds }: ReaderProgram): string[] {
  const cache = codeCache === undefined ? [] : [`--allow-fs-read=${codeCache}`, `--allow-fs-write=${codeCache}`];
  return [
    process.execPath,
    helperThreads,
    `--max-old-space-size=${Math.round(memoryMb * 0.75)}`,
    `--initial-old-space-size=${FIRST_HEAP_MB}`,
    '--permission',
    ...[entry, ...reads].map((path) => `--allow-fs-read=${path}`),
    ...cache,
    // Without a signal at the death of its parent a thread has to watch.
    ...(bounds.privileges ? [] : ['--allow-worker']),
    entry,
  ];
}

/** Of the service's environment a reader gets nothing but this. */
export function readerEnvironment({ codeCache }: ReaderProgram): NodeJS.ProcessEnv {
  return {
    PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin`,
    MALLOC_ARENA_MAX: '2',
    ...(codeCache === undefined ? {} : { NODE_COMPILE_CACHE: codeCache }),
  };
}

/** Folder of a program whose `src` and packages lie in `root`. */
export function programFiles(root: string): string[] {
  return [`${root}/package.json`, `${root}/src/`, `${root}/node_modules/`];
}

/** Where the working directory of a reader is: a folder that everybody has. */
export const readerDirectory = process.platform === 'win32' ? dirname(process.execPath) : '/';
