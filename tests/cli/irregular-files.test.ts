/** What is no regular file is refused by name: a pipe would be waited for, and a device has no end. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expandPaths } from '#app/cli/input/input-files.ts';
import { readProfile } from '#app/cli/input/read-profile.ts';
import { readRegular } from '#app/cli/input/regular-file.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cuadre-pipe-'));
  execFileSync('mkfifo', [join(folder, 'x.csv')]);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a pipe named like a balance, alone and in a folder', async () => {
  const pipe = join(folder, 'x.csv');
  await expect(expandPaths([pipe])).rejects.toThrow(/no es un archivo corriente/);
  const [found] = await expandPaths([folder]);
  await expect(found!.read()).rejects.toThrow(/no es un archivo corriente/);
  await expect(readProfile(pipe)).rejects.toThrow(/no es un archivo corriente/);
  expect(() => readRegular('/dev/zero')).toThrow(/no es un archivo corriente/);
});
