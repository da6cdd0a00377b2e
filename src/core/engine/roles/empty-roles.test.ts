import { expect, test } from 'vitest';
import { accountRoles } from '#core/books/account-role.ts';
import { History } from '#core/books/history.ts';
import { balanceOfBooks } from '../validation-case.ts';
import { holdsNowhere } from './empty-roles.ts';

const period = { year: 2026, month: 3 };
const without = balanceOfBooks('2026-03', '51109501 Honorarios | 900123456 Acme | 0 | 9 | 0 | 9');
const withheld = balanceOfBooks('2026-02', '23651501 Retención | 900123456 Acme | 0 | 0 | 1 | -1');
const roles = accountRoles({ retHonorarios: ['236515'], otrasRetenciones: ['2365'] }, without);

test('what a rule misses may be under accounts that were not recognised, if no month has one for it', () => {
  expect(holdsNowhere('RET-1', roles, new History(period, []))).toBe(true);
  expect(holdsNowhere('RET-1', roles, new History(period, [withheld]))).toBe(false);
  expect(holdsNowhere('RET-1', accountRoles({ otrasRetenciones: ['5110'] }, without), new History(period, []))).toBe(
    false,
  );
});

test('only rules that miss something', () => {
  expect(holdsNowhere('RET-5', roles, new History(period, []))).toBe(false);
});
