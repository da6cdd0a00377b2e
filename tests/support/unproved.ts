/** Validations that say beside their cases which tests of all validations cannot prove them. */
import type { Unproved } from '#core/engine/validation-case.ts';

const caseModules = import.meta.glob<{ unproved?: Unproved }>('../../src/validations/*/cases.es.ts', { eager: true });

/** Keys of the validations that give a reason for it. */
export function unprovedBy(test: keyof Unproved): string[] {
  return Object.entries(caseModules).flatMap(([path, { unproved }]) =>
    unproved?.[test] === undefined ? [] : [path.split('/').at(-2)!],
  );
}
