/** The scope of the nature check, against the lists of domain.md V1. */
import { describe, expect, test } from 'vitest';
import { natureRules, natureScope } from './nature-exceptions.ts';
import { isContra, pucAccount } from './puc.ts';

describe.each([
  ['strict', '1105 1110 1120 14 15 1520 14350501'],
  ['strict_third_party', '1305 1325 1330 1365 2105 2205 2335 2505 2805 13050501'],
  ['account_total_only', '2365 2367 2368 2370 238030 2408 240802 23803001'],
  ['skip', '36 37 3605 3705 1596 47 4705 470545 59 5905'],
  ['contra', '1592 159210 139905 159610 3610 371005 417501 6225 84 9405 310510'],
  ['soft', '5105 52 6135 7205 4135 519905 530525 135515'],
  ['ordinary', '1205 2380 238095 2610 3105 3305 54 8105 12'],
] as const)('%s', (kind, codes) => {
  test.each(codes.split(' '))('%s', (code) => {
    expect(natureScope(code).kind).toBe(kind);
  });
});

test('the winning rule gives the scope of the sum and the reclassification account', () => {
  expect(natureScope('240802')).toMatchObject({ prefix: '2408', reclassifyTo: '135520' });
  expect(natureScope('13050501')).toMatchObject({ prefix: '1305', reclassifyTo: '280505', severity: 'media' });
  expect(natureScope('11050501')).toMatchObject({ prefix: '1105', severity: 'critica' });
});

test('every prefix and target is an account of the decree, and contra rules agree with the natures of the PUC', () => {
  for (const { prefix, kind, reclassifyTo } of natureRules()) {
    expect(pucAccount(prefix), prefix).not.toBeNull();
    if (reclassifyTo !== null) expect(pucAccount(reclassifyTo), reclassifyTo).not.toBeNull();
    if (kind !== 'skip') expect(isContra(prefix), prefix).toBe(kind === 'contra');
  }
});
