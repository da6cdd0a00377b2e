/** Rows of formats against sums by third party over the printed rows, without the program. */
import { describe, expect, it } from 'vitest';
import type { FormatKey } from '#core/exogena/format.ts';
import { exogenaFormat } from '#core/exogena/formats.es.ts';
import { drawYear, yearBooks } from '#core/exogena/year-books.ts';
import type { TrialBalanceRow } from '#simulator/model.ts';
import { companies, simulate } from '../ruling/companies.ts';
import { balanceOf } from '../ruling/simulated-books.ts';
import { naiveByPerson } from './naive-exogena.ts';

/** Accounts that are alone in their concept, or in the format. */
const sources: readonly {
  format: FormatKey;
  concept: string;
  column: number;
  prefix: string;
  isClosing?: true;
  of: (row: TrialBalanceRow) => bigint;
}[] = [
  { format: '1001', concept: '5002', column: 0, prefix: '5110', of: ({ debit, credit }) => debit - credit },
  { format: '1001', concept: '5005', column: 0, prefix: '5120', of: ({ debit, credit }) => debit - credit },
  { format: '1001', concept: '5002', column: 4, prefix: '236515', of: ({ credit }) => credit },
  { format: '1007', concept: '4001', column: 0, prefix: '41', of: ({ debit, credit }) => credit - debit },
  { format: '1008', concept: '1315', column: 0, prefix: '1305', isClosing: true, of: ({ closing }) => closing },
  { format: '1009', concept: '2201', column: 0, prefix: '22', isClosing: true, of: ({ closing }) => -closing },
  { format: '1010', concept: '-', column: 0, prefix: '31', isClosing: true, of: ({ closing }) => -closing },
];

describe.each(companies.filter(({ name }) => name !== 'migration'))('$name: $about', (company) => {
  const { months, company: identity } = simulate(company, false);
  // Classes 4 to 7 as they were before the closing entry.
  const year = months.at(-1)!.period.year;
  const ofYear = months.filter(({ period }) => period.year === year && period.month <= 12);
  const books = yearBooks(
    ofYear.map((month) => ({ period: month.period, balance: balanceOf(identity, month) })),
    identity.nit,
  );

  it.each(sources)('$format $concept: $prefix', ({ format, concept, column, prefix, isClosing, of }) => {
    const { rows } = drawYear(books, exogenaFormat(format), { assignments: {}, threshold: null });
    const drawn = rows
      .filter((row) => row.concept === concept && !row.isMinor && row.amounts[column]! > 0n)
      .map((row) => [row.person, row.amounts[column]!] as const);
    const read = isClosing ? ofYear.slice(-1) : ofYear;
    // Sales without returns of their own account.
    const naive = naiveByPerson(
      read,
      { prefix, of: (row) => (row.account.startsWith('4175') ? 0n : of(row)) },
      identity.nit,
    );
    expect(drawn.map(([person]) => person).sort()).toEqual([...naive.keys()].sort());
    for (const [person, amount] of drawn) {
      const difference = amount - naive.get(person)!;
      expect(difference < 100n && difference > -100n, `${person}: ${amount} ${naive.get(person)}`).toBe(true);
    }
  });
});
