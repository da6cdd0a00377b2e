/** By supplier, by authority, mixed: inferred from movements, never from account names. */
import { expect, it } from 'vitest';
import { balanceOfBooks } from '#core/engine/validation-case.ts';
import { thirdPartyConvention } from './third-party-convention.ts';

function convention(...rows: readonly (readonly [thirdParty: string, credit: number])[]) {
  const balance = balanceOfBooks(
    '2026-03',
    rows
      .map(([thirdParty, credit]) => `23652501 Servicios | ${thirdParty} | 0 | 0 | ${credit} | ${-credit}`)
      .join('\n'),
  );
  return thirdPartyConvention([{ balance, leaves: balance.leaves('2365') }], 'credit');
}

it.each([
  [
    'tercero',
    [
      ['800300400 Servitec', 95_000],
      ['800197268 DIAN', 5_000],
    ],
  ],
  [
    'autoridad',
    [
      ['800300400 Servitec', 5_000],
      ['800197268 DIAN', 95_000],
    ],
  ],
  [
    'autoridad',
    [
      ['', 50_000],
      ['900481237 El Roble', 50_000],
    ],
  ],
  [
    'autoridad',
    [
      ['899999061 Secretaría de Hacienda', 50_000],
      ['999 Dirección de Impuestos Nacionales', 50_000],
    ],
  ],
  [
    'mixta',
    [
      ['800300400 Servitec', 50_000],
      ['800197268 DIAN', 50_000],
    ],
  ],
  [null, [['800300400 Servitec', 0]]],
] as const)('%s', (expected, rows) => {
  expect(convention(...rows)).toBe(expected);
});
