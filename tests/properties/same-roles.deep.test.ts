/** Three hundred variants of books: an account in a thousand may be read wrongly, one in a hundred left without a role. */
import { expect, test } from 'vitest';
import { differencesIn, variantOf } from './role-variants.ts';

const VARIANTS = 300;

test('what an account is does not depend on spelling, codes, order or rows', () => {
  let accounts = 0;
  const [silent, wrong]: string[][] = [[], []];
  for (let number = 0; number < VARIANTS; number++) {
    const { books, how } = variantOf(number);
    const found = differencesIn(books);
    accounts += found.accounts;
    silent!.push(...found.silent.map((line) => `${number} ${how}: ${line}`));
    wrong!.push(...found.wrong.map((line) => `${number} ${how}: ${line}`));
  }
  expect(accounts).toBeGreaterThan(10_000);
  expect(wrong!.length, wrong!.join('\n')).toBeLessThanOrEqual(accounts * 0.001);
  expect(silent!.length, silent!.join('\n')).toBeLessThanOrEqual(accounts * 0.01);
});
