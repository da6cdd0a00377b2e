/** Conventions of ARCHITECTURE.md that no other tool checks. */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { apiRooms, coreRooms } from '../scripts/lib/checks/rooms.mjs';

const root = join(import.meta.dirname, '..');

const sources = globSync(['{src,scripts,bin,bench,films,tests}/**/*.{ts,tsx,mjs}', '*.{ts,mjs}'], { cwd: root })
  .filter((path) => !/\.gen\.ts$|node_modules|tests\/fixtures/.test(path))
  .sort()
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
/** Without tests. */
const modules = sources.filter(({ path }) => !/\.test\.tsx?$/.test(path));

function lines({ text }: { text: string }): number {
  return text.trimEnd().split('\n').length;
}

/** Code without comments, approximately, for searching words. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/ .*$/gm, '');
}

describe('the sources', () => {
  test('are all inspected', () => {
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

  test('open with their purpose', () => {
    const silent = modules.filter(({ text }) => !/^(#!.*\n)?(\/\/ @ts-check\n)?(\/\*\*|\/\/)/.test(text));
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  test('have specific names', () => {
    const vague = /(^|\/)(index|utils?|helpers?|misc|common)\.(ts|tsx|mjs)$/;
    expect(sources.filter(({ path }) => vague.test(path)).map(({ path }) => path)).toEqual([]);
  });

  test('contain no postponed work and no lint suppression', () => {
    // Split, so that this file does not match itself.
    const excuse = new RegExp(
      ['TO.DO', 'FIX.ME', 'biome-.ignore', '@ts-.ignore', '@ts-.nocheck'].join('|').replaceAll('.', ''),
    );
    expect(sources.filter(({ text }) => excuse.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('read the books through the view: no validation accesses its data', () => {
    const looking = modules
      .filter(({ path }) => path.startsWith(join('src', 'validations')))
      .flatMap(({ path, text }) => {
        const said = withoutComments(text).match(/^.*(\.data\.|\[DATA\]|getOwnPropertySymbols).*$/gm) ?? [];
        return said.map((line) => `${path}: ${line.trim()}`);
      });
    expect(looking).toEqual([]);
  });

  test('contain Spanish in *.es.* files only', () => {
    const spanish = modules
      .filter(({ path }) => path.startsWith('src') && !/\.es\.(ts|mjs)$/.test(path))
      .flatMap(({ path, text }) => {
        const said = withoutComments(text).match(/^.*[áéíóúñÁÉÍÓÚÑ¿¡].*$/gm) ?? [];
        return said.map((line) => `${path}: ${line.trim()}`);
      });
    expect(spanish).toEqual([]);
  });
});

/** Larger flat folders are data only: migrations, samples, fixtures. */
const fullFolder = 25;

describe('the folders', () => {
  test.each([
    ['src/api', apiRooms],
    ['src/core', coreRooms],
  ] as const)('%s contains rooms only', (part, rooms) => {
    expect(readdirSync(join(root, part)).sort()).toEqual([...rooms].sort());
  });

  test('have at most 25 files', () => {
    const files = globSync('{src,scripts,tests}/**/*.{ts,tsx,mjs,css,md}', { cwd: root }).filter(
      (path) => !/(^|\/)(fixtures|samples|migrations)\//.test(path),
    );
    const sizes = Map.groupBy(files, (path) => dirname(path));
    const halls = [...sizes].filter(([, inside]) => inside.length > fullFolder).map(([folder]) => folder);
    expect(files.length).toBeGreaterThan(1000);
    expect(halls).toEqual([]);
  });

  test('beside each other never import each other in both directions', () => {
    const pairs = new Map<string, string>();
    for (const { path, text } of modules.filter((module) => module.path.startsWith('src'))) {
      for (const target of importsOf(path, text)) {
        const [from, to] = roomsApart(path, target);
        if (from !== to) pairs.set(`${from} → ${to}`, `${path} → ${target}`);
      }
    }
    expect(pairs.size).toBeGreaterThan(100);
    const knots = [...pairs].filter(([pair]) => pairs.has(pair.split(' → ').reverse().join(' → ')));
    expect(knots.map(([, example]) => example)).toEqual([]);
  });
});

/** Modules of src imported by a module of src, by path from the root. */
function importsOf(path: string, text: string): string[] {
  const named = text.matchAll(/(?:from|import)\s*\(?\s*'((?:\.{1,2}|#[a-z]+)\/[^']+)'/g);
  return [...named].map(([, name]) =>
    name!.startsWith('#') ? name!.replace('#', 'src/') : normalize(join(dirname(path), name!)),
  );
}

/**
 * The sibling folders in which two module paths diverge; twice the same folder where one contains the other. Resources
 * of an API room may import each other's queries, in both directions if necessary.
 */
function roomsApart(path: string, other: string): [string, string] {
  const [from, to] = [dirname(path).split('/'), dirname(other).split('/')];
  const depth = from.findIndex((part, index) => part !== to[index]);
  if (depth < 0 || to[depth] === undefined) return ['', ''];
  if (from[1] === 'api' && from[2] === to[2]) return ['', ''];
  return [from.slice(0, depth + 1).join('/'), to.slice(0, depth + 1).join('/')];
}

describe('the style sheets', () => {
  const sheets = globSync('src/web/**/*.css', { cwd: root }).map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }));

  test('are at most 4,500 lines, and 300 of a later screen: what repeats is a component of web/ui', () => {
    expect(sheets.length).toBeGreaterThan(50);
    const later = [
      'balance',
      'client-question',
      'client-report',
      'file-request',
      'dian',
      'home',
      'notifications',
      'pending',
      'reports',
      'statements',
    ].map((screen) => `src/web/screens/${screen}/`);
    const linesOf = (some: typeof sheets) => some.map(lines).reduce((sum, count) => sum + count, 0);
    const isLater = ({ path }: (typeof sheets)[number]) => later.some((folder) => path.startsWith(folder));
    expect(linesOf(sheets.filter((sheet) => !isLater(sheet)))).toBeLessThanOrEqual(4500);
    for (const folder of later)
      expect(linesOf(sheets.filter(({ path }) => path.startsWith(folder))), folder).toBeLessThanOrEqual(300);
  });

  test('break at the widths of a phone, a tablet and a narrow desktop only', () => {
    const widths = sheets.flatMap(({ text }) =>
      [...text.matchAll(/@media[^{]*width[^{]*/g)].map(([query]) => query.trim()),
    );
    expect([...new Set(widths)].sort()).toEqual([
      '@media (max-width: 1280px)',
      '@media (max-width: 640px)',
      '@media (max-width: 900px)',
    ]);
  });
});

describe('the web client', () => {
  /** Value imports of `src/web` from contracts, with the importing file. */
  const imported = modules
    .filter(({ path }) => path.startsWith(join('src', 'web')))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^import \{([^}]*)\} from '#api\/[^']+\/(?:calls\.gen|contract)\.ts';$/gm)].flatMap(
        ([, names = '']) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '' && !name.startsWith('type '))
            .map((name) => ({ path, name })),
      ),
    );
  const endpoints = new Set(
    modules
      .filter(({ path }) => /^src[/\\]api[/\\].*contract\.ts$/.test(path))
      .flatMap(({ text }) => [...text.matchAll(/^export const (\w+) = endpoint\(/gm)].map(([, name]) => name)),
  );

  test('calls the API from web/data only', () => {
    expect(endpoints.size).toBeGreaterThan(100);
    const calls = imported.filter(({ name }) => endpoints.has(name));
    expect(calls.length).toBeGreaterThan(50);
    const elsewhere = calls.filter(({ path }) => !path.startsWith(join('src', 'web', 'data')));
    expect(elsewhere).toEqual([]);
  });

  test("names no validation and no rule: the API's answers carry what it needs", () => {
    const keys = modules.flatMap(
      ({ path }) => /^src[/\\]validations[/\\]([^/\\]+)[/\\]validation\.ts$/.exec(path)?.[1] ?? [],
    );
    expect(keys.length).toBeGreaterThan(20);
    // The field `nit` of a company has the name of a validation; texts contain those of others.
    const known = keys.filter((key) => key !== 'nit').join('|');
    const named = new RegExp(`['"\`](?:${known})['"\`]|\\b[A-Z]{3}-\\d{2,3}\\b|validation(?:Id|s)?: (?:'nit'|\\d)`);
    const found = modules
      .filter(({ path }) => path.startsWith(join('src', 'web')) && !path.endsWith('.es.ts'))
      .flatMap(({ path, text }) => {
        const said = withoutComments(text)
          .split('\n')
          .filter((line) => named.test(line));
        return said.map((line) => `${path}: ${line.trim()}`);
      });
    expect(found).toEqual([]);
  });
});

describe('the variables of the environment', () => {
  test('are documented: those that the product reads, and no other', () => {
    const read = modules
      .filter(({ path }) => path.startsWith('src'))
      .flatMap(({ text }) => withoutComments(text).match(/\bCUADRE_[A-Z_]+\b/g) ?? []);
    // Each of the three identity providers has a prefix.
    const names = [...new Set(read)].flatMap((name) =>
      /^CUADRE_(?:GOOGLE|MICROSOFT|OIDC)$/.test(name) ? [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`] : [name],
    );
    const documented = readFileSync(join(root, 'docs', 'configuration.md'), 'utf8').match(/\bCUADRE_[A-Z_]+\b/g) ?? [];
    expect([...new Set(documented)].sort()).toEqual([...new Set(names)].sort());
  });
});
