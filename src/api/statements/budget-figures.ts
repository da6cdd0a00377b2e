/** A budget as figures of months, which are drawn as those of balances are. */
import type { Cents } from '#core/money/money.ts';
import type { AccountFigures, MonthFigures } from '#core/statement/month-figures.ts';
import { lineOfPlace } from '#core/statement/statement-lines.ts';
import type { BudgetLine } from './budgets/queries.ts';

/** Twelve, and the closing period: nothing is planned in it, and the year is read there. */
const PERIODS = 13;
const ACCOUNT = 4;

/** The months of a year, from January on; none without accounts. */
export function budgetFigures(year: number, lines: readonly BudgetLine[]): MonthFigures[] {
  if (lines.length === 0) return [];
  const titles = Object.fromEntries(
    lines.filter(({ code }) => code.length === ACCOUNT).map(({ code, name }) => [code, name]),
  );
  return Array.from({ length: PERIODS }, (_, before) => ({
    period: { year, month: before + 1 },
    titles,
    municipal: [],
    accounts: lines.map((line) => figuresIn(line, before)),
  }));
}

/** `before`: months of the year that passed. */
function figuresIn({ code, name, months }: BudgetLine, before: number): AccountFigures {
  const sign = code.startsWith('4') ? -1n : 1n;
  const opening = sign * months.slice(0, before).reduce((sum, cents) => sum + cents, 0n);
  const moved = sign * (months[before] ?? 0n);
  const [debit, credit]: [Cents, Cents] = moved < 0n ? [0n, -moved] : [moved, 0n];
  const closing = opening + moved;
  const line = lineOfPlace(code, []);
  return {
    ...{ code, name, place: code, opening, debit, credit, closing },
    creditSide: closing < 0n ? closing : 0n,
    closingEntry: 0n,
    item: null,
    municipality: null,
    line,
    standing: line === null ? 'none' : 'code',
  };
}
