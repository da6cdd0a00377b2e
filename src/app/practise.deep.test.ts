import { expect, test } from 'vitest';
import { practise } from './practise.ts';

test('the warm-up books can be read and audited', async () => {
  await expect(practise()).resolves.toBeUndefined();
});
