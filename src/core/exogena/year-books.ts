/** The books of a year as the formats need them: months joined, accounts with their places, and what each moved. */
import { type BalanceCube, joinMonths } from '#core/books/cube/balance-cube.ts';
import type { Equivalences } from '#core/books/roles/titles.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import { defaultAccounts } from '#core/report/default-items.ts';
import { type ExogenaAssignments, type TargetedAccount, targetOf } from './account-targets.ts';
import { collect } from './contributions.ts';
import { type DrawnFormat, drawFormat } from './draw-format.ts';
import type { ExogenaFormat } from './format.ts';
import { type YearFigures, yearFigures } from './year-figures.ts';

export interface YearBooks {
  /** NIT of the company. */
  own: string;
  figures: YearFigures;
  /** Of each account of the cube. */
  accounts: readonly TargetedAccount[];
}

/** `months`: stored ones of the year, oldest first, at least one. `equivalences`: what the company said of its accounts. */
export function yearBooks(
  months: readonly { period: Period; balance: TrialBalance }[],
  own: string,
  equivalences: Equivalences = [],
): YearBooks {
  const cube = joinMonths(months);
  const accounts = placeAccounts(cube, months, equivalences);
  const figures = yearFigures(cube, (account) => /^[4-7]/.test(accounts[account]!.place));
  return { own, figures, accounts };
}

/** Draws one format. */
export function drawYear(
  { own, figures, accounts }: YearBooks,
  format: ExogenaFormat,
  { assignments, threshold }: { assignments: ExogenaAssignments; threshold: Cents | null },
): DrawnFormat {
  const targets = accounts.map((account) => ({
    place: account.place,
    target: targetOf(format.key, account, assignments),
  }));
  return drawFormat(format, collect(format, figures, targets, own), threshold);
}

/** As the newest month that has each account says. */
function placeAccounts(
  { codes }: BalanceCube,
  months: readonly { balance: TrialBalance }[],
  equivalences: Equivalences,
): TargetedAccount[] {
  const placed = new Map<string, TargetedAccount>();
  for (const { balance } of months.toReversed()) {
    if (placed.size === codes.length) break;
    if (balance.codes(balance.leaves()).every((code) => placed.has(code))) continue;
    for (const account of defaultAccounts(balance, equivalences))
      if (!placed.has(account.code)) placed.set(account.code, account);
  }
  return codes.map((code) => placed.get(code)!);
}
