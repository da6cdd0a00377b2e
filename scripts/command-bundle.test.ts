import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tryLock } from '../src/platform/process-lock.mjs';
import { commandLine, currentBundle } from './lib/build/command-bundle.mjs';

/** A checkout with a command line of three modules. */
let checkout: string;

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'cuadre-bundle-'));
  write('node_modules/.cuadre-installed', 'today');
  write('package.json', '{ "type": "module", "imports": { "#core/*": "./src/core/*" } }');
  write('package-lock.json', '{}');
  write('scripts/bundle-command.mjs', '');
  write(
    'src/app/cli.ts',
    "import { greeting } from '#core/greeting.ts';\nconsole.log(greeting, (await import('./more.ts')).more);",
  );
  write('src/app/more.ts', "export const more: string = 'world';");
  write('src/core/greeting.ts', "export const greeting: string = 'hello';");
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

/** Saved a minute ago, so that it does not count as a change during bundling. */
function write(path: string, content: string, minutesAgo = 1): void {
  const file = join(checkout, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  const saved = Date.now() / 1000 - 60 * minutesAgo;
  utimesSync(file, saved, saved);
}

const bundled = () => join(checkout, 'dist', 'cli', 'cli.mjs');
const sources = () => join(checkout, 'src', 'app', 'cli.ts');

function says(program: string): string {
  return spawnSync(process.execPath, [program], { encoding: 'utf8' }).stdout;
}

test('is built once from the sources', async () => {
  expect(await commandLine(checkout)).toBe(bundled());
  expect(says(bundled())).toBe('hello world\n');
  // A current bundle is not rebuilt: this change has no effect.
  writeFileSync(bundled(), "console.log('the same')");
  expect(await commandLine(checkout)).toBe(bundled());
  expect(says(bundled())).toBe('the same\n');
});

test.each(['src/core/greeting.ts', 'src/app/more.ts'])('is made again when %s changed', async (path) => {
  await commandLine(checkout);
  const name = path.includes('more') ? 'more' : 'greeting';
  write(path, `export const ${name}: string = 'others';`, 2);
  expect(await commandLine(checkout)).toBe(bundled());
  expect(says(bundled())).toContain('others');
});

test('a source saved during the build leaves no current bundle', async () => {
  write('src/core/greeting.ts', "export const greeting: string = 'late';", -1);
  expect(await commandLine(checkout)).toBe(sources());
});

test('a later installation, or another Node.js, invalidates it', async () => {
  expect(currentBundle(checkout)).toBeNull();
  await commandLine(checkout);
  expect(currentBundle(checkout)).toBe(bundled());
  const stamp = join(checkout, 'dist', 'cli', 'made-of.json');
  const made = readFileSync(stamp, 'utf8');
  writeFileSync(stamp, made.replace(process.execPath, '/usr/bin/node'));
  expect(currentBundle(checkout)).toBeNull();
  writeFileSync(stamp, made);
  expect(currentBundle(checkout)).toBe(bundled());
  rmSync(join(checkout, 'node_modules', '.cuadre-installed'));
  expect(currentBundle(checkout)).toBeNull();
});

test('sources that do not build are run directly, and report their own errors', async () => {
  await commandLine(checkout);
  write('src/core/greeting.ts', 'export const = ;', 2);
  expect(await commandLine(checkout)).toBe(sources());
  write('src/core/greeting.ts', "export const greeting: string = 'mended';", 2);
  expect(await commandLine(checkout)).toBe(bundled());
  expect(says(bundled())).toBe('mended world\n');
});

test('a concurrent build is not waited for', async () => {
  const lock = tryLock(join(checkout, '.data', 'bundle-lock'));
  expect(await commandLine(checkout)).toBe(sources());
  expect(existsSync(bundled())).toBe(false);
  if (lock.acquired) lock.release();
  expect(await commandLine(checkout)).toBe(bundled());
});
