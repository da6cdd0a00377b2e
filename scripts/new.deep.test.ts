import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guideSections } from '#core/guide/guide-sections.ts';

const root = join(import.meta.dirname, '..');
const copied = [
  'src',
  'scripts',
  'tests/support',
  'tests/ruling/audit-folder.ts',
  'tests/layouts',
  'data',
  'package.json',
  'tsconfig.json',
  'biome.json',
  '.gitignore',
];
const created = [
  ['validation', 'caja_menor', 'src/validations/caja_menor'],
  ['format', 'mi-programa', 'src/formats/mi-programa'],
  ['statement', 'mi-estado', 'src/statements/mi-estado'],
  ['screen', 'mi-pantalla', 'src/web/screens/mi-pantalla'],
  ['resource', 'companies/mi-recurso', 'src/api/companies/mi-recurso'],
] as const;
const folders = created.map(([, , folder]) => folder);

let checkout: string;
let before: Map<string, string>;

beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), 'cuadre-new-'));
  for (const path of [...copied, 'vitest.config.ts', '.dependency-cruiser.mjs']) {
    // Without the other validations and statements: their runners of cases run all they find.
    const filter = (source: string) => !/src\/(validations|statements)\/[^/.]+$/.test(source);
    cpSync(join(root, path), join(checkout, path), { recursive: true, filter });
  }
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
  before = sourcesByPath();
});
afterAll(() => rmSync(checkout, { recursive: true }));

function run(script: string, ...args: string[]): { status: number | null; output: string } {
  // As from a terminal: variables for vitest's own workers must not reach a nested vitest.
  const {
    VITEST: _,
    VITEST_POOL_ID: __,
    VITEST_WORKER_ID: ___,
    NODE_ENV: ____,
    FORCE_COLOR: _____,
    ...env
  } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(checkout, script), ...args], {
    cwd: checkout,
    encoding: 'utf8',
    env: { ...env, NO_COLOR: '1' },
  });
  return { status, output: stdout + stderr };
}

function sourcesByPath(): Map<string, string> {
  const paths = globSync('{src,tests,scripts}/**/*.{ts,tsx,mjs,css}', { cwd: checkout });
  return new Map(paths.map((path) => [path, readFileSync(join(checkout, path), 'utf8')]));
}

test.each(created)('a new %s is generated, once', (kind, name, folder) => {
  const first = run('scripts/new.mjs', kind, name);
  expect(first).toMatchObject({ status: 0, output: expect.stringContaining(`written: ${folder}/`) });
  expect(run('scripts/new.mjs', kind, name)).toEqual({ status: 1, output: `${folder} exists already.\n` });
});

test('files are in its own folder; outside of it only generated files changed', () => {
  const changed = [...sourcesByPath()].filter(([path, text]) => before.get(path) !== text).map(([path]) => path);
  const outside = changed.filter((path) => !folders.some((folder) => path.startsWith(`${folder}/`)));
  expect(outside.filter((path) => !path.endsWith('.gen.ts'))).toEqual(['tests/layouts/packages/mi-programa.es.ts']);
  expect(outside).toContain('src/validations/registry.gen.ts');
  expect(outside).toContain('src/statements/registry.gen.ts');
});

test.each([[], ['widget', 'x'], ['validation', 'Caja Menor'], ['screen', '../x']])('is not made from %s', (...args) => {
  const { status, output } = run('scripts/new.mjs', ...args);
  expect(status).toBe(1);
  expect(output).toMatch(/^Usage: npm run new -- validation\|rule\|format\|statement\|screen\|resource <name>/);
});

test('the guide of a validation has the sections that the help shows', () => {
  const sections = guideSections(readFileSync(join(checkout, folders[0]!, 'guide.es.md'), 'utf8'));
  expect(sections.map(({ id }) => id)).toContain('base-legal');
  expect(sections.filter(({ rule }) => rule !== null).map(({ rule }) => rule)).toEqual([
    expect.stringMatching(/^[A-Z]+-1$/),
  ]);
});

test('the files are formatted, typed, and within the architecture rules', () => {
  expect(run('node_modules/@biomejs/biome/bin/biome', 'check', ...folders).status).toBe(0);
  // Their imports are type-checked too; the rest of the sources has its own checks.
  const project = { extends: './tsconfig.json', include: ['src/**/*.d.ts', ...folders] };
  writeFileSync(join(checkout, 'tsconfig.made.json'), JSON.stringify(project));
  const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
  const complaints = [
    run('node_modules/typescript/bin/tsc', '--noEmit', '--project', 'tsconfig.made.json').output,
    run(cruiser, ...folders, '--do-not-follow', `^(?!${folders.join('|')})`, '--output-type', 'err').output,
  ];
  expect(
    complaints
      .join('\n')
      .split('\n')
      .filter((line) => folders.some((folder) => line.includes(folder))),
  ).toEqual([]);
});

test('its tests pass', () => {
  const { status, output } = run(
    'node_modules/vitest/vitest.mjs',
    ...['run', 'src/validations/cases', 'src/validations/rules-complete', 'src/validations/default-settings'],
    ...['src/formats/guide-drawings', 'src/statements/cases', ...folders.slice(1)],
  );
  expect(output).toMatch(/Test Files +8 passed/);
  expect(status).toBe(0);
});

test('a new format recognises its layout of the simulated books', () => {
  const tests = ['run', 'tests/layouts/same-books', '-t', 'mi-programa|covers every format'];
  const { status, output } = run('node_modules/vitest/vitest.mjs', ...tests);
  expect(output).toMatch(/Tests +5 passed/);
  expect(status).toBe(0);
});

test('a new rule is entered in the list and the guide of its validation, once', () => {
  expect(run('scripts/new.mjs', 'rule', 'ninguna/otra-regla')).toMatchObject({ status: 1 });
  expect(run('scripts/new.mjs', 'rule', 'caja_menor/otra-regla')).toMatchObject({ status: 0 });
  expect(run('scripts/new.mjs', 'rule', 'caja_menor/otra-regla')).toMatchObject({ status: 1 });
  const validation = readFileSync(join(checkout, folders[0]!, 'validation.ts'), 'utf8');
  expect(validation).toContain('rules: [caj1, caj2],');
  expect(validation).toContain("from './rules/caj-2-otra-regla.es.ts';");
  expect(readFileSync(join(checkout, folders[0]!, 'guide.es.md'), 'utf8')).toContain('### CAJ-2 · Otra regla');
  const project = { extends: './tsconfig.json', include: ['src/**/*.d.ts', folders[0]!] };
  writeFileSync(join(checkout, 'tsconfig.made.json'), JSON.stringify(project));
  const { output } = run('node_modules/typescript/bin/tsc', '--noEmit', '--project', 'tsconfig.made.json');
  expect(output.split('\n').filter((line) => line.includes(folders[0]!))).toEqual([]);
});
