/**
 * Evaluates a condition in a month, with its cause: the comparison or the third parties that decided it, so that a
 * finding can show their figures. Three-valued: unknown (a division by zero, a missing month) is not false.
 */
import type { ThirdParty } from '#core/books/third-party.ts';
import { amount, calculate, compare, mean, number, type Value, withSign } from './exact.ts';
import type { MonthFigures } from './month-figures.ts';
import type { AverageNode, ComparisonNode, Connective, Node, Span, ThirdPartyNode } from './syntax-tree.ts';

/** The audited month and the earlier ones. */
export interface Months {
  current: MonthFigures;
  /** The `count` calendar months before, or the keys of the missing ones, oldest first. */
  before(count: number): { months: readonly MonthFigures[]; missing: readonly string[] };
}

export type Unknown = Span &
  ({ reason: 'division' } | { reason: 'missing'; months: readonly string[] } | { reason: 'costly'; most: number });

/** Cause of a verdict. */
export type Because =
  | {
      kind: 'comparison';
      node: ComparisonNode;
      left: Value;
      right: Value;
      /** Value of the comparison itself: under a `no`, true is what breaks the condition. */
      holds: boolean;
      thirdParty: string | null;
    }
  | { kind: 'thirdParties'; node: ThirdPartyNode; failing: readonly FailingThirdParty[] };

export interface FailingThirdParty {
  thirdParty: ThirdParty;
  because: Because;
}

export type Verdict = { holds: boolean; because: Because } | { holds: null; unknown: Unknown };

/** A comparison of two figures with their averages over a year costs 30 for each third party. */
const MOST_EVALUATIONS = 5_000_000;

/** Thrown and caught within an evaluation. */
class BudgetSpent extends Error {}

/** Evaluations of nodes that a condition may cost, in one month or in all months of a trial. */
export class EvaluationBudget {
  readonly most: number;
  #left: number;

  constructor(most = MOST_EVALUATIONS) {
    this.most = most;
    this.#left = most;
  }

  /** Counts one. Throws when there are none left. */
  spend(): void {
    if (--this.#left < 0) throw new BudgetSpent();
  }
}

/**
 * Precondition: the tree passed `checkTypes`. Cost: size of the tree × third parties of a `tercero` × months of a
 * `promedio`, up to the budget; beyond it the verdict is unknown.
 */
export function evaluate(condition: Node, months: Months, budget = new EvaluationBudget()): Verdict {
  try {
    return new Evaluation(months, null, budget).verdict(condition);
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error;
    const { at, length } = condition;
    return { holds: null, unknown: { reason: 'costly', most: budget.most, at, length } };
  }
}

/** Value of a numeric node, for the lines of a formula. */
export function evaluateNumber(node: Node, months: Months, thirdParty: string | null): Value | Unknown {
  return new Evaluation(months, thirdParty, new EvaluationBudget()).value(node);
}

export function isUnknown(value: Value | Unknown): value is Unknown {
  return 'reason' in value;
}

class Evaluation {
  readonly #months: Months;
  /** Grouping key of the third party whose figures are read; null for the whole company. */
  readonly #thirdParty: string | null;
  readonly #budget: EvaluationBudget;

  constructor(months: Months, thirdParty: string | null, budget: EvaluationBudget) {
    this.#months = months;
    this.#thirdParty = thirdParty;
    this.#budget = budget;
  }

  verdict(node: Node): Verdict {
    this.#budget.spend();
    switch (node.kind) {
      case 'comparison':
        return this.#compared(node);
      case 'not': {
        const verdict = this.verdict(node.of);
        return verdict.holds === null ? verdict : { holds: !verdict.holds, because: verdict.because };
      }
      case 'connective':
        return connected(node.operator, this.verdict(node.left), this.verdict(node.right));
      case 'thirdParty':
        return this.#forEach(node);
      default:
        throw new TypeError(`${node.kind} is not a condition`);
    }
  }

  value(node: Node, month: MonthFigures = this.#months.current): Value | Unknown {
    this.#budget.spend();
    switch (node.kind) {
      case 'number':
        return number(node.millionths);
      case 'figure':
        return amount(month.figure(node.figure, node.accounts, this.#thirdParty));
      case 'average':
        return this.#average(node);
      case 'absolute':
      case 'negative': {
        const value = this.value(node.of, month);
        return isUnknown(value) ? value : withSign(value, node.kind === 'absolute' ? 'none' : 'opposite');
      }
      case 'arithmetic': {
        const left = this.value(node.left, month);
        if (isUnknown(left)) return left;
        const right = this.value(node.right, month);
        if (isUnknown(right)) return right;
        return calculate(node.operator, left, right) ?? { reason: 'division', at: node.at, length: node.length };
      }
      default:
        throw new TypeError(`${node.kind} is not a number`);
    }
  }

  #compared(node: ComparisonNode): Verdict {
    const left = this.value(node.left);
    if (isUnknown(left)) return { holds: null, unknown: left };
    const right = this.value(node.right);
    if (isUnknown(right)) return { holds: null, unknown: right };
    const holds = compare(node.operator, left, right);
    return { holds, because: { kind: 'comparison', node, left, right, holds, thirdParty: this.#thirdParty } };
  }

  #average({ of, months: count, at, length }: AverageNode): Value | Unknown {
    const { months, missing } = this.#months.before(count);
    if (missing.length > 0) return { reason: 'missing', months: missing, at, length };
    const values: Value[] = [];
    for (const month of months) {
      const value = this.value(of, month);
      if (isUnknown(value)) return value;
      values.push(value);
    }
    return mean(values);
  }

  /** One failing third party decides, even if others are unknown. */
  #forEach(node: ThirdPartyNode): Verdict {
    const failing: FailingThirdParty[] = [];
    let unknown: Unknown | null = null;
    for (const thirdParty of this.#months.current.people(node.accounts)) {
      const verdict = new Evaluation(this.#months, thirdParty.key, this.#budget).verdict(node.condition);
      if (verdict.holds === null) unknown ??= verdict.unknown;
      else if (!verdict.holds) failing.push({ thirdParty, because: verdict.because });
    }
    if (failing.length === 0 && unknown) return { holds: null, unknown };
    return { holds: failing.length === 0, because: { kind: 'thirdParties', node, failing } };
  }
}

/** Short-circuit on known values: false `y` anything is false, true `o` anything is true. */
function connected(operator: Connective, left: Verdict, right: Verdict): Verdict {
  const deciding = operator === 'o';
  if (left.holds === deciding) return left;
  if (right.holds === deciding) return right;
  return left.holds === null ? left : right;
}
