import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tryLock } from '../src/platform/process-lock.mjs';
import { commandLine, currentBundle, dropBundle, isChunkCurrent } from './lib/build/command-bundle.mjs';

/** A checkout with a command line of three modules. */
let checkout: string;

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'cuadre-bundle-'));
  write('node_modules/.cuadre-installed', 'today');
  write('package.json', '{ "type": "module", "imports": { "#core/*": "./src/core/*" } }');
  write('package-lock.json', '{}');
  write('scripts/bundle-command.mjs', '');
  write('scripts/lib/build/code-cache.mjs', '');
  write(
    'src/app/cli.ts',
    "import { greeting } from '#core/greeting.ts';\nvoid import('./more.ts').then(({ more }) => console.log(greeting, more()));",
  );
  write('src/app/more.ts', "export const more = (): string => 'world';");
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

const bundled = () => join(checkout, 'dist', 'cli', 'cli.cjs');
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
  const changed = path.includes('more')
    ? "export const more = (): string => 'others';"
    : "export const greeting: string = 'others';";
  write(path, changed, 2);
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
  for (const part of [process.execPath, process.version]) {
    writeFileSync(stamp, made.replace(part, 'another'));
    expect(currentBundle(checkout)).toBeNull();
  }
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

/** Runs the bundle as `bin/cuadre.mjs` does. */
function saysByChunks(options = ''): { stdout: string; stderr: string; status: number | null } {
  const cache = join(import.meta.dirname, 'lib', 'build', 'code-cache.mjs');
  const program = `import { runChunks, setCommandFlags } from ${JSON.stringify(cache)};
    setCommandFlags();
    runChunks(${JSON.stringify(bundled())}, { ${options} });`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
}

/** The chunk of `src/app/more.ts`, whose function only runs when it is called. */
function chunkOfMore(): string {
  const folder = dirname(bundled());
  return join(folder, readdirSync(folder).find((name) => /^more-.*\.cjs$/.test(name))!);
}

test('the bundle has a code cache with what practice called, which runs in place of the source', async () => {
  await commandLine(checkout);
  expect(saysByChunks()).toMatchObject({ stdout: 'hello world\n', stderr: '' });
  // V8 looks at the length of a source alone. A function that was never called would be compiled from the new one.
  writeFileSync(chunkOfMore(), readFileSync(chunkOfMore(), 'utf8').replace('world', 'earth'));
  expect(saysByChunks().stdout).toBe('hello world\n');
});

test('a damaged or missing code cache only takes longer', async () => {
  await commandLine(checkout);
  const code = `${chunkOfMore()}.code`;
  writeFileSync(code, readFileSync(code).subarray(0, 100));
  expect(saysByChunks()).toMatchObject({ stdout: 'hello world\n', stderr: '' });
  rmSync(code);
  expect(saysByChunks()).toMatchObject({ stdout: 'hello world\n', stderr: '' });
});

test('a chunk without a digest in its name has no code cache', async () => {
  await commandLine(checkout);
  expect(existsSync(`${bundled()}.code`)).toBe(false);
});

test('the chunk of the audit is looked at when it is loaded, and a command that finds it stale begins again', async () => {
  write('src/app/cli/commands/audit-command.ts', "export const more = (): string => 'world';");
  write('src/app/more.ts', "export const more = async () => (await import('./cli/commands/audit-command.ts')).more();");
  write('src/app/cli.ts', "void import('./more.ts').then(async ({ more }) => console.log('hello', await more()));");
  await commandLine(checkout);
  const chunk = readdirSync(dirname(bundled())).find((name) => /^auditar-.*\.cjs$/.test(name))!;
  expect(isChunkCurrent(checkout, chunk)).toBe(true);
  write('src/app/cli/commands/audit-command.ts', "export const more = (): string => 'others';", 2);
  expect([currentBundle(checkout), isChunkCurrent(checkout, chunk)]).toEqual([bundled(), false]);
  const options = "isCurrent: (chunk) => !chunk.includes('auditar-'), onStale: () => process.exit(7)";
  expect(saysByChunks(options)).toMatchObject({ stdout: '', status: 7 });
  dropBundle(checkout);
  expect(await commandLine(checkout)).toBe(bundled());
  expect(saysByChunks().stdout).toBe('hello others\n');
});

test('inspecting a file loads neither the audit nor node:crypto', async () => {
  const root = join(import.meta.dirname, '..');
  const entry = await commandLine(root);
  expect(readFileSync(entry, 'utf8').match(/require\("\.\/\w+/g)).toSatisfy((chunks: string[]) =>
    chunks.every((chunk) => chunk.endsWith('comandos')),
  );
  const loaded = "process.on('exit', () => process.stderr.write(process.moduleLoadList.join()))";
  const { stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${loaded}`,
      join(root, 'bin', 'cuadre.mjs'),
      'inspeccionar',
      'tests/fixtures/errors/balance-2025-01.xlsx',
    ],
    { cwd: root, encoding: 'utf8' },
  );
  expect(stderr).toContain('NativeModule zlib');
  expect(stderr).not.toContain('NativeModule crypto');
});
