/**
 * The system user that the service and its PostgreSQL run as when Cuadre is started as root: one of its own, since what
 * other services share could be read and killed by them.
 */
import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartUpError } from '../start-up-error.ts';
import { text } from './text.es.ts';

export interface SystemUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const usualName = 'cuadre';
const readerName = 'cuadre-reader';

/** Uid of `nobody`, which every service without a user of its own shares. */
export const nobodyUid = 65_534;

/** Another process may be changing /etc/passwd: pauses between attempts, in milliseconds. */
const pauses = [0, 100, 300, 1000];

/** `useradd` and `adduser` are often outside of the PATH of a `su` without login. */
const options = { env: { PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin` }, encoding: 'utf8' } as const;

/**
 * The user named by `CUADRE_USER`, which must exist, or else `cuadre`, created when missing. For root only.
 * @throws StartUpError when there is none, or it is root or shared
 */
export async function systemUser(env: Environment = process.env): Promise<SystemUser> {
  const name = env.CUADRE_USER || usualName;
  if (!/^[a-z_][a-z0-9_-]{0,31}$/.test(name)) throw new StartUpError(text.badUser(name));
  const user = findUser(name) ?? (env.CUADRE_USER ? undefined : await createUser(name));
  if (user === undefined) throw new StartUpError(text.userMissing(name));
  if (user.uid === 0 || user.uid === nobodyUid) throw new StartUpError(text.badUser(name));
  return user;
}

/** The user of the processes that open files from outside, created when missing; undefined where that fails. For root only. */
export async function readerUser(): Promise<SystemUser | undefined> {
  return findUser(readerName) ?? createUser(readerName);
}

function findUser(name: string): SystemUser | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const { status, stdout } = spawnSync('id', [flag, name], options);
    return status === 0 ? Number(stdout) : Number.NaN;
  });
  return Number.isSafeInteger(uid) && Number.isSafeInteger(gid) ? { name, uid: uid!, gid: gid! } : undefined;
}

/** With the tools of most distributions, or those of BusyBox. */
async function createUser(name: string): Promise<SystemUser | undefined> {
  for (const pause of pauses) {
    await sleep(pause);
    const nowhere = ['--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin'];
    const { error } = spawnSync('useradd', ['--system', '--user-group', ...nowhere, name], options);
    if (error !== undefined) {
      spawnSync('addgroup', ['-S', name], options);
      spawnSync('adduser', ['-S', '-D', '-H', '-G', name, '-s', '/sbin/nologin', name], options);
    }
    const user = findUser(name);
    if (user !== undefined) return user;
  }
  return undefined;
}
