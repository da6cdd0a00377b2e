/** `docs/seed-coverage.md` stays true: every file, test and decision record named there exists. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const text = readFileSync(join(root, 'docs/seed-coverage.md'), 'utf8');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Row {
  item: string;
  /** Paths of modules. */
  files: string[];
  /** Path of a test file and name of a test in it. */
  proofs: { path: string; name: string }[];
}

const rows: Row[] = [...text.matchAll(/^\| (?!Seed )(.*) \| (`.*`) \| (`.*`) \|$/gm)].map(
  ([, item = '', files = '', proofs = '']) => ({
    item,
    files: [...files.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
    proofs: proofs.split('<br>').map((proof) => {
      const [, path = '', name = ''] = /^`([^`]+)`: `([^`]+)`$/.exec(proof) ?? [];
      return { path, name };
    }),
  }),
);

test('it has a row for everything, and every line of a table is one', () => {
  expect(rows.length).toBeGreaterThan(390);
  const lines = text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Seed '));
  expect(lines.length).toBe(rows.length);
  expect(text).not.toMatch(/\b(pending|not yet)\b/i);
});

test('every file that implements something exists', () => {
  const missing = rows.flatMap(({ item, files }) =>
    files.filter((path) => !existsSync(join(root, path))).map((path) => `${item}: ${path}`),
  );
  expect(missing).toEqual([]);
});

/** Title of a test, of a table of tests or of a group: a text before the function that follows it. */
const title = /\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)\s*,\s*(?:async\s*)?\(/g;

function titlesOf(path: string): Set<string> {
  if (!existsSync(join(root, path))) return new Set();
  return new Set(
    [...read(path).matchAll(title)].map(([, ...quoted]) => (quoted.find(Boolean) ?? '').replaceAll("\\'", "'")),
  );
}

test('every test that proves something exists', () => {
  const titles = new Map<string, Set<string>>();
  const missing = rows.flatMap(({ item, proofs }) =>
    proofs
      .filter(({ path, name }) => {
        if (!titles.has(path)) titles.set(path, titlesOf(path));
        return !titles.get(path)?.has(name);
      })
      .map(({ path, name }) => `${item}: ${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('the decision records that it links exist', () => {
  const linked = [...text.matchAll(/\(decisions\/([^)]+)\)/g)].map(([, name = '']) => name);
  expect(linked.length).toBeGreaterThan(5);
  expect(linked.filter((name) => !existsSync(join(root, 'docs/decisions', name)))).toEqual([]);
});
