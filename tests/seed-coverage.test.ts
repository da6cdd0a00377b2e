/**
 * `docs/seed-coverage.md` stays true: every file, test and decision record named there exists, every test says what its
 * row claims, and no row differs without a decision.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { citedTests } from './support/cited/cited-tests.ts';

const root = join(import.meta.dirname, '..');
const text = readFileSync(join(root, 'docs/seed-coverage.md'), 'utf8');

interface Row {
  item: string;
  /** Paths of modules. */
  files: string[];
  /** Path of a test file and name of a test in it. */
  proofs: { path: string; name: string }[];
  /** What the tests say of just this row. */
  literals: string[];
  answer: string;
}

const lines = text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Seed '));
const form =
  '| what the seed says | `file`<br>… | `test file`: `title`<br>… | `literal in one of these tests` | as asked, or differs: [record.md](decisions/record.md) |';
const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`(?:<br>|$)/g)].map(([, inside = '']) => inside);

function rowOf(line: string): Row | null {
  const [, item, files, proofs, literals, answer] =
    /^\| (.*) \| (`.*`) \| (`.*`: `.*`) \| (`.*`) \| ([^|`]+) \|$/.exec(line) ?? [];
  if (!item || !files || !proofs || !literals || !answer) return null;
  return {
    item,
    files: quoted(files),
    proofs: proofs.split('<br>').map((proof) => {
      const [, path = '', name = ''] = /^`([^`]+)`: `([^`]+)`$/.exec(proof) ?? [];
      return { path, name };
    }),
    literals: quoted(literals),
    answer,
  };
}

const rows = lines.flatMap((line) => rowOf(line) ?? []);

test('it has a row for everything, and every line of a table is one', () => {
  expect(rows.length).toBeGreaterThan(390);
  expect(lines.filter((line) => rowOf(line) === null).map((line) => `${line}\nis not of the form\n${form}`)).toEqual(
    [],
  );
  expect(text).not.toMatch(/\b(pending|not yet)\b/i);
});

test('every file that implements something exists', () => {
  const missing = rows.flatMap(({ item, files }) =>
    files.filter((path) => !existsSync(join(root, path))).map((path) => `${item}: ${path}`),
  );
  expect(missing).toEqual([]);
});

const saidBy = ({ path, name }: Row['proofs'][number]): string | undefined =>
  existsSync(join(root, path)) ? citedTests(root, path).get(name) : undefined;

test('every test that proves something exists', () => {
  const missing = rows.flatMap(({ item, proofs }) =>
    proofs.filter((proof) => saidBy(proof) === undefined).map(({ path, name }) => `${item}: ${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('every literal occurs in a test of its row, in what it iterates or in a constant that it imports', () => {
  const unsaid = rows.flatMap(({ item, proofs, literals }) =>
    literals
      .filter((literal) => !proofs.some((proof) => saidBy(proof)?.includes(literal)))
      .map((literal) => `${item}: «${literal}» is in none of: ${proofs.map(({ name }) => name).join('; ')}`),
  );
  expect(unsaid).toEqual([]);
});

test('every row is as asked, or differs with a link to the decision', () => {
  const link = String.raw`\[[\w-]+\.md\]\(decisions/[\w-]+\.md\)`;
  const answer = new RegExp(`^(?:as asked|differs: ${link}(?:, ${link})*)$`);
  const wrong = rows.filter(({ item, answer: given }) => !answer.test(given) || /\]\(decisions\//.test(item));
  expect(wrong.map(({ item, answer: given }) => `${item}: ${given}`)).toEqual([]);
});

test('the decision records that it links exist', () => {
  const linked = [...text.matchAll(/\(decisions\/([^)]+)\)/g)].map(([, name = '']) => name);
  expect(linked.length).toBeGreaterThan(5);
  expect(linked.filter((name) => !existsSync(join(root, 'docs/decisions', name)))).toEqual([]);
});
