/** Every layout that the simulated books are written in: one file a package, found by its name. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Layout } from './layout.ts';

/** What all others are compared with. */
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
