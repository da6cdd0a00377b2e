import { expect, test } from 'vitest';
import { parsePeriod } from '#core/calendar/period.ts';
import { balanceOfBooks } from '#core/engine/validation-case.ts';
import { yearInFile } from './year-in-file.ts';

const permanent = ['1105', '1110', '1305', '1435', '1520', '2205', '3105'];
const results = ['4135', '5105', '5110', '5120', '5135', '5145', '6135'];
const lines = (codes: readonly string[], opening: number, movement: number) =>
  codes.map((code) => `${code} Cuenta | | ${opening} | ${movement} | 0 | ${opening + movement}`);

/** Result accounts with an opening and a movement each; permanent ones open at a million. */
function found(month: string, opening: number, movement: number, open = 1_000_000) {
  const books = [...lines(permanent, open, 0), ...lines(results, opening, movement)].join('\n');
  return yearInFile(balanceOfBooks(month, books), parsePeriod(month));
}

test.each([
  ['2026-12', 0, 12_000_000, 'from_zero'],
  ['2026-02', 0, 2_000_000, 'from_zero'],
  ['2026-12', 11_000_000, 12_000_000, 'from_last_year'],
  ['2026-04', 9_000_000, 12_000_000, 'from_last_year'],
  // Months: their movement is a part of what was accumulated.
  ['2026-01', 0, 1_000_000, null],
  ['2026-12', 11_000_000, 1_000_000, null],
  ['2026-04', 3_000_000, 1_000_000, null],
  ['2026-03', 2_000_000, 1_500_000, null],
  ['2026-12', 11_000_000, 0, null],
  // The closing cancels the year.
  ['2026-13', 0, 12_000_000, null],
  ['2026-12', 11_000_000, -11_000_000, null],
] as const)('%s with results that open at %d and move %d: %s', (month, opening, movement, answer) => {
  expect(found(month, opening, movement)).toBe(answer);
});

test('a company in its first month, and a file with few accounts, say nothing', () => {
  expect(found('2026-05', 0, 1_000_000, 0)).toBeNull();
  const few = balanceOfBooks('2026-05', [...lines(permanent, 5, 0), ...lines(['5105', '5110'], 0, 9)].join('\n'));
  expect(yearInFile(few, parsePeriod('2026-05'))).toBeNull();
  expect(yearInFile(few, null)).toBeNull();
});
