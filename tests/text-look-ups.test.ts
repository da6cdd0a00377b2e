/** No text from outside is looked up where `constructor` is always found. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { textLookUps } from '../scripts/lib/checks/text-look-ups.mjs';
import { isDeep } from './support/test-sizes.ts';

const root = join(import.meta.dirname, '..');

/** What reads files and tells of them is checked every time, the whole product in the deep tests. */
const folders = isDeep
  ? ['src']
  : ['src/core/reading', 'src/core/books', 'src/core/expression', 'src/formats', 'src/platform/workbook'];

test('sources look texts up in maps and own entries only', { timeout: 120_000 }, () => {
  const { files, found } = textLookUps(root, folders);
  expect(files).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

/** What is found in a file that holds the lines. */
function foundIn(...lines: string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'cuadre-look-ups-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true, "types": [] } }');
  writeFileSync(join(folder, 'src/words.ts'), lines.join('\n'));
  return textLookUps(folder, ['src']).found;
}

test('a text as key is refused, declared or cast, by name, by property and with `in`', () => {
  const found = foundIn(
    'const means: Readonly<Record<string, string[]>> = { iva: [] };',
    'const named = { iva: 1 };',
    'type Words = { [word: string]: string };',
    'export const first = (word: string) => means[word];',
    'export const cast = (word: string) => named[word as "iva"];',
    'export const sliced = (word: string) => means[word.slice(0, 5)]?.length;',
    'export const known = (word: string) => word in named;',
    'export const inner = (said: { words: Words }, word: string | number) => said.words[word];',
    'export function write(words: Words, word: string) { words[word] = ""; }',
    'export const untyped = (words: Words, word: any) => words[word];',
  );
  expect(found.map((said) => said.slice(said.indexOf(': ') + 2))).toEqual([
    'means[word]',
    'named[word as "iva"]',
    'means[word.slice(0, 5)]',
    'word in named',
    'said.words[word]',
    'words[word]',
    'words[word]',
  ]);
});

test('keys that the code itself names, indexes and dictionaries are not', () => {
  const found = foundIn(
    'interface Dictionary<Value> { [key: string]: Value }',
    'const named = { iva: 1, ica: 2 };',
    'export const own = (key: "iva" | "ica") => named[key];',
    'export const all = (list: string[], index: number) => list[index];',
    'export const literal = (words: Record<string, string>) => words["iva"];',
    'export const bare = (words: Dictionary<string>, word: string) => words[word];',
    'export const mapped = (words: Map<string, string>, word: string) => words.get(word);',
    'export const part = <Key extends keyof typeof named>(key: Key) => named[key];',
  );
  expect(found).toEqual([]);
});
