/** What is wrong with an expression while someone types it: read here as the server will read it, at once and without a call. */
import { compileExpression } from '#core/expression/compile-expression.ts';
import { describeExpressionError } from '#core/expression/expression-error.es.ts';
import { ExpressionError } from '#core/expression/expression-error.ts';

export interface ExpressionProblem {
  /** Characters from 0; `length` is 0 where something is missing at the end. */
  at: number;
  length: number;
  /** Spanish. */
  sentence: string;
  /** What was probably meant in the place of the error, or null. */
  suggestion: string | null;
}

/** Null when the expression makes sense. */
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

/** The expression with its error replaced by what was probably meant. */
export function corrected(expression: string, { at, length, suggestion }: ExpressionProblem): string {
  return `${expression.slice(0, at)}${suggestion ?? ''}${expression.slice(at + length)}`;
}
