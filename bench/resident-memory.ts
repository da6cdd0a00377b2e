/** Memory of a measured server. */
import { readdirSync, readFileSync } from 'node:fs';

/** Resident megabytes of a process and those below it, without PostgreSQL; pages that several share count once. */
export function residentMb(root: number): number {
  const read = (pid: string, name: string) => {
    try {
      return readFileSync(`/proc/${pid}/${name}`, 'utf8');
    } catch {
      return '';
    }
  };
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parent = new Map(
    all.map((pid) => [
      pid,
      read(pid, 'stat')
        .replace(/^.*\) /s, '')
        .split(' ')[1],
    ]),
  );
  const isBelow = (pid: string | undefined): boolean =>
    pid !== undefined && (Number(pid) === root || isBelow(parent.get(pid)));
  const ours = all.filter((pid) => isBelow(pid) && !read(pid, 'cmdline').includes('postgres'));
  const kilobytes = (pid: string) => Number(/^Pss:\s+(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0);
  return ours.reduce((sum, pid) => sum + kilobytes(pid), 0) / 1024;
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
