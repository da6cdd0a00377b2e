/** Validations that opt out of tests over all validations, as declared beside their cases. */
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Unproved } from '#core/engine/validation-case.ts';

const validations = join(import.meta.dirname, '..', '..', 'src', 'validations');

const saidOf = new Map<string, Unproved>();
for (const path of globSync('*/cases.es.ts', { cwd: validations }).sort()) {
  const { unproved }: { unproved?: Unproved } = await import(pathToFileURL(join(validations, path)).href);
  if (unproved) saidOf.set(basename(dirname(path)), unproved);
}

/** Keys of the validations that opt out of a test. */
export function unprovedBy(test: keyof Unproved): string[] {
  return [...saidOf].flatMap(([key, unproved]) => (unproved[test] === undefined ? [] : [key]));
}
