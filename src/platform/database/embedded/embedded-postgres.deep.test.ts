import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { temporaryDataDirectory } from '../../../../tests/support/test-database.ts';
import { prepareDataDirectory } from '../../data-directory.ts';
import { processStart } from '../../process-lock.mjs';
import { LastingClient } from '../away/lasting-client.ts';
import { withClient } from '../connection.ts';
import { text } from '../text.es.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { postgresBinaries, serverUser } from './postgres-binaries.ts';
import { findServer, stopServer } from './postgres-process.ts';

const isRoot = process.getuid?.() === 0;

let template: string;
let folder: string;
let cluster: string;
let started: EmbeddedPostgres[];

beforeAll(async () => {
  template = temporaryDataDirectory();
  await (await startEmbeddedPostgres(template)).stop();
});
afterAll(() => rmSync(template, { recursive: true }));

beforeEach(() => {
  folder = temporaryDataDirectory();
  // Copies a template cluster, with owners and modes: creating one takes longer than the rest of the test.
  execFileSync('cp', ['-a', `${template}/.`, folder]);
  cluster = join(folder, 'postgres');
  started = [];
});
afterEach(async () => {
  for (const server of started) await server.stop();
  const left = findServer(cluster);
  if (left) await stopServer(left.pid);
  rmSync(folder, { recursive: true, force: true });
});

async function start(path = folder): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres(path);
  started.push(server);
  return server;
}

async function query(server: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  return withClient(server.access.owner, async (client) => (await client.query({ text: sql, rowMode: 'array' })).rows);
}

/** Runs a program in another process with a server started in `folder`; returns its pid once it prints a line. */
async function inAnotherProcess(work: string): Promise<{ pid: number; line: string; ended: Promise<unknown> }> {
  const module = (name: string) => JSON.stringify(join(import.meta.dirname, name));
  const program = `
    import { startEmbeddedPostgres } from ${module('embedded-postgres.ts')};
    import { withClient } from ${module('../connection.ts')};
    const server = await startEmbeddedPostgres(${JSON.stringify(folder)}).catch((error) => ({ error }));
    ${work}`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const line = await new Promise<string>((resolve) =>
    child.stdout.once('data', (data) => resolve(String(data).trim())),
  );
  return { pid: child.pid ?? 0, line, ended };
}

describe('the embedded server', () => {
  test('starts, keeps its data and leaves no process behind', async () => {
    const first = await start();
    expect(first.adopted).toBe(false);
    await query(first, 'create table kept (n int)');
    const pid = findServer(cluster)?.pid ?? 0;
    await first.stop();
    expect(processStart(pid)).toBeUndefined();
    const second = await start();
    expect(second.adopted).toBe(false);
    expect(await query(second, 'select * from kept')).toEqual([]);
  });

  test('listens only on its private socket, in UTC, with C.UTF-8 order', async () => {
    const server = await start();
    expect(
      await query(
        server,
        `select current_setting('listen_addresses'), current_setting('timezone'), datlocprovider, datlocale,
                current_setting('unix_socket_directories') from pg_database where datname = current_database()`,
      ),
    ).toEqual([['', 'UTC', 'b', 'C.UTF-8', cluster]]);
  });

  test('has replication switched off', async () => {
    const server = await start();
    const names = ['max_replication_slots', 'max_wal_senders', 'wal_level'];
    const sql = `SELECT setting FROM pg_settings WHERE name IN ('${names.join("', '")}') ORDER BY name`;
    expect(await query(server, sql)).toEqual([['0'], ['0'], ['minimal']]);
    await expect(query(server, "SELECT pg_create_physical_replication_slot('a')")).rejects.toThrow(
      'max_replication_slots',
    );
  });

  test('is adopted after its process was killed; uncommitted changes and their locks are gone', async () => {
    const killed = await inAnotherProcess(`
      await withClient(server.access.owner, async (client) => {
        await client.query('create table kept (n int); insert into kept values (1)');
        await client.query('begin; lock table kept; insert into kept values (2)');
        console.log('ready');
        await client.query('select pg_sleep(600)');
      });`);
    const before = findServer(cluster);
    process.kill(killed.pid, 'SIGKILL');
    await killed.ended;
    const server = await start();
    expect(server.adopted).toBe(true);
    expect(findServer(cluster)?.pid).toBe(before?.pid);
    expect(await query(server, 'select n from kept')).toEqual([[1]]);
    await query(server, 'drop table kept');
  });

  test('recovers when the server was killed too, with a query running', async () => {
    const killed = await inAnotherProcess(`
      await withClient(server.access.owner, async (client) => {
        await client.query('create table kept (n int); insert into kept values (1)');
        console.log('ready');
        await client.query('select count(*) from generate_series(1, 10000000000)');
      });`);
    process.kill(killed.pid, 'SIGKILL');
    process.kill(findServer(cluster)?.pid ?? 0, 'SIGKILL');
    await killed.ended;
    const server = await start();
    expect(server.adopted).toBe(false);
    expect(await query(server, 'select n from kept')).toEqual([[1]]);
  });

  test.each([
    'SIGKILL',
    'SIGQUIT',
    'SIGINT',
    // Waits for ever for the session that stays open.
    'SIGTERM',
  ] as const)('is there again when %s ends it under a running process, with a session open', async (signal) => {
    const server = await start();
    const session = new LastingClient(server.access.owner);
    await session.connect();
    const pid = findServer(cluster)?.pid ?? 0;
    process.kill(pid, signal);
    await expect
      .poll(() => findServer(cluster)?.socketFolder && findServer(cluster)?.pid !== pid, { timeout: 60_000 })
      .toBe(true);
    await expect.poll(() => query(server, 'select 1').catch(() => []), { timeout: 60_000 }).toEqual([[1]]);
    session.cut();
  });

  test('left in a stop without an end is ended and started anew', async () => {
    const killed = await inAnotherProcess(`
      await withClient(server.access.owner, async (client) => {
        console.log('ready');
        await client.query('select pg_sleep(600)');
      });`);
    const before = findServer(cluster)?.pid ?? 0;
    process.kill(before, 'SIGTERM');
    process.kill(killed.pid, 'SIGKILL');
    await killed.ended;
    const server = await start();
    expect(findServer(cluster)?.pid).not.toBe(before);
    expect(await query(server, 'select 1')).toEqual([[1]]);
  });

  test.runIf(process.platform === 'linux')('left without its folder is ended by the next start there', async () => {
    const killed = await inAnotherProcess(`console.log('ready'); setInterval(() => {}, 1000);`);
    const before = findServer(cluster)?.pid ?? 0;
    process.kill(killed.pid, 'SIGKILL');
    await killed.ended;
    rmSync(cluster, { recursive: true });
    expect(await query(await start(), 'select 1')).toEqual([[1]]);
    expect(processStart(before)).toBeUndefined();
    expect(findServer(cluster)?.pid).not.toBe(before);
  });

  test('whose folder is deleted under a running process is not made anew, empty', async () => {
    const server = await start();
    const { pid } = findServer(cluster)!;
    rmSync(cluster, { recursive: true });
    // Longer than the watch looks away.
    await sleep(2000);
    expect(existsSync(cluster)).toBe(false);
    await server.stop();
    await stopServer(pid);
  });

  test.runIf(process.platform === 'linux')(
    'waits for a process of the last run that does not end, and ends it',
    async () => {
      const first = await start();
      const backend = await withClient(first.access.owner, async (client) => {
        const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
        const { pid } = rows[0]!;
        // Stopped, it does not see that its server is gone.
        process.kill(pid, 'SIGSTOP');
        client.cut();
        return pid;
      });
      const { pid } = findServer(cluster)!;
      const said = vi.spyOn(console, 'error').mockImplementation(() => {});
      process.kill(pid, 'SIGKILL');
      await expect.poll(() => query(first, 'select 1').catch(() => []), { timeout: 60_000 }).toEqual([[1]]);
      expect(said.mock.calls).toEqual([[text.remainsEnd(backend)]]);
      expect(processStart(backend)).toBeUndefined();
      said.mockRestore();
    },
  );

  test.each([
    ['of another live program', String(process.pid)],
    ['of a process that is gone', '4194304'],
    ['left empty by a power cut', ''],
  ])('starts despite a pid file %s', async (_, pid) => {
    writeFileSync(join(cluster, 'postmaster.pid'), pid && `${pid}\n${cluster}\n1\n5432\n${cluster}\n`);
    expect(await query(await start(), 'select 1')).toEqual([[1]]);
  });

  test('recreates an interrupted cluster', async () => {
    rmSync(cluster, { recursive: true });
    mkdirSync(`${cluster}.draft`);
    writeFileSync(join(`${cluster}.draft`, 'PG_VERSION'), '18\n');
    expect(await query(await start(), 'select 1')).toEqual([[1]]);
    expect(existsSync(`${cluster}.draft`)).toBe(false);
  });

  test('refuses the data of another major version', async () => {
    writeFileSync(join(cluster, 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow(text.olderData('17', '18'));
  });

  test('reports its log when it cannot start, and unlocks the folder', async () => {
    writeFileSync(join(cluster, 'postgresql.auto.conf'), `shared_buffers = 'nonsense'\n`);
    await expect(start()).rejects.toThrow('invalid value for parameter "shared_buffers"');
    writeFileSync(join(cluster, 'postgresql.auto.conf'), '');
    expect(await query(await start(), 'select 1')).toEqual([[1]]);
  });
});

describe('a data folder', () => {
  test('is never taken from a live process', async () => {
    const other = await inAnotherProcess(`console.log('ready'); setInterval(() => {}, 1000);`);
    await expect(start()).rejects.toThrow(text.dataDirectoryBusy(folder, other.pid));
    process.kill(other.pid, 'SIGKILL');
    await other.ended;
    expect((await start()).adopted).toBe(true);
  });

  test('is acquired by exactly one of several concurrent starts', async () => {
    const work = `console.log(server.error?.message ?? 'mine'); setInterval(() => {}, 1000);`;
    const all = await Promise.all([1, 2, 3, 4].map(() => inAnotherProcess(work)));
    const winners = all.filter(({ line }) => line === 'mine');
    expect(winners).toHaveLength(1);
    for (const { line, pid } of all.filter((one) => !winners.includes(one))) {
      expect([line, pid]).toEqual([text.dataDirectoryBusy(folder, winners[0]?.pid ?? 0), pid]);
    }
    for (const { pid, ended } of all) {
      process.kill(pid, 'SIGKILL');
      await ended;
    }
  });

  test('may be a symbolic link', async () => {
    const link = `${folder}-link`;
    symlinkSync(folder, link);
    const first = await start(link);
    await expect(start()).rejects.toThrow(text.dataDirectoryBusy(folder, process.pid));
    await first.stop();
    rmSync(link);
  });

  test('may have a path too long for a socket', async () => {
    const long = prepareDataDirectory(join(folder, 'x'.repeat(100)));
    const server = await start(long);
    expect(await query(server, 'select 1')).toEqual([[1]]);
    const socket = String(server.access.owner.host);
    expect(Buffer.byteLength(socket)).toBeLessThan(80);
    await server.stop();
    expect(existsSync(socket)).toBe(false);
  });

  test.runIf(isRoot)('below a folder that the server’s user cannot enter is refused with advice', async () => {
    const home = mkdtempSync(join(tmpdir(), 'cuadre-private-'));
    const inside = prepareDataDirectory(join(home, 'data'));
    await expect(start(inside)).rejects.toThrow(text.folderUnreachable(join(inside, 'postgres')));
    rmSync(home, { recursive: true });
  });
});

describe.runIf(isRoot)('the server, as root', () => {
  test('runs as the user of the service, which no other service shares', async () => {
    await start();
    const user = await serverUser();
    expect(user?.name).toBe('cuadre');
    expect(statSync(`/proc/${findServer(cluster)?.pid}`).uid).toBe(user?.uid);
    expect([0, 65_534]).not.toContain(user?.uid);
  });

  test('takes over a cluster of `nobody`, and the server that a killed process left', async () => {
    execFileSync('chown', ['-R', '65534:65534', cluster]);
    const options = ['-D', cluster, '-k', cluster, '-c', 'listen_addresses=', '-p', '5432'];
    const left = spawn(join(postgresBinaries(folder, undefined).folder, 'bin', 'postgres'), options, {
      uid: 65_534,
      gid: 65_534,
      stdio: 'ignore',
    });
    await expect.poll(() => findServer(cluster)?.socketFolder, { timeout: 60_000 }).toBe(cluster);
    const server = await start();
    expect([server.adopted, await query(server, 'select 1')]).toEqual([false, [[1]]]);
    expect(findServer(cluster)?.pid).not.toBe(left.pid);
    const uid = (await serverUser())?.uid;
    const owners = readdirSync(cluster, { recursive: true }).map((name) => lstatSync(join(cluster, String(name))).uid);
    expect(new Set(owners)).toEqual(new Set([uid]));
  });
});

describe.runIf(isRoot)('the binaries, as root', () => {
  test('are used in place when the server’s user can run them', async () => {
    expect(postgresBinaries(folder, await serverUser()).folder).toContain('node_modules');
  });

  test('are copied once into the data folder from a checkout in a private home', async () => {
    const user = await serverUser();
    const installed = postgresBinaries(folder, undefined);
    const home = mkdtempSync(join(tmpdir(), 'cuadre-private-'));
    cpSync(installed.folder, join(home, 'native'), { recursive: true, verbatimSymlinks: true });
    const hidden = { ...installed, folder: join(home, 'native'), version: '18.0.1' };
    const umask = process.umask(0o077);
    try {
      mkdirSync(join(folder, 'postgres-18.0.0'));
      const copied = postgresBinaries(folder, user, hidden);
      expect(copied.folder).toBe(join(folder, 'postgres-18.0.1'));
      expect(existsSync(join(folder, 'postgres-18.0.0'))).toBe(false);
      rmSync(home, { recursive: true });
      expect(postgresBinaries(folder, user, hidden)).toEqual(copied);
      expect(readFileSync(join(copied.folder, 'bin', 'postgres')).length).toBeGreaterThan(1_000_000);
    } finally {
      process.umask(umask);
    }
  });
});

describe.runIf(isRoot)('an ordinary user', () => {
  test('runs the server as themselves, in their own folder', async () => {
    const home = mkdtempSync(join(tmpdir(), 'cuadre-home-'));
    chmodSync(home, 0o777);
    const module = (name: string) => JSON.stringify(join(import.meta.dirname, name));
    const program = `
      import { startEmbeddedPostgres } from ${module('embedded-postgres.ts')};
      import { dataDirectoryPath, prepareDataDirectory } from ${module('../../data-directory.ts')};
      const path = prepareDataDirectory(dataDirectoryPath({ HOME: ${JSON.stringify(home)} }));
      const server = await startEmbeddedPostgres(path);
      await server.stop();
      console.log(path);`;
    const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', program], {
      uid: 65_534,
      gid: 65_534,
      cwd: '/',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const output = await new Promise<string>((resolve) =>
      child.stdout.once('data', (data) => resolve(String(data).trim())),
    );
    expect(output).toBe(join(home, '.local', 'share', 'cuadre'));
    expect(dirname(output)).toBe(join(home, '.local', 'share'));
    rmSync(home, { recursive: true });
  });
});
