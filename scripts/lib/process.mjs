// @ts-check
/** Child processes that behave as if they were this one: same terminal, same signals, same way of ending. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** @typedef {{ code: number, error?: Error }} Ending how a child ended; `code` as a shell would report it */

/**
 * Runs a program to its end. Signals sent to us are passed on, and we stay until it has ended by itself.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<Ending>}
 */
export function run(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'inherit', ...options });
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
 * The PATH without the programs of node_modules, which npm puts first: what the machine itself has.
 * @param {string | undefined} path
 */
export function systemPath(path) {
  const separator = process.platform === 'win32' ? ';' : ':';
  return (path ?? '')
    .split(separator)
    .filter((folder) => !/node_modules[\\/](\.bin|npm[\\/]|@npmcli[\\/])/.test(`${folder}/`))
    .join(separator);
}
