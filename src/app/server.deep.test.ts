import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AuditMonth } from '#api/audits/audits/contract.ts';
import type { StoredTrialBalance } from '#api/balances/trial-balances/contract.ts';
import type { Company } from '#api/companies/companies/contract.ts';
import { withClient } from '#platform/database/connection.ts';
import { accessBySocket } from '#platform/database/embedded/embedded-postgres.ts';
import { findServer, stopServer } from '#platform/database/embedded/postgres-process.ts';
import { readerUser, systemUser } from '#platform/host/system-user.ts';
import { ServerProcess } from '../../tests/support/server-process.ts';
import { temporaryDataDirectory } from '../../tests/support/test-database.ts';

let folder: string;
let server: ServerProcess;

beforeAll(() => {
  folder = temporaryDataDirectory();
});
afterAll(async () => {
  await server.end('SIGKILL');
  const left = findServer(join(folder, 'postgres'));
  if (left) await stopServer(left.pid);
  rmSync(folder, { recursive: true, force: true });
});

const months = 14;

async function signIn(url: string, email: string, secret: string, door = 'login'): Promise<Response> {
  return fetch(`${url}/api/v1/auth/${door}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: secret }),
  });
}

type Read = <Data>(path: string) => Promise<Data>;

/** API client of the sample accountant. */
async function reader(url: string, password: string): Promise<Read> {
  const { data } = (await (await signIn(url, 'contador@cuadre.local', password)).json()) as { data: { token: string } };
  return async <Data>(path: string) => {
    const response = await fetch(`${url}/api/v1${path}`, { headers: { authorization: `Bearer ${data.token}` } });
    expect(response.status).toBe(200);
    return ((await response.json()) as { data: Data }).data;
  };
}

/** Imported months of the sample company. */
async function storedMonths(read: Read): Promise<StoredTrialBalance[]> {
  const [company] = await read<Company[]>('/user/companies');
  return company ? read<StoredTrialBalance[]>(`/companies/${company.id}/trial-balances?pageSize=200`) : [];
}

/** One installation from its first start on: each test continues where the previous one ended. */
describe('an installation', () => {
  let accountant: string;

  test('prints and stores the passwords of two users at its first start', async () => {
    server = new ServerProcess(folder);
    const url = await server.url();
    await server.says(/Preparando/);
    const file = join(folder, 'acceso-inicial.txt');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const written = readFileSync(file, 'utf8');
    expect(server.output).toContain(written);
    const secrets = [...written.matchAll(/contraseña\s+(\S+)/g)].map(([, secret]) => secret!);
    accountant = secrets[0]!;
    expect(accountant).not.toBe(secrets[1]);
    expect((await signIn(url, 'contador@cuadre.local', accountant)).status).toBe(200);
    expect((await signIn(url, 'admin@cuadre.local', secrets[1]!, 'admin/login')).status).toBe(200);
    expect(readFileSync(join(folder, 'cuadre.log'), 'utf8')).not.toContain(accountant);
  });

  test('prints where stored mails are, with a token that its log has not', async () => {
    const [, address = ''] = await server.says(/en este equipo, en (http:\S+)/);
    expect((await fetch(address)).status).toBe(200);
    const { origin, pathname, searchParams } = new URL(address);
    expect((await fetch(origin + pathname)).status).toBe(403);
    expect(readFileSync(join(folder, 'cuadre.log'), 'utf8')).not.toContain(searchParams.get('token'));
  });

  test.runIf(process.getuid?.() === 0)('runs as a user of its own, like its database', async () => {
    const { uid } = await systemUser({});
    const database = findServer(join(folder, 'postgres'))!.pid;
    const users = [server.pid, database].map(
      (pid) => /Uid:\s(.+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1],
    );
    expect(users).toEqual(Array(2).fill([uid, uid, uid, uid].join('\t')));
    expect(statSync(folder)).toMatchObject({ uid, mode: 0o40700 });
  });

  test.runIf(process.getuid?.() === 0)('reads files as another user, with nothing that it could use', async () => {
    const { uid } = (await readerUser())!;
    const readers = await vi.waitFor(
      () => {
        const found = readdirSync('/proc').filter((pid) => isReaderOf(pid, server.pid));
        expect(found).not.toEqual([]);
        return found;
      },
      { timeout: 60_000, interval: 50 },
    );
    for (const pid of readers) {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      expect(status).toMatch(new RegExp(`Uid:\\s${uid}\\s${uid}\\s${uid}`));
      expect(status).toMatch(/NoNewPrivs:\s1/);
      for (const set of ['CapPrm', 'CapEff', 'CapAmb']) expect(status).toMatch(new RegExp(`${set}:\\s0+\n`));
    }
  });

  test('keeps no connection of the owner of its database', async () => {
    const { socketFolder } = findServer(join(folder, 'postgres'))!;
    const { owner } = accessBySocket(socketFolder!);
    const { rows } = await withClient(owner, (client) =>
      client.query(
        `select distinct usename as name from pg_stat_activity
          where backend_type = 'client backend' and pid <> pg_backend_pid() order by 1`,
      ),
    );
    expect(rows.map(({ name }) => name)).toEqual(['cuadre_app', 'cuadre_queue']);
  });

  test('loses nothing to kill -9 during the import, and leaves nothing half-done: the next start resumes', async () => {
    const before = await reader(await server.url(), accountant);
    let kept: StoredTrialBalance[] = [];
    while (kept.length < 2) {
      // Below the rate limit on a slow machine.
      await sleep(20);
      kept = await storedMonths(before);
    }
    await server.end('SIGKILL');

    server = new ServerProcess(folder);
    const resumed = await reader(await server.url(), accountant);
    expect(await storedMonths(resumed)).toEqual(expect.arrayContaining(kept));
    await server.says(/Empresa de ejemplo lista/);
    const all = await storedMonths(resumed);
    expect(all).toHaveLength(months);
    expect(all.every(({ attributes }) => attributes.version === 1)).toBe(true);
    const [company] = await resumed<Company[]>('/user/companies');
    const strip = await resumed<AuditMonth[]>(`/companies/${company!.id}/audit-months`);
    expect(strip.filter(({ state }) => state === 'auditado')).toHaveLength(months);
    const audits = await resumed<unknown[]>(`/companies/${company!.id}/audits?pageSize=200`);
    expect(audits).toHaveLength(months);
  });

  test('stops with its database on SIGINT, and starts again with what it had', async () => {
    expect(await server.end('SIGINT')).toBe(0);
    expect(findServer(join(folder, 'postgres'))).toBeUndefined();
    server = new ServerProcess(folder);
    expect((await signIn(await server.url(), 'contador@cuadre.local', accountant)).status).toBe(200);
    await server.says(/acceso-inicial\.txt/);
    expect(server.output).not.toContain(accountant);
    expect(server.output).not.toMatch(/Preparando/);
    expect(server.output).not.toContain('Aviso: Cuadre se abre');
  });

  test('warns when others reach it and no proxy is trusted', async () => {
    await server.end('SIGTERM');
    server = new ServerProcess(folder, { CUADRE_PUBLIC_URL: 'https://cuadre.ejemplo.co' });
    await server.says(/Aviso: Cuadre se abre desde otros equipos \(https:\/\/cuadre\.ejemplo\.co\)/);
    await server.url();
  });
});

/** Whether it is Node.js below the service, through the spawner. */
function isReaderOf(pid: string, service: number): boolean {
  try {
    const isReader = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0]!.endsWith('node');
    return isReader && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('reader.ts\0') && isBelow(pid, service);
  } catch {
    return false;
  }
}

function isBelow(pid: string, above: number): boolean {
  if (Number(pid) <= 1) return false;
  const parent = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')[1]!;
  return Number(parent) === above || isBelow(parent, above);
}

describe('an impossible start', () => {
  beforeAll(async () => {
    expect(await server.end('SIGTERM')).toBe(0);
  });

  test('on a busy port says so and exits with 1', async () => {
    const busy = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => busy.once('listening', resolve));
    const { port } = busy.address() as { port: number };
    server = new ServerProcess(folder, { PORT: String(port) });
    expect(await server.end()).toBe(1);
    expect(server.output).toContain(`El puerto ${port} ya está en uso`);
    expect(server.output).not.toMatch(/\bat \S+:\d+/);
    busy.close();
  });

  test.runIf(process.getuid?.() === 0)('as root in production prints the remedy and exits with 1', async () => {
    server = new ServerProcess(folder, { NODE_ENV: 'production' });
    expect(await server.end()).toBe(1);
    expect(server.output).toContain('En producción Cuadre no funciona como root');
    expect(server.output).not.toMatch(/\bat \S+:\d+/);
  });
});
