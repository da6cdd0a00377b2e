import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { text as databaseText } from './database/text.es.ts';
import { nobodyUid, type SystemUser, systemUser } from './host/system-user.ts';
import { text } from './host/text.es.ts';
import { tryLock } from './process-lock.mjs';

const isRoot = process.getuid?.() === 0;
const program = join(import.meta.dirname, '..', '..');

let user: SystemUser;
/** Of root, like /var/lib. */
let place: string;
let folder: string;

beforeAll(async () => {
  if (isRoot) user = await systemUser({});
});
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'cuadre-root-'));
  chmodSync(place, 0o755);
  folder = join(place, 'data');
});
afterEach(() => rmSync(place, { recursive: true }));

/** What a process says that leaves root and then runs `work`. */
function leaving(work = '', env: Record<string, string> = {}, checkout = program) {
  const source = `
    import { leaveRoot } from ${JSON.stringify(join(import.meta.dirname, 'leave-root.ts'))};
    const warning = await leaveRoot(process.env, ${JSON.stringify(checkout)}).catch((error) => {
      console.log(error.message);
      process.exit(1);
    });
    if (warning) console.log(warning);
    ${work}`;
  const { CUADRE_USER: _, NODE_ENV: __, ...inherited } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module-typescript', '--eval', source], {
    env: { ...inherited, CUADRE_DATA_DIR: folder, ...env },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return { status, said: stdout.trim() };
}

describe.runIf(isRoot)('started as root', () => {
  test('becomes a user of its own, without groups and for good', () => {
    const { said } = leaving(`
      const { getuid, geteuid, getgid, getgroups, setuid } = process;
      let back = 'no';
      try { process.setuid(0); back = 'yes'; } catch {}
      console.log(JSON.stringify([getuid(), geteuid(), getgid(), getgroups(), back]));`);
    expect(JSON.parse(said)).toEqual([user.uid, user.uid, user.gid, [user.gid], 'no']);
    expect([0, nobodyUid]).not.toContain(user.uid);
    expect(statSync(folder).uid).toBe(user.uid);
  });

  test('makes the data folder of an earlier release its own, and nothing that only seems to be in it', () => {
    mkdirSync(join(folder, 'lock'), { recursive: true });
    mkdirSync(join(folder, 'postgres', 'base'), { recursive: true });
    mkdirSync(join(folder, 'correo'));
    writeFileSync(join(folder, 'secrets-key'), 'k', { mode: 0o600 });
    writeFileSync(join(folder, 'postgres', 'base', '1'), '');
    for (const path of ['postgres', 'postgres/base', 'postgres/base/1']) {
      chownSync(join(folder, path), nobodyUid, nobodyUid);
    }
    const elsewhere = join(place, 'shadow');
    writeFileSync(elsewhere, '');
    // What `nobody` could have put there.
    linkSync(elsewhere, join(folder, 'postgres', 'linked'));
    symlinkSync(elsewhere, join(folder, 'correo', 'link'));
    const { said } = leaving(`
      import { readFileSync, writeFileSync } from 'node:fs';
      writeFileSync(process.env.CUADRE_DATA_DIR + '/new', '');
      console.log(readFileSync(process.env.CUADRE_DATA_DIR + '/secrets-key', 'utf8'));`);
    expect(said).toBe('k');
    const given = ['', 'lock', 'secrets-key', 'correo', 'postgres', 'postgres/base', 'postgres/base/1', 'new'];
    expect(given.map((path) => lstatSync(join(folder, path)).uid)).toEqual(given.map(() => user.uid));
    expect(statSync(elsewhere).uid).toBe(0);
    expect(tryLock(join(folder, 'lock')).acquired).toBe(true);
  });

  test('keeps its compiled code apart from that of root', () => {
    const { said } = leaving('console.log(process.env.NODE_COMPILE_CACHE)', {
      NODE_COMPILE_CACHE: join(place, 'code'),
    });
    expect(said).toBe(join(place, 'code-cuadre'));
    expect(statSync(said).uid).toBe(user.uid);
  });

  test('gives away no folder with files of others', () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'thesis.txt'), '');
    expect(leaving()).toEqual({ status: 1, said: text.folderNotEmpty(folder) });
    expect(statSync(folder).uid).toBe(0);
  });

  test('accepts the root of a volume', () => {
    mkdirSync(join(folder, 'lost+found'), { recursive: true });
    expect(leaving().status).toBe(0);
    expect(statSync(join(folder, 'lost+found')).uid).toBe(0);
  });

  test('refuses a data folder that a live process of root holds', () => {
    mkdirSync(folder);
    const lock = tryLock(join(folder, 'lock'));
    expect(leaving()).toEqual({ status: 1, said: databaseText.dataDirectoryBusy(folder, process.pid) });
    if (lock.acquired) lock.release();
  });

  test('refuses a data folder that its user cannot reach', () => {
    chmodSync(place, 0o700);
    expect(leaving()).toEqual({ status: 1, said: databaseText.folderUnreachable(folder) });
  });

  test('in production refuses, unless it is told which user to become', () => {
    expect(leaving('', { NODE_ENV: 'production' })).toEqual({ status: 1, said: text.rootInProduction });
    const { said } = leaving('console.log(process.getuid())', { NODE_ENV: 'production', CUADRE_USER: 'cuadre' });
    expect(said).toBe(String(user.uid));
  });

  test.each(['root', 'nobody', 'No Es'])('becomes neither root nor a user of others: %s', (name) => {
    expect(leaving('', { CUADRE_USER: name })).toEqual({ status: 1, said: text.badUser(name) });
  });

  test('invents no user that is named', () => {
    expect(leaving('', { CUADRE_USER: 'cuadre-otro' })).toEqual({ status: 1, said: text.userMissing('cuadre-otro') });
  });

  test('with a program in a private home stays root and says so; not in production', () => {
    const checkout = join(place, 'home');
    mkdirSync(checkout, { mode: 0o700 });
    cpSync(join(program, 'package.json'), join(checkout, 'package.json'));
    const { said } = leaving('console.log(process.getuid())', {}, checkout);
    expect(said).toBe(`${text.staysRoot('cuadre', checkout)}\n0`);
    const production = leaving('', { NODE_ENV: 'production', CUADRE_USER: 'cuadre' }, checkout);
    expect(production).toEqual({ status: 1, said: text.programUnreachable('cuadre', checkout) });
  });

  test('an ordinary user stays who they are', () => {
    const source = `process.setgid(65534); process.setuid(65534);
      const { leaveRoot } = await import(${JSON.stringify(join(import.meta.dirname, 'leave-root.ts'))});
      const env = { NODE_ENV: 'production' };
      console.log(JSON.stringify([await leaveRoot(env, '/nowhere') ?? null, process.getuid(), env]));`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module-typescript', '--eval', source], {
      encoding: 'utf8',
    });
    expect(JSON.parse(stdout)).toEqual([null, 65_534, { NODE_ENV: 'production' }]);
  });
});
