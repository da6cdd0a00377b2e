/**
 * The running PostgreSQL server of a data folder, found through the server's own pid file. It may have been started by
 * another process of ours that was killed.
 */
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processStart } from '../../process-lock.mjs';

/**
 * Contents of the pid file of a live server; `socketFolder` is empty until the socket is open. `isStopping`: it takes no
 * connections any more, and after a SIGTERM («smart» shutdown) waits without limit for the last one to leave.
 */
export type RunningServer = { readonly pid: number; readonly socketFolder: string; readonly isStopping: boolean };

/** The port is only a part of the socket's name: nothing listens on the network. */
export const socketPort = 5432;

/** PostgreSQL's name of the socket file. */
export const socketName = `.s.PGSQL.${socketPort}`;

const pidFile = 'postmaster.pid';

/** The live server of a cluster folder, if any. */
export function findServer(cluster: string): RunningServer | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, pidFile), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  if (!Number.isSafeInteger(pid) || pid <= 0 || !servesFolder(pid, cluster)) return undefined;
  return { pid, socketFolder: lines[4] ?? '', isStopping: lines[7]?.trim() === 'stopping' };
}

/**
 * Removes what a killed server left: lock files, and processes that have not exited yet, such as one in a long query; ends
 * these by force when `byForce`. Returns those that are still there: the shared memory that they hold keeps a new server
 * from starting. PostgreSQL removes the files itself, but refuses to start when their pid now belongs to another program of the same
 * user, or to a zombie of the dead server (in a container without reaper), or when a power cut left a file empty.
 * Requires the lock of the data folder, with no server of ours starting.
 */
export function clearRemains(cluster: string, socketFolder: string, byForce: boolean): number[] {
  // Only Linux exposes the working directory of a process; elsewhere PostgreSQL decides.
  if (process.platform !== 'linux' || findServer(cluster) !== undefined) return [];
  rmSync(join(cluster, pidFile), { force: true });
  rmSync(join(socketFolder, `${socketName}.lock`), { force: true });
  const left = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && servesFolder(pid, cluster));
  for (const pid of left) signal(pid, byForce ? 'SIGKILL' : 'SIGQUIT');
  return left;
}

function servesFolder(pid: number, cluster: string): boolean {
  if (processStart(pid) === undefined) return false;
  if (process.platform !== 'linux') return true;
  try {
    // The server makes the cluster its working directory; Linux says so of a folder that was deleted.
    const place = readlinkSync(`/proc/${pid}/cwd`);
    return place === cluster || place === `${cluster} (deleted)`;
  } catch {
    return false;
  }
}

/**
 * Stops a server and waits: first a fast shutdown (sessions are ended, everything is written), and after `patience`
 * milliseconds an immediate one (committed data is recovered at the next start).
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
    // It exited in between.
  }
}
