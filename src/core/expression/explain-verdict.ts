/** A verdict as figures: the terms of its cause, both sides, and the failing third parties. */
import type { History } from '#core/books/history.ts';
import { pastMonths } from '#core/books/past-months.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import type { FactTerm, FactThirdParty } from '#core/engine/fact.ts';
import { abs, type Cents, max } from '#core/money/money.ts';
import { firstAccount } from './compile-expression.ts';
import { type Because, evaluateNumber, type FailingThirdParty, isUnknown, type Months } from './evaluate.ts';
import { centsOf, type Value } from './exact.ts';
import { MonthFigures } from './month-figures.ts';
import { print } from './print.ts';
import { type Comparison, childrenOf, type Node } from './syntax-tree.ts';

/** The deciding comparison, with its figures. */
export interface ExplainedComparison {
  /** Source text of its left side. */
  text: string;
  /** Required relation of the left side to the right, when the condition fails. */
  required: Comparison;
  left: Value;
  right: Value;
  /** Each figure that it reads, once, labelled by its source; then the difference of the sides, if they are amounts. */
  formula: FactTerm[];
  /** Difference of the sides, or for ratios the largest figure behind them. */
  stake: Cents;
}

export interface Explanation {
  /** Null when the deciding comparison reads no account. */
  account: string | null;
  /**
   * For `tercero`: of the third party with the largest stake. Null when every third party satisfies what none should.
   */
  comparison: ExplainedComparison | null;
  /** Failing third parties, largest stake first; empty without `tercero`. */
  thirdParties: FactThirdParty[];
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

/** The audited month and the earlier ones, as input of `evaluate`. Figures are cached across expressions. */
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
      thirdParties: [],
      stake: comparison.stake,
      rows: [],
    };
  }
  const failing = because.failing.map(({ thirdParty, because: why }) => ({ thirdParty, ...explain(why, months) }));
  failing.sort((a, b) => (a.stake === b.stake ? 0 : a.stake > b.stake ? -1 : 1));
  const rows = because.failing.flatMap(({ thirdParty }: FailingThirdParty) => thirdParty.rows);
  return {
    account: because.node.accounts[0]!,
    comparison: failing[0]?.comparison ?? null,
    thirdParties: failing.map(({ thirdParty, stake }) => ({
      thirdParty: thirdParty.entry,
      amount: stake,
      rows: thirdParty.rows,
    })),
    stake: failing.reduce((sum, { stake }) => sum + stake, 0n),
    rows: [...new Set(rows)].sort((a, b) => a - b),
  };
}

function explainComparison(
  { node, left, right, holds, thirdParty }: Because & { kind: 'comparison' },
  months: Months,
): ExplainedComparison {
  const terms = new Map<string, Cents>();
  for (const term of termsIn(node)) {
    const value = evaluateNumber(term, months, thirdParty);
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

/** The nodes that read the books, in source order. */
function termsIn(node: Node): Node[] {
  if (node.kind === 'figure' || node.kind === 'average') return [node];
  return childrenOf(node).flatMap(termsIn);
}
