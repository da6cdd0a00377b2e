import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { systemPath } from './lib/setup/process.mjs';

const root = join(import.meta.dirname, '..');

/** The machine's Node.js, possibly older than the pinned one, if any. */
const systemNode = systemPath(process.env.PATH)
  .split(':')
  .map((folder) => join(folder, 'node'))
  .find((path) => existsSync(path));

function run(program: string, command: string): { status: number | null; stdout: string; stderr: string } {
  const elsewhere = mkdtempSync(join(tmpdir(), 'cuadre-elsewhere-'));
  try {
    const { status, stdout, stderr } = spawnSync(program, [command, 'validaciones', '--json'], {
      cwd: elsewhere,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  } finally {
    rmSync(elsewhere, { recursive: true });
  }
}

test.each([
  ['the pinned Node.js', process.execPath],
  ['the Node.js of the machine', systemNode ?? process.execPath],
])('cuadre runs from any folder under %s, with only its answer on stdout', (_, program) => {
  const { status, stdout, stderr } = run(program, join(root, 'bin', 'cuadre.mjs'));
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(JSON.parse(stdout)).toBeDefined();
});

test('cuadre runs through a symbolic link, as made by npx and npm install -g', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cuadre-link-'));
  symlinkSync(join(root, 'bin', 'cuadre.mjs'), join(folder, 'cuadre'));
  expect(run(process.execPath, join(folder, 'cuadre'))).toMatchObject({ status: 0, stderr: '' });
  rmSync(folder, { recursive: true });
});
