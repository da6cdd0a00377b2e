/** What is no regular file is refused by name: a pipe would be waited for, and a device has no end. */
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { runCommand } from '#app/cli/commands.ts';
import { expandPaths } from '#app/cli/input/input-files.ts';
import { readProfile } from '#app/cli/input/read-profile.ts';
import { MOST_BYTES, readRegular } from '#app/cli/input/regular-file.ts';

let folder: string;
let socket: Server;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cuadre-pipe-'));
  // Made without a program, and no file like a pipe.
  socket = createServer();
  await new Promise<void>((ready) => socket.listen(join(folder, 'x.csv'), ready));
});
afterAll(() => {
  socket.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a socket named like a balance, alone and in a folder', async () => {
  const special = join(folder, 'x.csv');
  await expect(expandPaths([special])).rejects.toThrow(/no es un archivo corriente/);
  const [found] = await expandPaths([folder]);
  await expect(found!.read()).rejects.toThrow(/no es un archivo corriente/);
  await expect(readProfile(special)).rejects.toThrow(/no es un archivo corriente/);
  expect(() => readRegular('/dev/zero')).toThrow(/no es un archivo corriente/);
});

test('a file that is too large or that the system does not give is told, and no fault of ours', async () => {
  const own = join(folder, 'grande');
  mkdirSync(own);
  const huge = join(own, 'huge.csv');
  writeFileSync(huge, '');
  truncateSync(huge, MOST_BYTES + 1);
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const shown = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => {
    said.mockRestore();
    shown.mockRestore();
  });
  for (const command of ['auditar', 'cuentas', 'estados', 'inspeccionar', 'columnas'])
    for (const path of [huge, own, ...(process.platform === 'linux' ? ['/proc/self/mem'] : [])]) {
      said.mockClear();
      expect([command, path, await runCommand([command, path])]).toEqual([command, path, 2]);
      expect(said.mock.calls.join()).toMatch(/pasa de 100 MB|no deja leer/);
    }
});
