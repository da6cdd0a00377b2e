/** A verdict as figures: the terms of what decided it, its two sides, and the third parties for whom it fails. */
import type { History } from '#core/books/history.ts';
import { pastMonths } from '#core/books/past-months.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import type { FactPerson, FactTerm } from '#core/engine/validation.ts';
import { abs, type Cents, max } from '#core/money/money.ts';
import { firstAccount } from './compile-expression.ts';
import { type Because, evaluateNumber, type FailingPerson, isUnknown, type Months } from './evaluate.ts';
import { centsOf, type Value } from './exact.ts';
import { MonthFigures } from './month-figures.ts';
import { print } from './print.ts';
import { type Comparison, childrenOf, type Node } from './syntax-tree.ts';

/** A comparison that was decided, with its figures. */
export interface ExplainedComparison {
  /** Its left side as the language writes it. */
  text: string;
  /** What its left side should have been to its right one, when the condition fails. */
  required: Comparison;
  left: Value;
  right: Value;
  /** Each figure of the books that it reads, once, by what asks for it; then the difference of its sides, if they are amounts. */
  formula: FactTerm[];
  /** How far apart its sides are, or, for proportions, the largest figure behind them. */
  stake: Cents;
}

export interface Explanation {
  /** Null when what decided it reads no account. */
  account: string | null;
  /** Of the third party with the largest stake, if it looks at each. Null when every third party meets what none should. */
  comparison: ExplainedComparison | null;
  /** Largest stake first; empty unless the expression looks at each third party. */
  people: FactPerson[];
  stake: Cents;
  rows: number[];
}

const opposite: Readonly<Record<Comparison, Comparison>> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '=': '!=',
  '!=': '=',
};

/** The audited month and those before it, as `evaluate` takes them. Months that several expressions read are read once. */
export function monthsOf(
  balance: TrialBalance,
  period: Period,
  history: History,
  opened: Map<TrialBalance, MonthFigures> = new Map(),
): Months {
  const open = (month: TrialBalance) => {
    const known = opened.get(month) ?? new MonthFigures(month);
    opened.set(month, known);
    return known;
  };
  return {
    current: open(balance),
    before: (count) => {
      const { balances, missing } = pastMonths(history, period, count);
      return { months: balances.map(open), missing };
    },
  };
}

export function explain(because: Because, months: Months): Explanation {
  if (because.kind === 'comparison') {
    const comparison = explainComparison(because, months);
    return {
      account: firstAccount(because.node),
      comparison,
      people: [],
      stake: comparison.stake,
      rows: [],
    };
  }
  const failing = because.failing.map(({ person, because: why }) => ({ person, ...explain(why, months) }));
  failing.sort((a, b) => (a.stake === b.stake ? 0 : a.stake > b.stake ? -1 : 1));
  const rows = because.failing.flatMap(({ person }: FailingPerson) => person.rows);
  return {
    account: because.node.accounts[0]!,
    comparison: failing[0]?.comparison ?? null,
    people: failing.map(({ person, stake }) => ({ thirdParty: person.thirdParty, amount: stake, rows: person.rows })),
    stake: failing.reduce((sum, { stake }) => sum + stake, 0n),
    rows: [...new Set(rows)].sort((a, b) => a - b),
  };
}

function explainComparison(
  { node, left, right, holds, person }: Because & { kind: 'comparison' },
  months: Months,
): ExplainedComparison {
  const terms = new Map<string, Cents>();
  for (const term of termsIn(node)) {
    const value = evaluateNumber(term, months, person);
    if (!isUnknown(value) && value.unit === 'amount') terms.set(print(term), value.cents);
  }
  const areAmounts = left.unit === 'amount' || right.unit === 'amount';
  const difference = areAmounts ? centsOf(left) - centsOf(right) : 0n;
  const formula: FactTerm[] = [...terms].map(([label, amount]) => ({ label, amount, kind: 'term' }));
  if (areAmounts) formula.push({ label: 'diferencia', amount: difference, kind: 'total' });
  return {
    text: print(node.left),
    required: holds ? opposite[node.operator] : node.operator,
    left,
    right,
    formula,
    stake: areAmounts ? abs(difference) : max(0n, ...[...terms.values()].map(abs)),
  };
}

/** The parts that read the books, in the order in which they are written. */
function termsIn(node: Node): Node[] {
  if (node.kind === 'figure' || node.kind === 'average') return [node];
  return childrenOf(node).flatMap(termsIn);
}
