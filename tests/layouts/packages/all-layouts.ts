/** Every layout that the simulated books are written in: one file a package, found by its name. */
import type { Layout } from './layout.ts';

const modules = import.meta.glob<{ layouts?: readonly Layout[] }>('./*.es.ts', { eager: true });

/** What all others are compared with. */
const reference = './siigo-nube.es.ts';

export const allLayouts: readonly Layout[] = Object.entries(modules)
  .toSorted(([a], [b]) => Number(b === reference) - Number(a === reference))
  .flatMap(([, { layouts = [] }]) => layouts);
