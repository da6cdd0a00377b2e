/** What is no regular file is refused by name: a pipe would be waited for, and a device has no end. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expandPaths } from '#app/cli/input/input-files.ts';
import { readProfile } from '#app/cli/input/read-profile.ts';
import { readRegular } from '#app/cli/input/regular-file.ts';

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
