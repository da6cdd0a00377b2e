/** Trial of an expression on every month of a company before it is switched on: outcome and figures of each month. */
import { History } from '#core/books/history.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { comparePeriods, type Period } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import { absentAccounts } from './absent-accounts.ts';
import { compileExpression } from './compile-expression.ts';
import type { TrialOutcome } from './custom-names.ts';
import { absentReason, type UnknownReason, unknownReason } from './custom-rule.ts';
import { EvaluationBudget, evaluate } from './evaluate.ts';
import { explain, monthsOf } from './explain-verdict.ts';
import type { MonthFigures } from './month-figures.ts';

export interface MonthTrial {
  period: Period;
  outcome: TrialOutcome;
  /** Reason for not being evaluated, or not applying. */
  reason: UnknownReason | null;
  /** Terms of the deciding comparison, then the difference. Empty where every third party passes. */
  terms: readonly { label: string; amount: Cents }[];
  /** Failing third parties, largest stake first. */
  thirdParties: readonly { nit: string; name: string; amount: Cents }[];
}

/** Of a trial: two years of a comparison with averages over a year, for 20,000 third parties. */
const MOST_EVALUATIONS = 20_000_000;

/** Oldest month first; balances without a period are left out. Throws ExpressionError. */
export function tryExpression(source: string, balances: readonly TrialBalance[]): MonthTrial[] {
  const { tree } = compileExpression(source);
  // Of all months together.
  const budget = new EvaluationBudget(MOST_EVALUATIONS);
  const opened = new Map<TrialBalance, MonthFigures>();
  const absent = absentAccounts(tree, balances);
  const unfit = absent.length === 0 ? null : absentReason(absent);
  return balances
    .flatMap((balance) => (balance.period ? [{ period: balance.period, balance }] : []))
    .sort((a, b) => comparePeriods(a.period, b.period))
    .map(({ period, balance }): MonthTrial => {
      if (unfit !== null) return { period, outcome: 'no_aplica', reason: unfit, terms: [], thirdParties: [] };
      const months = monthsOf(balance, period, new History(period, balances, balance), opened);
      const verdict = evaluate(tree, months, budget);
      if (verdict.holds === null)
        return {
          period,
          outcome: 'no_evaluada',
          reason: unknownReason(verdict.unknown, source),
          terms: [],
          thirdParties: [],
        };
      const outcome = verdict.holds ? 'se_cumple' : 'no_se_cumple';
      const { comparison, thirdParties } = explain(verdict.because, months);
      return {
        period,
        outcome,
        reason: null,
        terms: comparison?.formula ?? [],
        thirdParties: thirdParties.map(({ thirdParty, amount }) => ({
          nit: balance.thirdParties.id(thirdParty),
          name: balance.thirdParties.name(thirdParty),
          amount,
        })),
      };
    });
}
