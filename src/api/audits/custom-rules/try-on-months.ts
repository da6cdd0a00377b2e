/** Trial of an expression on stored months, in a worker thread. The expression is already checked. */

import { openStoredBalance, type StoredBalance } from '#api/balances/stored-balance.ts';
import { periodKey } from '#core/calendar/period.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { customLabels, customReasons } from '#core/expression/custom-rule.es.ts';
import { type MonthTrial, tryExpression } from '#core/expression/try-expression.ts';
import { toDecimal } from '#core/money/money.ts';
import type { MonthTrialDocument } from './contract.ts';

export interface TrialTask {
  expression: string;
  /** In any order. */
  months: StoredBalance[];
}

const mostThirdParties = 20;

/** Oldest month first. */
export async function tryOnMonths({ expression, months }: TrialTask): Promise<MonthTrialDocument[]> {
  return tryExpression(
    expression,
    months.map((stored) => openStoredBalance(stored)),
  ).map(trialDocument);
}

function trialDocument({ period, outcome, reason, terms, thirdParties }: MonthTrial): MonthTrialDocument {
  return {
    period: periodKey(period),
    outcome,
    reason: reason === null ? null : customReasons[reason.reason](reason.data),
    terms: terms.map(({ label, amount }) => ({
      label: lookUp(customLabels, label) ?? label,
      amount: toDecimal(amount),
    })),
    thirdParties: thirdParties
      .slice(0, mostThirdParties)
      .map(({ nit, name, amount }) => ({ nit, name, amount: toDecimal(amount) })),
    thirdPartyCount: thirdParties.length,
  };
}
