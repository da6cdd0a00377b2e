/** First error of an expression while typing, found by the same parser as the server's, without a call. */
import { compileExpression } from '#core/expression/compile-expression.ts';
import { describeExpressionError } from '#core/expression/expression-error.es.ts';
import { ExpressionError } from '#core/expression/expression-error.ts';

export interface ExpressionProblem {
  /** Offset from 0; `length` 0: something is missing at the end. */
  at: number;
  length: number;
  /** Spanish. */
  sentence: string;
  /** Suggested replacement of the error, or null. */
  suggestion: string | null;
}

/** Null for a valid expression. */
export function problemOf(expression: string): ExpressionProblem | null {
  try {
    compileExpression(expression);
    return null;
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    const at = Math.min(error.at, expression.length);
    const length = Math.min(error.length, expression.length - at);
    const { meant } = error.data;
    return {
      at,
      length,
      sentence: describeExpressionError(error),
      suggestion: meant === undefined ? null : `${meant}`,
    };
  }
}

/** Expression with the error replaced by the suggestion. */
export function corrected(expression: string, { at, length, suggestion }: ExpressionProblem): string {
  return `${expression.slice(0, at)}${suggestion ?? ''}${expression.slice(at + length)}`;
}
