/** What `docs/security.md` names as evidence is there: tests by their names, and code by its path or name. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const words = readFileSync(join(root, 'docs/security.md'), 'utf8');
const files = globSync(
  ['src/**/*.{ts,tsx,mjs,sql}', 'tests/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}', 'bench/*.ts', 'deploy/*'],
  {
    cwd: root,
  },
);
const quoted = [...words.matchAll(/`([^`\s]+)`/g)].map(([, text = '']) => text);

test('every test that it names exists', () => {
  const tests = quoted.filter((text) => /^(attacks|access|cli|e2e|bench)\/|\.test\.tsx?$/.test(text));
  expect(tests.length).toBeGreaterThan(80);
  // `attacks/tokens` is `tests/attacks/tokens.deep.test.ts`.
  const has = (name: string) =>
    files.some(
      (file) =>
        file.endsWith(`/${name}`) ||
        file === name ||
        file.startsWith(`tests/${name}.`) ||
        file.startsWith(`tests/${name}/`),
    );
  expect([...new Set(tests.filter((name) => !has(name)))]).toEqual([]);
});

test('every file of code that it names exists', () => {
  const named = quoted.filter((text) => /\.(ts|tsx|mjs)$/.test(text) && !text.includes('.test.'));
  expect(named.length).toBeGreaterThan(50);
  const names = new Set(files.map((file) => basename(file)));
  const has = (name: string) =>
    name.includes('/') ? files.some((file) => file.endsWith(`/${name}`) || file === name) : names.has(name);
  expect([...new Set(named.filter((name) => !has(name)))]).toEqual([]);
});
