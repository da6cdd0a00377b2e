// @ts-check
/**
 * A lock between processes that survives kill -9: it names its holder by pid and start time, so that a dead holder's
 * lock is free even when the pid has been reused. Plain JavaScript, because the set-up uses it too and runs on any Node
 * version.
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ pid: number, started: string }} Holder holder of a lock; `started` distinguishes processes with the same
 * pid
 * @typedef {{ acquired: true, share: (pid: number) => void, release: () => void }} Lock
 *   `share` adds a child process as holder: if this process is killed, the lock lasts until the child ends
 * @typedef {Lock | { acquired: false, holder: Holder }} Attempt
 */

/**
 * Start time of a process, as an opaque string that no later process with the same pid shares.
 * @param {number} pid
 * @returns {string | undefined} undefined when no such process runs; a zombie counts as not running
 */
export function processStart(pid) {
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The command in parentheses may itself contain spaces and parentheses: the fixed fields follow the last one.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
      return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${fields[19]}`;
    } catch {
      return undefined;
    }
  }
  if (!isAlive(pid)) return undefined;
  if (process.platform === 'win32') return 'alive';
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

/**
 * Takes the lock kept in `folder` (created if missing) unless a live process holds it. Never waits.
 *
 * Each holder is a numbered file and the highest number counts. Numbers only grow and the highest file is never
 * removed, only replaced by an empty list on release: so two processes that find the same dead holder both try to
 * create the same next number, and `link` lets exactly one of them.
 * @param {string} folder
 * @returns {Attempt}
 */
export function tryLock(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const me = identity(process.pid);
  for (;;) {
    const number = highest(folder);
    const holder = readHolders(join(folder, String(number))).find(({ pid, started }) => processStart(pid) === started);
    if (holder !== undefined) return { acquired: false, holder };
    const mine = join(folder, String(number + 1));
    if (!createWhole(mine, JSON.stringify([me]))) continue;
    if (highest(folder) !== number + 1) {
      rmSync(mine, { force: true });
      continue;
    }
    for (const name of readdirSync(folder)) {
      if (Number(name) <= number) rmSync(join(folder, name), { force: true });
    }
    return {
      acquired: true,
      share: (pid) => replaceWhole(mine, JSON.stringify([me, identity(pid)])),
      release: () => replaceWhole(mine, '[]'),
    };
  }
}

/**
 * Creates a file atomically.
 * @param {string} path
 * @param {string} content
 * @returns {boolean} false when it already exists
 */
function createWhole(path, content) {
  const draft = `${path}.${randomUUID()}`;
  // Readable by the service after a command of root: a lock that cannot be read would seem free.
  writeFileSync(draft, content, { mode: 0o644 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * @param {string} path
 * @param {string} content
 */
function replaceWhole(path, content) {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, content, { mode: 0o644 });
  renameSync(draft, path);
}

/** @param {string} folder */
function highest(folder) {
  return Math.max(0, ...readdirSync(folder).map(Number).filter(Number.isSafeInteger));
}

/**
 * @param {string} path
 * @returns {Holder[]} none when released, or replaced meanwhile
 */
function readHolders(path) {
  try {
    const holders = JSON.parse(readFileSync(path, 'utf8'));
    return Array.isArray(holders) ? holders : [];
  } catch {
    return [];
  }
}

/**
 * @param {number} pid
 * @returns {Holder}
 */
function identity(pid) {
  return { pid, started: processStart(pid) ?? '' };
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
