/** A validation declares the lists of the DIAN that its rules ask: a new list computes anew only those. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { validations } from './registry.gen.ts';

test.each(validations.map(({ key, dianLists = [] }) => [key, dianLists] as const))('%s asks %j', (key, declared) => {
  const sources = globSync('**/*.ts', { cwd: join(import.meta.dirname, key) })
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(import.meta.dirname, key, path), 'utf8'));
  const asked = sources.flatMap((source) => [
    ...[...source.matchAll(/isListed\('(\w+)'/g)].map(([, list]) => list!),
    ...(source.includes('fictitiousSuppliers()') ? ['ficticios'] : []),
  ]);
  expect([...new Set(asked)].sort()).toEqual([...declared].sort());
});
