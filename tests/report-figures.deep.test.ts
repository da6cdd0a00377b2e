/**
 * The figures of the 17 items, computed a second time without the program: from the table and the printed rows, by loops
 * over words and beginnings. The companies keep the decree's chart, where both must agree to the cent.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultAccounts } from '#core/report/default-items.ts';
import { reportFigures } from '#core/report/report-figures.ts';
import type { TrialBalanceRow } from '#simulator/model.ts';
import { companies, simulate } from './ruling/companies.ts';
import { balanceOf } from './ruling/simulated-books.ts';

interface Line {
  id: number;
  prefixes: string[];
  any: string[];
  also: string[];
  none: string[];
  byCode: string[];
}

/** No cell of these columns has a comma. */
const table: Line[] = readFileSync(new URL('../data/report_items.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const cells = line.split(',');
    const words = (index: number) => cells[index]!.split('|').filter((word) => word !== '');
    return {
      id: Number(cells[0]),
      prefixes: words(3),
      any: words(4),
      also: words(5),
      none: words(6),
      byCode: words(7),
    };
  });

const starts = (code: string, prefixes: string[]) => prefixes.some((prefix) => code.startsWith(prefix));
const says = (name: string, words: string[]) => words.some((word) => ` ${name}`.includes(` ${word}`));

function naiveItem({ account, accountName }: TrialBalanceRow): number | null {
  const name = accountName
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');
  const fits = table.filter(
    ({ prefixes, also, none }) =>
      starts(account, prefixes) && !says(name, none) && (also.length === 0 || says(name, also)),
  );
  const named = fits.find(({ any }) => any.length > 0 && says(name, any));
  const coded = fits.find(({ any, byCode }) => (any.length === 0 ? true : starts(account, byCode)));
  return (named ?? coded)?.id ?? null;
}

function naiveFigures(rows: readonly TrialBalanceRow[]): Record<number, bigint> {
  const sums: Record<number, bigint> = Object.fromEntries(table.map(({ id }) => [id, 0n]));
  for (const row of rows) {
    if (row.title) continue;
    const item = /^[4567]/.test(row.account) ? 15 : naiveItem(row);
    if (item !== null) sums[item]! += row.closing;
  }
  return sums;
}

describe('the items of the financial report', () => {
  it.each(companies.filter(({ name }) => name !== 'large' && name !== 'migration'))(
    'are the same computed twice in every month of $name',
    (company) => {
      const simulation = simulate(company, false);
      for (const month of simulation.months) {
        const balance = balanceOf(simulation.company, month);
        const accounts = defaultAccounts(balance).map((account) => ({
          ...account,
          closing: balance.leaf(balance.accountIndex(account.code)).sum.closing,
        }));
        const { items, net } = reportFigures(accounts, {});
        const naive = naiveFigures(month.rows);
        expect(Object.fromEntries(items)).toEqual(naive);
        const outside = naive[15]! + naive[16]!;
        expect(net).toBe(Object.values(naive).reduce((sum, cents) => sum + cents, 0n) - outside);
      }
    },
  );

  it('are not all nil, so that agreement means something', () => {
    const held = new Set<number>();
    for (const company of companies) {
      if (company.name === 'large') continue;
      const last = simulate(company, true).months.at(-1)!;
      for (const [id, cents] of Object.entries(naiveFigures(last.rows))) if (cents !== 0n) held.add(Number(id));
    }
    expect([...held].sort((a, b) => a - b)).toEqual(expect.arrayContaining([4, 5, 6, 11, 12, 14, 15, 16, 17]));
  });
});
