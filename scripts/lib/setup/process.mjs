// @ts-check
/** Transparent child processes: same terminal, same signals, same exit code. */
import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';

/** @typedef {{ code: number, error?: Error }} Ending how a child ended; `code` as a shell would report it */

/**
 * Runs a program to its end. Signals to this process are forwarded, and it waits for the child to exit.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @param {(pid: number) => void} [onStart]
 * @returns {Promise<Ending>}
 */
export function run(program, args, options = {}, onStart = () => {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'inherit', ...options });
    if (child.pid !== undefined) onStart(child.pid);
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
    const passOn = signals.map((signal) => ({ signal, listener: () => child.kill(signal) }));
    for (const { signal, listener } of passOn) process.on(signal, listener);
    /** @param {Ending} ending */
    const end = (ending) => {
      for (const { signal, listener } of passOn) process.off(signal, listener);
      resolve(ending);
    };
    child.on('error', (error) => end({ code: 127, error }));
    child.on('close', (code, signal) => end({ code: code ?? 128 + (signal ? constants.signals[signal] : 0) }));
  });
}

/**
 * Runs a program to its end and collects its output, stderr included, in order.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<Ending & { output: string }>}
 */
export async function capture(program, args, options) {
  const folder = mkdtempSync(join(tmpdir(), 'cuadre-output-'));
  const path = join(folder, 'output.txt');
  const file = openSync(path, 'w');
  try {
    const ending = await run(program, args, { ...options, stdio: ['ignore', file, file] });
    return { ...ending, output: readFileSync(path, 'utf8') };
  } finally {
    closeSync(file);
    rmSync(folder, { recursive: true });
  }
}

/**
 * Ends this process like SIGTERM when its parent is gone: npm or our own launcher, killed without forwarding the
 * signal, would otherwise leave an orphaned server behind.
 */
export function endWithParent() {
  const started = ancestry();
  const watch = setInterval(() => {
    const now = ancestry();
    // Where others' processes are hidden, a service that is no longer root does not see who is above npm's shell.
    if (now.parent === started.parent && (now.above === undefined || now.above === started.above)) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

/**
 * Parent processes: the direct one and, if that is only npm's script shell, npm itself.
 * @returns {{ parent: number, above?: string | undefined }} `above` is undefined where it cannot be read
 */
function ancestry() {
  const parent = process.ppid;
  try {
    const isShell = readFileSync(`/proc/${parent}/cmdline`, 'utf8').split('\0')[1] === '-c';
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8');
    return { parent, above: isShell ? stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] : '' };
  } catch {
    return { parent };
  }
}

/**
 * PATH without node_modules, which npm prepends: the machine's own programs.
 * @param {string | undefined} path
 */
export function systemPath(path) {
  const separator = process.platform === 'win32' ? ';' : ':';
  return (path ?? '')
    .split(separator)
    .filter((folder) => !/node_modules[\\/](\.bin|npm[\\/]|@npmcli[\\/])/.test(`${folder}/`))
    .join(separator);
}
