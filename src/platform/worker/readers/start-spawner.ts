/** Starts the spawner of readers, while this process is still root. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import type { ReaderUser } from './reader-command.ts';
import { readerDirectory } from './reader-command.ts';

/** Changing users, and ending processes of another one. */
const kept = '-all,+setuid,+setgid,+kill';

const noNetwork = ['unshare', '--net', '--ipc', '--'];

/** As the service's user, so that nothing of root's is its own, with the three capabilities that it needs. */
function reduced({ uid, gid }: ReaderUser): string[] {
  const ids = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  const capabilities = [`--inh-caps=${kept}`, `--ambient-caps=${kept}`, `--bounding-set=${kept}`];
  return ['setpriv', ...ids, ...capabilities, '--no-new-privs'];
}

/**
 * @param service the user that the service becomes
 * @param args entry of the spawner and what it is told
 * @returns the process, and whether it has no network, nor then its readers; undefined where the system lacks the means
 */
export function startSpawner(
  service: ReaderUser,
  args: readonly string[],
): { process: ChildProcess; noNetwork: boolean } | undefined {
  const env = { PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin` };
  const works = (command: readonly string[]) =>
    spawnSync(command[0]!, [...command.slice(1), 'true'], { cwd: readerDirectory, env, stdio: 'ignore' }).status === 0;
  const identity = reduced(service);
  const isolated = works([...noNetwork, ...identity]);
  if (!isolated && !works(identity)) return undefined;
  const [command, ...rest] = [...(isolated ? noNetwork : []), ...identity, process.execPath, ...args];
  const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const;
  return { process: spawn(command!, rest, { cwd: readerDirectory, env, stdio: [...stdio] }), noNetwork: isolated };
}
