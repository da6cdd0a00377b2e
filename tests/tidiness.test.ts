/** The habits of ARCHITECTURE.md that no other tool looks at. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

const sources = globSync(['{src,scripts,bin,bench,tests}/**/*.{ts,tsx,mjs}', '*.{ts,mjs}'], { cwd: root })
  .filter((path) => !/\.gen\.ts$|node_modules|tests\/fixtures/.test(path))
  .sort()
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
/** Without tests. */
const modules = sources.filter(({ path }) => !/\.test\.tsx?$/.test(path));

function lines({ text }: { text: string }): number {
  return text.trimEnd().split('\n').length;
}

/** The code without its comments, well enough to look for words in it. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/ .*$/gm, '');
}

describe('the sources', () => {
  test('are all looked at', () => {
    expect(sources.length).toBeGreaterThan(300);
    expect(sources.map(({ path }) => path)).toContain(join('tests', basename(import.meta.filename)));
  });

  test('are short: half of them 80 lines, almost all 250, none over 400', () => {
    const sizes = sources.map(lines).sort((a, b) => a - b);
    const at = (share: number) => sizes[Math.floor(sizes.length * share)];
    expect(at(0.5)).toBeLessThanOrEqual(80);
    expect(at(0.95)).toBeLessThanOrEqual(250);
    expect(sources.filter((source) => lines(source) > 400).map(({ path }) => path)).toEqual([]);
  });

  test('open with what they are for', () => {
    const silent = modules.filter(({ text }) => !/^(#!.*\n)?(\/\/ @ts-check\n)?(\/\*\*|\/\/)/.test(text));
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  test('are named for what they hold', () => {
    const vague = /(^|\/)(index|utils?|helpers?|misc|common)\.(ts|tsx|mjs)$/;
    expect(sources.filter(({ path }) => vague.test(path)).map(({ path }) => path)).toEqual([]);
  });

  test('put nothing off and silence no tool', () => {
    // Written apart, so that this file does not find itself.
    const excuse = new RegExp(
      ['TO.DO', 'FIX.ME', 'biome-.ignore', '@ts-.ignore', '@ts-.nocheck'].join('|').replaceAll('.', ''),
    );
    expect(sources.filter(({ text }) => excuse.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('say nothing in Spanish but in *.es.* files', () => {
    // It matches damaged accents themselves.
    const exceptions = [join('src', 'core', 'header-row.ts')];
    const spanish = modules
      .filter(({ path }) => path.startsWith('src') && !/\.es\.(ts|mjs)$/.test(path) && !exceptions.includes(path))
      .flatMap(({ path, text }) => {
        const said = withoutComments(text).match(/^.*[áéíóúñÁÉÍÓÚÑ¿¡].*$/gm) ?? [];
        return said.map((line) => `${path}: ${line.trim()}`);
      });
    expect(spanish).toEqual([]);
  });
});
