import { describe, expect, it } from 'vitest';
import { isNitOf } from './typed-nit.ts';

const is = (typed: string) => isNitOf(typed, '900481237', 6);

describe('the NIT that confirms', () => {
  it('may be written as people do', () => {
    for (const typed of ['900481237', ' 900.481.237 ', '900.481.237-6', '9004812376', 'NIT 900481237-6'])
      expect(is(typed), typed).toBe(true);
  });
  it('must be the whole NIT, with no other check digit', () => {
    for (const typed of ['', '90048123', '900481238', '900481237-5', '9004812375', '900481237x'])
      expect(is(typed), typed).toBe(false);
  });
});
