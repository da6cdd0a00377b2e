import { expect, test } from 'vitest';
import { balanceOfBooks } from '#core/engine/validation-case.ts';
import { pesos } from '#core/money/money.ts';
import { accrualByGroup, onlyThirdParty } from './wage-groups.ts';

const books = balanceOfBooks(
  '2026-03',
  `
    26100501 Provisión cesantías | 1020 Ana | -500_000 | 0 | 0 | -500_000
    51050601 Sueldos             | 1020 Ana | 0 | 6_000_000 | 0 | 6_000_000
    51053001 Cesantías           | 1020 Ana | 500_000 | 0 | 0 | 500_000
    52050601 Sueldos             | 1030 Eva | 0 | 3_000_000 | 0 | 3_000_000
    72050601 Sueldos de planta   | 1040 Luz | 0 | 1_000_001 | 0 | 1_000_001
  `,
);
const before = balanceOfBooks('2026-02', '72053001 Cesantías de planta | 1040 Luz | 0 | 83_333 | 0 | 83_333');
const leaf = (code: string) => books.accountIndex(code);

const accrual = {
  balance: books,
  wageLeaves: ['51050601', '52050601', '72050601'].map(leaf),
  spent: ({ debit }: { debit: bigint }) => debit,
  expense: [
    { balance: books, leaves: [leaf('51053001')] },
    { balance: before, leaves: [before.accountIndex('72053001')] },
  ],
  prefixes: { expense: ['510530', '520530'], liability: ['261005'] },
  amount: pesos(833_333),
  creditor: null,
};

test('each group gets its share, on its own account: now, the month before, or by the role', () => {
  expect(accrualByGroup(accrual).map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
    ['51053001', pesos(500_001), 0n],
    ['520530', pesos(249_999), 0n],
    ['72053001', pesos(83_333), 0n],
    ['26100501', 0n, pesos(833_333)],
  ]);
});

test('without an account of the concept in a group its share goes to the first of the role', () => {
  const lines = accrualByGroup({ ...accrual, expense: accrual.expense.slice(0, 1) });
  expect(lines.map(({ account, debit }) => [account, debit])).toEqual([
    ['51053001', pesos(583_334)],
    ['520530', pesos(249_999)],
    ['26100501', 0n],
  ]);
});

test('nothing to accrue gives no entry, and one creditor is named', () => {
  expect(accrualByGroup({ ...accrual, amount: 0n })).toEqual([]);
  expect(onlyThirdParty(books, [leaf('51050601')])).not.toBeNull();
  expect(onlyThirdParty(books, accrual.wageLeaves)).toBeNull();
});
