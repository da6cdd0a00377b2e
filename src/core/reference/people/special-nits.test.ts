/** Known third parties with their DV, and generic numbers. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkDigit } from '#core/identity/nit.ts';
import { specialNits } from './special-nits.gen.ts';
import { genericThirdParty, isCedula, isKnownAs, specialNit, specialNitsOf } from './special-nits.ts';

test('the table has 157 different numbers, each with its right DV', () => {
  expect(new Set(specialNits.map(({ nit }) => nit)).size).toBe(157);
  for (const { nit, dv } of specialNits) if (dv !== null) expect(checkDigit(nit), nit).toBe(dv);
});

test('institutions are known, with all their categories', () => {
  expect(specialNit('800197268')).toMatchObject({ dv: 4, categories: ['tax_authority_national'] });
  expect(isKnownAs('860066942', 'family_compensation_fund')).toBe(true);
  expect(isKnownAs('860066942', 'eps')).toBe(true);
  expect(isKnownAs('800197268', 'bank')).toBe(false);
  expect(isKnownAs('900123456', 'bank')).toBe(false);
  expect(specialNit('805000427')?.status).toBe('liquidated');
  expect(specialNitsOf('parafiscal').map(({ nit }) => nit)).toContain('899999034');
});

test.each([
  ['222222222222', 'generic_final_consumer'],
  ['2222222222227', 'generic_final_consumer'],
  ['222222222', 'generic_small_amounts'],
  ['444444444', 'generic_foreign'],
  ['444444001', 'generic_foreign'],
  ['0', 'placeholder'],
  ['0000000000', 'placeholder'],
  ['1', 'placeholder'],
  ['999', 'placeholder'],
  ['8888888888', 'placeholder'],
  ['8888888880', null],
  ['12345', 'placeholder'],
  ['123456789', 'placeholder'],
  ['1234567890', 'placeholder'],
  ['987654321', 'placeholder'],
  ['1234', null],
  ['900481237', null],
  ['800197268', null],
  ['52123456', null],
  ['SIN', null],
  ['', null],
])('%j is %j', (id, expected) => {
  expect(genericThirdParty(id)).toBe(expected);
});

test('a placeholder with its DV glued on is still one', () => {
  expect(genericThirdParty(`999999999${checkDigit('999999999')}`)).toBe('placeholder');
  expect(genericThirdParty(`123456789${(checkDigit('123456789') + 1) % 10}`)).toBeNull();
});

test('all published NIT and DV pairs hold, and the wrong ones do not', () => {
  const table = readFileSync(new URL('../../../../data/nit_dv_vectors.csv', import.meta.url), 'utf8');
  const pairs = [...table.matchAll(/^(\d+),(\d),.*,(PASS|EXPECT_FAIL),/gm)];
  expect(pairs.filter(([, , , result]) => result === 'PASS')).toHaveLength(66);
  expect(pairs.filter(([, , , result]) => result === 'EXPECT_FAIL')).toHaveLength(9);
  for (const [, nit, dv, result] of pairs) expect(checkDigit(nit!) === Number(dv), nit!).toBe(result === 'PASS');
});

test.each([
  ['52111222', true],
  ['1020304050', true],
  ['900123456', false],
  ['800197268', false],
  ['222222222', false],
  ['444444001', false],
  ['1234', false],
  ['AB12345', false],
])('%s can only be a cédula: %s', (id, expected) => {
  expect(isCedula(id)).toBe(expected);
});
