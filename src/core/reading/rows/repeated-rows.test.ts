import { expect, it } from 'vitest';
import type { BalanceData } from '#core/books/balance-data.ts';
import type { Cell, Sheet } from '../workbook.ts';
import { repeatedRows } from './repeated-rows.ts';

/** Account, third party, branch and closing of each fact; file rows start at 1. */
type Fact = [account: number, thirdParty: number, branch: number, closing: bigint, note?: string];

function view(facts: Fact[]): { sheet: Sheet; rows: BalanceData['rows'] } {
  const numbers = (index: 0 | 1 | 2) => Uint32Array.from(facts, (fact) => fact[index]);
  const zeros = () => new BigInt64Array(facts.length);
  const cells = facts.map(([account, thirdParty, branch, closing, note]): Cell[] => [
    account,
    thirdParty,
    branch,
    String(closing),
    note ?? null,
  ]);
  return {
    sheet: {
      name: 'Hoja1',
      hidden: false,
      head: [],
      scan: async (visit) => {
        for (const [index, row] of cells.entries()) if (visit({ number: index + 1, cells: row }) === false) return;
      },
    },
    rows: {
      account: numbers(0),
      thirdParty: numbers(1),
      source: Uint32Array.from(facts, (_, index) => index + 1),
      branch: Uint16Array.from(numbers(2)),
      opening: zeros(),
      debit: zeros(),
      credit: zeros(),
      closing: BigInt64Array.from(facts, (fact) => fact[3]),
    },
  };
}

const found = async (...facts: Fact[]) => {
  const { sheet, rows } = view(facts);
  const issues = await repeatedRows(sheet, rows, 10);
  return issues.map(({ code, fatal, row, data }) => [code, fatal, row, data!.otherRow]);
};

it('reports rows that repeat another, also across a row of another branch', async () => {
  expect(await found([0, 1, 0, 5n], [0, 1, 1, 5n], [0, 1, 0, 5n], [0, 2, 0, 5n], [0, 2, 0, 5n])).toEqual([
    ['duplicate_row', false, 3, 1],
    ['duplicate_row', false, 5, 4],
  ]);
});

it.each<[string, Fact[]]>([
  [
    'another amount',
    [
      [0, 1, 0, 5n],
      [0, 1, 0, 6n],
    ],
  ],
  [
    'another account',
    [
      [0, 1, 0, 5n],
      [1, 1, 0, 5n],
    ],
  ],
  [
    'another third party',
    [
      [0, 1, 0, 5n],
      [0, 2, 0, 5n],
    ],
  ],
  [
    'a column that is not read',
    [
      [0, 1, 0, 5n, 'Norte'],
      [0, 1, 0, 5n, 'Sur'],
    ],
  ],
  [
    'zeros',
    [
      [0, 1, 0, 0n],
      [0, 1, 0, 0n],
    ],
  ],
])('does not when %s differs', async (_name, facts) => {
  expect(await found(...facts)).toEqual([]);
});

it('lists at most a hundred', async () => {
  expect(await found(...Array.from({ length: 300 }, (): Fact => [0, 1, 0, 5n]))).toHaveLength(100);
});
