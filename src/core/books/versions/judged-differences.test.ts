import { describe, expect, test } from 'vitest';
import { balanceOfBooks } from '#core/engine/validation-case.ts';
import { type BalanceData, DATA } from '../balance-data.ts';
import { TrialBalance } from '../trial-balance.ts';
import { type JudgedDifferences, judgedDifferences } from './judged-differences.ts';

const BOOKS = `
  11050501 Caja general | | 1_000 | 0 | 0 | 1_000
  13050501 Clientes | 800200300 Textiles | 500 | 0 | 0 | 500
  31150501 Aportes | 900481237 El Roble | -1_500 | 0 | 0 | -1_500
`;
const books = () => balanceOfBooks('2026-02', BOOKS);
const none: JudgedDifferences = { printedTotals: 0, accountNames: 0, thirdParties: 0, rows: 0, company: 0 };

/** The same books with something changed. */
function changed(change: (data: BalanceData) => Partial<BalanceData>): TrialBalance {
  const data = structuredClone(books()[DATA]);
  return new TrialBalance({ ...data, ...change(data) });
}

/** Declared totals of one account. */
function declaring(closing: bigint): TrialBalance {
  return changed(({ accounts }) => {
    accounts.declaredRow[0] = 2;
    accounts.declared.set([0n, 0n, 0n, closing], 0);
    return { accounts };
  });
}

describe('two readings of a month', () => {
  test('are judged alike whatever the order of their rows and where these are in the file', () => {
    const moved = changed(({ rows }) => ({ rows: { ...rows, source: rows.source.map((row) => row + 40) } }));
    expect(judgedDifferences(books(), moved)).toEqual(none);
    const reversed = balanceOfBooks('2026-02', BOOKS.trim().split('\n').reverse().join('\n'));
    expect(judgedDifferences(books(), reversed)).toEqual(none);
  });

  test.each<[name: string, balance: TrialBalance, differs: Partial<JudgedDifferences>]>([
    ['a printed total', declaring(7n), { printedTotals: 1 }],
    [
      'the grand total',
      changed(() => ({ grandTotal: { opening: 0n, debit: 1n, credit: 1n, closing: 0n, row: 9 } })),
      { printedTotals: 1 },
    ],
    [
      'an account name',
      balanceOfBooks('2026-02', BOOKS.replace('Clientes', 'Clientes del exterior')),
      { accountNames: 1 },
    ],
    ['a name', balanceOfBooks('2026-02', BOOKS.replace('Textiles', 'Textiles S.A.')), { thirdParties: 1 }],
    [
      'a check digit',
      changed(({ thirdParties }) => ({
        thirdParties: { ...thirdParties, dvs: thirdParties.dvs.map((dv, at) => (at === 2 ? 7 : dv)) },
      })),
      { thirdParties: 1 },
    ],
    [
      'a repeated row',
      balanceOfBooks(
        '2026-02',
        BOOKS.replace('| 500 | 0 | 0 | 500', '| 250 | 0 | 0 | 250').replace(/( {2}13050501.*\n)/, '$1$1'),
      ),
      { rows: 2 },
    ],
    [
      'the name of the company',
      changed(({ company }) => ({ company: { ...company, name: 'El Roble en liquidación' } })),
      { company: 1 },
    ],
  ])('differ in %s', (_name, balance, differs) => {
    expect(judgedDifferences(books(), balance)).toEqual({ ...none, ...differs });
    expect(judgedDifferences(balance, books())).toEqual({ ...none, ...differs });
  });

  test('differ in a printed total that was mended', () => {
    expect(judgedDifferences(declaring(7n), declaring(8n))).toEqual({ ...none, printedTotals: 1 });
    expect(judgedDifferences(declaring(7n), declaring(7n))).toEqual(none);
  });
});
