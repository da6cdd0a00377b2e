/** Memory of a measured server. */
import { readdirSync, readFileSync } from 'node:fs';

function read(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

/** Ids of a process and those below it, without PostgreSQL, with their command lines. */
export function processesOf(root: number): { pid: number; command: string }[] {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
  const parentOf = (pid: number) =>
    Number(
      read(pid, 'stat')
        .replace(/^.*\) /s, '')
        .split(' ')[1],
    );
  const parent = new Map(all.map((pid) => [pid, parentOf(pid)]));
  const isBelow = (pid: number | undefined): boolean => pid !== undefined && (pid === root || isBelow(parent.get(pid)));
  return all
    .filter(isBelow)
    .map((pid) => ({ pid, command: read(pid, 'cmdline').replaceAll('\0', ' ') }))
    .filter(({ command }) => !command.includes('postgres'));
}

/** Resident megabytes of a process and those below it, without PostgreSQL; pages that several share count once. */
export function residentMb(root: number): number {
  const kilobytes = (pid: number) => Number(/^Pss:\s+(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0);
  return processesOf(root).reduce((sum, { pid }) => sum + kilobytes(pid), 0) / 1024;
}

/** Open files and sockets of a process and those below it. */
export function handlesOf(root: number): number {
  const count = (pid: number) => {
    try {
      return readdirSync(`/proc/${pid}/fd`).length;
    } catch {
      return 0;
    }
  };
  return processesOf(root).reduce((sum, { pid }) => sum + count(pid), 0);
}

/** Runs `work`; its result, and the megabytes before and at most meanwhile. */
export async function watchingMemory<Result>(pid: number, work: () => Promise<Result>) {
  const before = residentMb(pid);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, residentMb(pid));
  }, 500);
  try {
    return { result: await work(), memory: [before, most] };
  } finally {
    clearInterval(watch);
  }
}
