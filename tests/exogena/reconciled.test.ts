/**
 * Every format of every simulated company against sums over the printed rows: what is in rows, in small amounts and left
 * out, each with its name, is the balance of each account, and no account of a format's part of the chart is forgotten.
 */
import { describe, expect, it } from 'vitest';
import { exogenaFormats } from '#core/exogena/formats.es.ts';
import { thresholdOf } from '#core/exogena/thresholds.ts';
import { drawYear, yearBooks } from '#core/exogena/year-books.ts';
import { companies, simulate } from '../ruling/companies.ts';
import { balanceOf } from '../ruling/simulated-books.ts';
import { naiveClosings, naiveMovements } from './naive-exogena.ts';

describe.each(companies)('$name: $about', (company) => {
  const simulation = simulate(company, false);
  const { months, company: identity } = simulation;
  const years = [...new Set(months.map(({ period }) => period.year))];

  describe.each(years)('%i', (year) => {
    const ofYear = months.filter(({ period }) => period.year === year);
    const books = yearBooks(
      ofYear.map((month) => ({ period: month.period, balance: balanceOf(identity, month) })),
      identity.nit,
    );
    const { codes } = books.figures.cube;
    const placeOf = new Map(books.accounts.map(({ code, place }) => [code, place]));

    it.each(exogenaFormats)('$key reconciles', (format) => {
      const threshold = thresholdOf(format.key, year, undefined).amount;
      const drawn = drawYear(books, format, { assignments: {}, threshold });
      const naive = format.figure === 'closing' ? naiveClosings(months, year) : naiveMovements(months, year);

      for (const { account, balance, reported, minor, excluded } of drawn.accounts) {
        const left = [...excluded.values()].reduce((sum, amount) => sum + amount, 0n);
        expect(reported + minor + left, codes[account]).toBe(balance);
        const expected = naive.get(codes[account]!) ?? 0n;
        // Positive on the side of its column.
        expect([expected, -expected], codes[account]).toContain(balance);
      }
      const told = new Set(drawn.accounts.map(({ account }) => codes[account]!));
      const forgotten = [...naive].filter(
        ([code, sum]) =>
          sum !== 0n && !told.has(code) && format.scope.some((prefix) => placeOf.get(code)!.startsWith(prefix)),
      );
      expect(forgotten).toEqual([]);
      const inRows = drawn.totals.reduce((sum, total, column) => sum + total + drawn.rounding[column]!, 0n);
      expect(inRows).toBe(drawn.accounts.reduce((sum, { reported, minor }) => sum + reported + minor, 0n));
      expect(drawn.rows.flatMap(({ amounts }) => amounts).filter((amount) => amount < 0n)).toEqual([]);
    });
  });
});
