import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { spread } from '../../../tests/support/test-sizes.ts';
import { passwordWeakness } from './password-strength.ts';

const common: readonly string[] = dictionary['passwords-common'] as string[];

test('the list of common passwords is long, and all are refused, also with a capital', () => {
  expect(common.length).toBeGreaterThan(40_000);
  const long = common.filter((password) => password.length >= 10);
  expect(long.length).toBeGreaterThan(1000);
  const variants = long.flatMap((password) => [password, `${password.charAt(0).toUpperCase()}${password.slice(1)}`]);
  expect(spread(variants, 80).filter((password) => passwordWeakness(password, []) === null)).toEqual([]);
  expect(passwordWeakness(common.find((password) => password.length < 10) ?? '', [])).toBe('short');
});

test('a phrase of unrelated words is accepted', () => {
  expect(passwordWeakness('tres gatos y un tejado', ['Laura Medina', 'laura@medina.co'])).toBeNull();
});
