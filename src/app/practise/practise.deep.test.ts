import { expect, test } from 'vitest';
import { practise } from './audits.ts';
import { practiseLooks } from './looks.ts';

test('the warm-up books can be read and audited', async () => {
  await expect(practise()).resolves.toBeUndefined();
});

test('and what people open of them can be opened', async () => {
  await expect(practiseLooks()).resolves.toBeUndefined();
});
