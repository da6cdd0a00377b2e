/**
 * The running PostgreSQL server of one data folder, found through the pid file that the server itself keeps there.
 * It may be one that another process of ours started and left behind when it was killed.
 */
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processStart } from '../process-lock.mjs';

/** What the pid file says of a server that is alive; `socketFolder` is empty until it has opened its socket. */
export type RunningServer = { readonly pid: number; readonly socketFolder: string };

/** The port is only part of the socket's name: nothing listens on the network. */
export const socketPort = 5432;

/** The file of the server's socket, as PostgreSQL names it. */
export const socketName = `.s.PGSQL.${socketPort}`;

const pidFile = 'postmaster.pid';

/** The live server of a cluster folder, if there is one. */
export function findServer(cluster: string): RunningServer | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, pidFile), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  if (!Number.isSafeInteger(pid) || pid <= 0 || !servesFolder(pid, cluster)) return undefined;
  return { pid, socketFolder: lines[4] ?? '' };
}

/**
 * Clears away what a killed server left: its lock files, and its processes that have not noticed yet, as one in the
 * middle of a long query. PostgreSQL removes the files itself, but refuses to start when the number in them now belongs
 * to some other program of the same user, or still to the dead server where nobody collects zombies (a container), or
 * when a power cut left a file empty. Only for the holder of the data folder's lock, and never while a server of ours
 * is starting.
 */
export function clearRemains(cluster: string, socketFolder: string): void {
  // Elsewhere than on Linux we cannot tell whose a process is, so PostgreSQL decides.
  if (process.platform !== 'linux' || findServer(cluster) !== undefined) return;
  rmSync(join(cluster, pidFile), { force: true });
  rmSync(join(socketFolder, `${socketName}.lock`), { force: true });
  for (const pid of readdirSync('/proc').map(Number)) {
    if (pid > 0 && servesFolder(pid, cluster)) signal(pid, 'SIGQUIT');
  }
}

function servesFolder(pid: number, cluster: string): boolean {
  if (processStart(pid) === undefined) return false;
  if (process.platform !== 'linux') return true;
  try {
    // The server makes the cluster its working directory.
    return readlinkSync(`/proc/${pid}/cwd`) === cluster;
  } catch {
    return false;
  }
}

/**
 * Ends a server and waits until it is gone: first politely (sessions are ended, everything is written), and after
 * `patience` milliseconds at once (what was committed is recovered at the next start).
 */
export async function stopServer(pid: number, patience = 20_000): Promise<void> {
  const started = processStart(pid);
  if (started === undefined) return;
  signal(pid, 'SIGINT');
  const politeUntil = Date.now() + patience;
  while (processStart(pid) === started && Date.now() < politeUntil) await sleep(10);
  if (processStart(pid) !== started) return;
  signal(pid, 'SIGQUIT');
  while (processStart(pid) === started) await sleep(10);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself in between, which is what we want.
  }
}
