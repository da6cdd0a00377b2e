/** Faults at random moments of a working service: the short form of `npm run faults`, with another seed each day. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeFaults } from '../../bench/faults/make-faults.ts';

const seed = new Date().toISOString().slice(0, 10);

test.each([
  ['the embedded database', false, 12],
  ['a database behind a link', true, 8],
] as const)('with %s nothing is half done, and nothing confirmed is lost', async (_, behindLink, faults) => {
  const folder = mkdtempSync(join(tmpdir(), 'cuadre-faults-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { outcomes } = await makeFaults({ faults, seed: `${seed} ${behindLink}`, folder, behindLink, each: () => {} });
  expect(outcomes).toHaveLength(faults);
  expect(outcomes.filter(({ broken }) => broken.length > 0)).toEqual([]);
});
