/** Starts the spawner of readers, while this process is still root. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { type ReaderProgram, type ReaderUser, readerDirectory } from './reader-command.ts';

/** Changing users, and ending processes of another one. */
const kept = '-all,+setuid,+setgid,+kill';

/** Where the spawner is told its program: what a process list shows of it names no reader, which it is not. */
const TOLD = 'READER_PROGRAM';

const noNetwork = ['unshare', '--net', '--ipc', '--'];

/** As the service's user, so that nothing of root's is its own, with the three capabilities that it needs. */
function reduced({ uid, gid }: ReaderUser): string[] {
  const ids = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  const capabilities = [`--inh-caps=${kept}`, `--ambient-caps=${kept}`, `--bounding-set=${kept}`];
  return ['setpriv', ...ids, ...capabilities, '--no-new-privs'];
}

/**
 * @param service the user that the service becomes
 * @param entry module of the spawner
 * @param program what it starts
 * @returns the process, and whether it has no network, nor then its readers; undefined where the system lacks the means
 */
export function startSpawner(
  service: ReaderUser,
  entry: string,
  program: Omit<ReaderProgram, 'bounds'>,
): { process: ChildProcess; noNetwork: boolean } | undefined {
  const env = { PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin` };
  const works = (command: readonly string[]) =>
    spawnSync(command[0]!, [...command.slice(1), 'true'], { cwd: readerDirectory, env, stdio: 'ignore' }).status === 0;
  const identity = reduced(service);
  const isolated = works([...noNetwork, ...identity]);
  if (!isolated && !works(identity)) return undefined;
  const [command, ...rest] = [...(isolated ? noNetwork : []), ...identity, process.execPath, entry];
  const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const;
  const told = { ...env, [TOLD]: JSON.stringify(program) };
  return {
    process: spawn(command!, rest, { cwd: readerDirectory, env: told, stdio: [...stdio] }),
    noNetwork: isolated,
  };
}

/** The spawner's side. */
export function toldProgram(): Omit<ReaderProgram, 'bounds'> {
  return JSON.parse(process.env[TOLD]!);
}
