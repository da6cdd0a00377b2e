/**
 * Random books in random layouts are read exactly, or refused for what was drawn: never read wrong. A failure names its
 * seed: `node tests/layouts/drawn/write-drawn.ts SEED` writes its file.
 */
import { expect, it } from 'vitest';
import { cases } from '../../support/test-sizes.ts';
import { type Verdict, verdictOf } from './drawn-verdict.ts';

const COUNT = cases(5000, 300);
/** Share of files with damage that must be read; the others must be refused. */
const LEAST_SHARE = 0.9;

it('are exact, or refused for their drawn cause', async () => {
  const verdicts: Verdict[] = [];
  for (let seed = 1; seed <= COUNT; seed++) verdicts.push(await verdictOf(seed));
  const of = (kind: Verdict['kind'], some = verdicts) => some.filter((verdict) => verdict.kind === kind);
  const plain = verdicts.filter(({ drawn }) => drawn === 'plain');
  const damaged = verdicts.filter(({ drawn, isQuestion }) => drawn !== 'plain' && !isQuestion);
  const asked = verdicts.filter(({ isQuestion }) => isQuestion);
  const share = of('exact', damaged).length / damaged.length;
  console.log(
    `${of('exact', plain).length} of ${plain.length} layouts exact; of ${damaged.length} with damage ${(share * 100).toFixed(1)} %; ` +
      `${of('refused', asked).length} of ${asked.length} questions asked`,
  );
  expect(of('wrong')).toEqual([]);
  expect(of('unreadable', [...plain, ...asked])).toEqual([]);
  expect(share).toBeGreaterThanOrEqual(LEAST_SHARE);
});
