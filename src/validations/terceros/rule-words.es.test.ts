import { describe, expect, it } from 'vitest';
import type { FactView } from '#core/engine/validation-text.ts';
import { missingMessage } from './rule-words.es.ts';

const fact = (closing: bigint, debit: bigint, credit: bigint): FactView => ({
  account: '51953001',
  accountName: 'Papelería',
  amount: 1n,
  expected: null,
  found: null,
  thirdParties: [],
  data: { how: 'algunos', closing, debit, credit },
  period: { year: 2026, month: 3 },
});

describe('rows without third party', () => {
  it.each([
    ['saldo final $ 300, débitos $ 500 y créditos $ 200 del mes', 300_00n, 500_00n, 200_00n],
    ['saldo final $ 300 y débitos $ 300 del mes', 300_00n, 300_00n, 0n],
    ['débitos $ 90 y créditos $ 90 del mes', 0n, 90_00n, 90_00n],
    ['créditos $ 70 del mes', 0n, 0n, 70_00n],
    ['saldo final $ 300', 300_00n, 0n, 0n],
  ])('tell only what there is: %s', (said, closing, debit, credit) => {
    const words = missingMessage(fact(closing, debit, credit)).replaceAll('\u00a0', ' ');
    expect(words).toMatch(new RegExp(`: ${said.replaceAll('$', '\\$')}\\.$`));
  });
});
