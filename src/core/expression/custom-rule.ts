/**
 * A custom rule: a condition that a company requires of its books. Runs like any validation, under the key `propia`,
 * with its own id from 200 up and the expression's figures as its formula.
 */

import type { History } from '#core/books/history.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { FactValue } from '#core/engine/fact.ts';
import { defineRule, type RuleFact } from '#core/engine/rule.ts';
import type { Severity } from '#core/engine/severity.ts';
import type { AnyValidation, CheckContext, NotRun } from '#core/engine/validation.ts';
import type { RuleText } from '#core/engine/validation-text.ts';
import { absentAccounts } from './absent-accounts.ts';
import { compileExpression } from './compile-expression.ts';
import { customKey } from './custom-names.ts';
import { evaluate, type Unknown } from './evaluate.ts';
import { centsOf, type Value } from './exact.ts';
import { type Explanation, explain, monthsOf } from './explain-verdict.ts';
import { print } from './print.ts';

export interface CustomRule {
  id: number;
  name: string;
  severity: Severity;
  /** True passes, false is a finding. */
  expression: string;
  /** Text of a finding besides its figures. */
  message: string | null;
  /** Incremented on change. */
  version: number;
}

/** Code of its single rule. */
export function customRule(id: number): string {
  return `PRO-${id}`;
}

/** Adapts it to the engine. An expression that cannot be parsed makes `analyse` throw ExpressionError. */
export function asValidation({ id, name, severity, expression, version }: CustomRule, text: RuleText): AnyValidation {
  return {
    id,
    key: customKey,
    version,
    order: 1000 + id,
    weight: 1,
    readsOwnCodes: true,
    roles: {},
    parameters: {},
    rules: [
      defineRule<Verdict>({
        code: customRule(id),
        // A condition on the books of a month: once it holds again, it was corrected.
        proof: 'balance',
        // Of `tercero` only: other conditions name none.
        about: 'third_parties',
        name,
        stake: 'to_explain',
        series: { measure: 'balance' },
        isSeverityFixed: true,
        severity,
        legal: [],
        text,
        find: ({ facts }) => ({ facts }),
      }),
    ],
    analyse: (context) => checkExpression(expression, context),
  };
}

/** The expression's fact where the books do not hold it. */
interface Verdict {
  facts: readonly RuleFact[];
}

function checkExpression(source: string, context: CheckContext<never, unknown>): Verdict | NotRun {
  const { balance, period, history } = context;
  if (balance.rowCount === 0) return { notEvaluable: { reason: 'sin_filas' } };
  const { tree, account } = compileExpression(source);
  const absent = absentAccounts(tree, booksOf(balance, history));
  if (absent.length > 0) return { notApplicable: absentReason(absent) };
  const months = monthsOf(balance, period, history);
  const verdict = evaluate(tree, months);
  if (verdict.holds === null) return { notEvaluable: unknownReason(verdict.unknown, source) };
  if (verdict.holds) return { facts: [] };
  return { facts: [factOf({ condition: print(tree), account }, explain(verdict.because, months))] };
}

/** The audited month, then earlier ones as they are asked for. */
function* booksOf(balance: TrialBalance, history: History): Iterable<TrialBalance> {
  yield balance;
  for (const month of history.months.toReversed()) yield month.balance;
}

/** Why a condition does not apply: accounts that no balance has. */
export function absentReason(accounts: readonly string[]): UnknownReason {
  return { reason: 'sin_cuentas', data: { accounts: [...accounts] } };
}

/** Reason for not being evaluated, or not applying, by its key in `customReasons`. */
export interface UnknownReason {
  reason: 'division' | 'faltan_meses' | 'demasiados_calculos' | 'sin_cuentas';
  data: Readonly<Record<string, FactValue>>;
}

export function unknownReason(unknown: Unknown, source: string): UnknownReason {
  switch (unknown.reason) {
    case 'division':
      return { reason: 'division', data: { part: source.slice(unknown.at, unknown.at + unknown.length) } };
    case 'missing':
      return { reason: 'faltan_meses', data: { months: [...unknown.months] } };
    case 'costly':
      return { reason: 'demasiados_calculos', data: { most: unknown.most } };
  }
}

function factOf(whole: { condition: string; account: string }, explanation: Explanation): RuleFact {
  const { condition } = whole;
  const { account, comparison, thirdParties, stake, rows } = explanation;
  const fact = { account: account ?? whole.account, thirdParties, amount: stake, rows };
  if (comparison === null) return { ...fact, data: { condition } };
  const { left, right, text, required, formula } = comparison;
  const areAmounts = left.unit === 'amount' || right.unit === 'amount';
  return {
    ...fact,
    ...(areAmounts && thirdParties.length === 0 ? { expected: centsOf(right), found: centsOf(left) } : {}),
    data: {
      condition,
      left: text,
      required,
      unit: areAmounts ? 'amount' : 'number',
      found: areAmounts ? centsOf(left) : sizeOf(left),
      limit: areAmounts ? centsOf(right) : sizeOf(right),
    },
    formula,
  };
}

function sizeOf(value: Value): bigint {
  return value.unit === 'amount' ? value.cents : value.millionths;
}
