// @ts-check
/**
 * What a server process is given when it starts. Helper threads of V8, which collect garbage and compile: Node.js takes
 * four whatever the machine has. On two cores they keep the thread that serves from running: under load it waited for a core
 * longer than it ran. And arenas of glibc, which has eight a core: what a thread gives back stays in its own.
 */
import { availableParallelism } from 'node:os';

const MOST = 4;

/** Option of a Node.js process: a core less than there are, at least one. */
export const helperThreads = `--v8-pool-size=${Math.max(1, Math.min(MOST, availableParallelism() - 1))}`;

const ARENAS = { MALLOC_ARENA_MAX: '2' };

/** Starts this process again with them, unless it was given helper threads; same identity, command line and terminal. */
export function limitHelperThreads() {
  const given = [...process.execArgv, ...(process.env.NODE_OPTIONS ?? '').split(' ')];
  const isGiven = given.some((option) => option.startsWith('--v8-pool-size'));
  // Windows cannot replace a process, older Node.js does not, and a channel to a process manager would be lost.
  if (isGiven || process.platform === 'win32' || process.execve === undefined || process.connected) return;
  const { execPath, execArgv, argv, env } = process;
  process.execve(
    execPath,
    [execPath, helperThreads, ...execArgv, ...argv.slice(1)],
    /** @type {never} */ ({ ...ARENAS, ...env }),
  );
}
