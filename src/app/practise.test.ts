import { expect, test } from 'vitest';
import { practise } from './practise.ts';

test('what worker threads practise on can be read and audited', async () => {
  await expect(practise()).resolves.toBeUndefined();
});
