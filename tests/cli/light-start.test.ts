/**
 * Start-up time of `cuadre auditar`: libraries are imported on demand, as several take longer to load than most files
 * to read.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Import statements of a module; types are erased. */
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^;'"]*?\sfrom\s+)?'([^']+)';/gm;

function specifiers(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(IMPORT)]
    .filter(([statement]) => !/^\w+\s+\{(\s*type\s[^,}]*,?)*\s*\}/.test(statement))
    .map(([, specifier]) => specifier!);
}

function fileOf(specifier: string, from: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  return specifier.startsWith('#') ? join(root, 'src', specifier.slice(1)) : null;
}

it('imports no package statically from the audit command', () => {
  const waiting = [join(root, 'src/app/cli/commands/audit-command.ts')];
  const seen = new Set(waiting);
  const packages: string[] = [];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    for (const specifier of specifiers(path)) {
      const file = fileOf(specifier, path);
      if (file === null) {
        if (!specifier.startsWith('node:')) packages.push(`${path}: ${specifier}`);
      } else if (!seen.has(file)) {
        seen.add(file);
        waiting.push(file);
      }
    }
  }
  expect(packages).toEqual([]);
  expect(seen.size).toBeGreaterThan(200);
});
