/** Every layout of the simulated books: one file per package, found by its name. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Layout } from './layout.ts';

/** Reference for all others. */
const reference = 'siigo-nube.es.ts';

const others = globSync('*.es.ts', { cwd: import.meta.dirname, exclude: [reference] }).sort();
const found: Layout[] = [];
for (const file of [reference, ...others]) {
  const { layouts = [] }: { layouts?: readonly Layout[] } = await import(
    pathToFileURL(join(import.meta.dirname, file)).href
  );
  found.push(...layouts);
}

export const allLayouts: readonly Layout[] = found;
