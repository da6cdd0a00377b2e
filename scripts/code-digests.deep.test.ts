import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type CodeDigest, type CodeDigests, readCodeDigests } from '#platform/code-digests.mjs';
import { sources as secondFiles } from '#sources/registry.gen.ts';
import { validations } from '#validations/registry.gen.ts';
import { stampDigests } from './lib/build/code-digests.mjs';
import { digestCode } from './lib/build/digest-code.mjs';

let root: string;

/** An engine and two validations, each with its own helper, and one shared module. */
const sources = {
  'package.json': JSON.stringify({
    type: 'module',
    imports: { '#core/*': './src/core/*', '#validations/*': './src/validations/*', '#api/*': './src/api/*' },
  }),
  'src/api/audits/audits/run/audit-month.ts': `
    import { sources as secondFiles } from '#sources/registry.gen.ts';
import { validations } from '#validations/registry.gen.ts';
    import { describe } from '#core/describe.ts';
    import { runValidations } from '#core/engine/run-validations.ts';
    export const auditMonth = () => [validations.map((validation) => describe(validation)), runValidations()];`,
  'src/core/engine/run-validations.ts': `
    import { describeFact } from './describe-fact.ts';
    import { weigh } from './weigh.ts';
    export const runValidations = () => [weigh(1), describeFact()];`,
  'src/core/engine/describe-fact.ts': "export const describeFact = () => 'fact';",
  'src/core/engine/weigh.ts': 'export const weigh = (amount: number) => amount * 5;',
  'src/core/books/trial-balance.ts': 'export class TrialBalance {}',
  'src/core/describe.ts': 'export const describe = (fact: unknown) => String(fact);',
  'src/core/shared.ts': `
    export const rate = (year: number) => year * 2;
    export const ceiling = (year: number) => year * 3;`,
  'src/sources/readers.gen.ts': 'export const readers: unknown[] = [];',
  'src/sources/registry.gen.ts': 'export const sources: unknown[] = [];',
  'src/validations/registry.gen.ts': 'export const validations: unknown[] = [];',
  'src/validations/uno/text.es.ts': "export const text = { title: 'Uno' };",
  'src/validations/uno/limit.ts': '/** Pesos. */\nexport const limit: number = 100;',
  'src/validations/uno/guide.es.md': '# Uno',
  'src/validations/uno/cases.es.ts': 'export const cases = [];',
  'src/validations/uno/validation.ts': `
    import { rate } from '#core/shared.ts';
    import { limit } from './limit.ts';
    import { rule } from './rules/uno-1-above.es.ts';
    export const validation = { rules: [rule], check: (amount: number) => amount > rate(limit) };`,
  'src/validations/uno/rules/uno-1-above.es.ts': `
    const words = 'Muy alto';
    export const rule = { code: 'UNO-1', proof: 'balance', name: 'Alto', text: { title: () => words }, most: 10 };`,
  'src/validations/dos/text.es.ts': "export const text = { title: 'Dos' };",
  'src/validations/dos/validation.ts': `
    import { ceiling } from '#core/shared.ts';
    export const validation = { check: (amount: number) => amount > ceiling(1) };`,
};

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Those of the sources above, computed once. */
let pristine: CodeDigests;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'cuadre-digests-'));
  for (const [path, text] of Object.entries(sources)) write(path, text);
  pristine ??= await digests();
});
afterEach(() => rmSync(root, { recursive: true }));

async function digests(): Promise<CodeDigests> {
  const started = Date.now() + 1;
  stampDigests(root, await digestCode(root), started);
  return readCodeDigests(root)!;
}

/** File, and what is replaced in it by what. */
type Edit = readonly [path: keyof typeof sources, from: string, to: string];

/** Validations of which a digest differs from that of the sources above after these replacements alone. */
async function changedBy(edits: readonly Edit[], part: keyof CodeDigest = 'code'): Promise<string[]> {
  for (const [path, from, to] of edits) {
    const text = sources[path].replace(from, to);
    expect(text).not.toBe(sources[path]);
    write(path, text);
  }
  const after = await digests();
  for (const [path] of edits) write(path, sources[path]);
  return Object.keys(pristine).filter((key) => after[key]?.[part] !== pristine[key]?.[part]);
}

const otherConversion: Edit = ['src/core/describe.ts', 'String(fact)', '[fact].join()'];
const otherCeiling: Edit = ['src/core/shared.ts', 'year * 3', 'year * 4'];
const otherTitle: Edit = ['src/validations/dos/text.es.ts', 'Dos', 'Segunda'];
const rule = 'src/validations/uno/rules/uno-1-above.es.ts';

test('a comment, a type or a local variable name changes no digest', async () => {
  const same: Edit[] = [
    ['src/validations/uno/limit.ts', 'Pesos.', 'Whole pesos, as the law has them.'],
    ['src/core/shared.ts', 'year: number', 'year: 1 | 2'],
    ['src/core/describe.ts', '(fact: unknown) => String(fact)', '(it: unknown) => String(it)'],
  ];
  expect(await changedBy(same)).toEqual([]);
});

test('a constant in the helper of one validation changes its digest only', async () => {
  expect(await changedBy([['src/validations/uno/limit.ts', '100', '101']])).toEqual(['uno']);
});

test('shared code changes the digests of the validations that call it', async () => {
  expect(await changedBy([otherCeiling])).toEqual(['dos']);
});

test('texts of findings count, and the engine counts for all', async () => {
  expect(await changedBy([otherTitle])).toEqual(['dos']);
  expect(await changedBy([otherConversion])).toEqual(['dos', 'uno']);
});

test('words change no facts; rules and the engine that runs them do', async () => {
  expect(await changedBy([[rule, 'Muy alto', 'Alto']])).toEqual(['uno']);
  const words: Edit[] = [
    [rule, "'Alto'", "'Demasiado'"],
    otherTitle,
    otherConversion,
    ['src/core/engine/describe-fact.ts', 'fact', 'hecho'],
  ];
  expect(await changedBy(words, 'facts')).toEqual([]);
  expect(await changedBy([[rule, 'most: 10', 'most: 11'], otherCeiling], 'facts')).toEqual(['dos', 'uno']);
  expect(await changedBy([otherCeiling], 'facts')).toEqual(['dos']);
  expect(await changedBy([['src/core/engine/weigh.ts', '5', '6']], 'facts')).toEqual(['dos', 'uno']);
});

test('a changed source voids the stored digests', async () => {
  expect(await digests()).toEqual(pristine);
  expect(readCodeDigests(root)).not.toBeNull();
  write('src/core/shared.ts', sources['src/core/shared.ts'].replace('year * 3', 'year * 4'));
  expect(readCodeDigests(root)).toBeNull();
});

test('guides and cases do not count, and the same code elsewhere has the same digests', async () => {
  const before = await digests();
  write('src/validations/uno/guide.es.md', '# Primera');
  write('src/validations/uno/cases.es.ts', 'export const cases = [1];');
  expect(readCodeDigests(root)).toEqual(before);
  const first = root;
  root = mkdtempSync(join(tmpdir(), 'cuadre-digests-elsewhere-'));
  cpSync(first, root, { recursive: true, filter: (path) => !path.includes('dist') });
  expect(await digests()).toEqual(before);
  rmSync(first, { recursive: true });
});

test('an added or removed validation is detected', async () => {
  await digests();
  write('src/validations/tres/text.es.ts', "export const text = { title: 'Tres' };");
  write('src/validations/tres/validation.ts', 'export const validation = { check: () => true };');
  write('src/validations/registry.gen.ts', 'export const validations: unknown[] = [3];');
  expect(Object.keys(await digests())).toEqual(['dos', 'tres', 'uno']);
  rmSync(join(root, 'src/validations/tres'), { recursive: true });
  write('src/validations/registry.gen.ts', sources['src/validations/registry.gen.ts']);
  expect(Object.keys(await digests())).toEqual(['dos', 'uno']);
});

test('a file saved during the computation prevents storing', async () => {
  const started = Date.now();
  const code = await digestCode(root);
  write('src/core/shared.ts', sources['src/core/shared.ts']);
  stampDigests(root, code, started);
  expect(readCodeDigests(root)).toBeNull();
});

test('every validation of the product has its own', () => {
  const made = readCodeDigests(join(import.meta.dirname, '..'))!;
  expect(Object.keys(made).sort()).toEqual([...validations, ...secondFiles].map(({ key }) => key).sort());
  for (const part of ['code', 'facts'] as const)
    expect(new Set(Object.values(made).map((digest) => digest[part])).size).toBe(Object.keys(made).length);
  expect(readFileSync(join(import.meta.dirname, '..', 'dist', 'code-digests.json'), 'utf8')).not.toContain(
    'cases.es.ts',
  );
});
