/**
 * Number of cases: at most a thousand in `npm test`, all in `npm run test:deep`, which runs the files that import this
 * module, and those named `*.deep.test.ts`.
 */

/** Whether this is `npm run test:deep`. */
export const isDeep = process.env.CUADRE_DEEP === '1';

/** Number of cases to draw: `deep` in `npm run test:deep`, otherwise `usual`. */
export function cases(deep: number, usual = Math.min(deep, 1000)): number {
  return isDeep ? deep : usual;
}

/** All of a list in `npm run test:deep`, otherwise about `usual` of it, at equal distances. */
export function spread<T>(all: readonly T[], usual: number): readonly T[] {
  const step = isDeep ? 1 : Math.max(1, Math.floor(all.length / usual));
  return all.filter((_, index) => index % step === 0);
}
