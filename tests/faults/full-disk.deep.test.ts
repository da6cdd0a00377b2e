/** A disk without a free byte, and one that takes no writes: on file systems of a fixed size in memory, as root. */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { prepareDataDirectory } from '#platform/data-directory.ts';
import { withClient } from '#platform/database/connection.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts';
import { findServer } from '#platform/database/embedded/postgres-process.ts';
import { text } from '#platform/database/text.es.ts';
import { fillReserve } from '#platform/disk-reserve.ts';
import { ServerProcess } from '../support/server-process.ts';

const mount = (folder: string, options: string) =>
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);

/** As root where file systems may be mounted; containers often forbid it. */
const mayMount = (() => {
  if (process.getuid?.() !== 0 || process.platform !== 'linux') return false;
  const folder = mkdtempSync(join(tmpdir(), 'cuadre-mount-'));
  try {
    mount(folder, 'size=1m');
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
})();

let disk: string;
beforeAll(() => {
  disk = mkdtempSync(join(tmpdir(), 'cuadre-disk-'));
});
afterEach(() => {
  if (mayMount) execFileSync('umount', ['-l', disk]);
});
afterAll(() => rmSync(disk, { recursive: true, force: true }));

/** Takes every byte that is free. */
function fill(): void {
  const file = openSync(join(disk, 'relleno'), 'w');
  try {
    for (let piece = 1024 ** 2; piece >= 1; )
      try {
        writeSync(file, Buffer.alloc(piece));
      } catch {
        piece = Math.floor(piece / 16);
      }
  } finally {
    closeSync(file);
  }
}

describe.runIf(mayMount)('a full disk', () => {
  test('keeps PostgreSQL from starting until the reserve is given up; what was committed is there', async () => {
    mount(disk, 'size=700m,mode=0755');
    const folder = prepareDataDirectory(join(disk, 'datos'));
    const server: EmbeddedPostgres = await startEmbeddedPostgres(folder);
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    try {
      await withClient(server.access.owner, (owner) => owner.query('create table kept as select 7 as n'));
      await fillReserve(folder);
      fill();
      const { pid } = findServer(join(folder, 'postgres'))!;
      process.kill(pid, 'SIGKILL');
      const read = () =>
        withClient(server.access.owner, async (owner) => (await owner.query('select n from kept')).rows);
      await expect.poll(() => read().catch(() => []), { timeout: 90_000 }).toEqual([{ n: 7 }]);
      await withClient(server.access.owner, (owner) => owner.query('insert into kept values (8)'));
      expect(said.mock.calls).toEqual([[text.reserveFreed(folder)]]);
    } finally {
      said.mockRestore();
      await server.stop();
    }
  });
});

describe.runIf(mayMount)('a disk that takes no writes', () => {
  test('is a sentence at the start, with the folder and what to do', async () => {
    mount(disk, 'size=8m,mode=0755');
    const folder = join(disk, 'datos');
    mkdirSync(folder);
    execFileSync('mount', ['-o', 'remount,ro', disk]);
    const server = new ServerProcess(folder);
    expect(await server.end()).toBe(1);
    expect(server.output).toContain('solo lectura');
    expect(server.output).toContain(folder);
    expect(server.output).not.toMatch(/\bat \S+:\d+/);
  });
});
