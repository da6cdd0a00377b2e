/** First error of an expression while typing, found by the same parser as the server's, without a call. */
import { compileExpression } from '#core/expression/compile-expression.ts';
import { describeExpressionError } from '#core/expression/expression-error.es.ts';
import { ExpressionError } from '#core/expression/expression-error.ts';
import { editorText } from '../text.es.ts';

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
    const decimals = error.code === 'bad_number' ? (/^,\d+/.exec(expression.slice(at + error.length))?.[0] ?? '') : '';
    const length = Math.min(error.length + decimals.length, expression.length - at);
    return (
      numberWithCommas(expression, error) ??
      numberAsPasted(expression, error) ?? {
        at,
        length,
        sentence: describeExpressionError(error),
        suggestion: meantBy(error, expression.slice(at, at + length)),
      }
    );
  }
}

/** A number with commas, of which the parser sees the first: `5,000,000` has thousands, `0,19` decimals as in Colombia. */
function numberWithCommas(expression: string, { at }: ExpressionError): ExpressionProblem | null {
  if (expression[at] !== ',') return null;
  const whole = /[\d_]+$/.exec(expression.slice(0, at))?.[0];
  const rest = /^(?:,\d+)+(?:\.\d+)?/.exec(expression.slice(at))?.[0];
  if (whole === undefined || rest === undefined) return null;
  const start = at - whole.length;
  const written = `${whole}${rest}`;
  const isDecimal = /^,\d+$/.test(rest) && !COMMA_THOUSANDS.test(written);
  const of = { at: start, length: written.length };
  if (isDecimal) {
    const suggestion = `${whole}.${rest.slice(1)}`;
    return { ...of, sentence: editorText.decimals(start + 1, suggestion), suggestion };
  }
  const suggestion = COMMA_THOUSANDS.test(written) ? written.replaceAll(',', '_') : null;
  return { ...of, sentence: editorText.thousands(start + 1, suggestion), suggestion };
}

/** A number as it is pasted: with a peso sign, or thousands parted by spaces or apostrophes, as `$ 5.000.000` or `5’000.000`. */
function numberAsPasted(expression: string, { at }: ExpressionError): ExpressionProblem | null {
  for (const { 0: written, 1: sign, 2: digits = '', index } of expression.matchAll(PASTED)) {
    if (at < index || at > index + written.length || (sign === undefined && !/[\s'’]/.test(digits))) continue;
    const suggestion = plainNumber(digits);
    if (suggestion === null) continue;
    const sentence = (sign === undefined ? editorText.thousands : editorText.onlyNumber)(index + 1, suggestion);
    return { at: index, length: written.length, sentence, suggestion };
  }
  return null;
}

const PASTED = /(?<!["\d_.,])(\$\s?)?(\d+(?:[\s'’.,_]\d+)*)(?![\d"])/g;

/** Digits in the language's notation; null where their marks may be read in two ways. */
function plainNumber(digits: string): string | null {
  if (GROUPED.test(digits)) return digits.replaceAll(/[\s'’.]/g, '_').replace(',', '.');
  if (COMMA_THOUSANDS.test(digits)) return digits.replaceAll(',', '_');
  if (/^\d+,\d+$/.test(digits)) return digits.replace(',', '.');
  return /^[\d_]+(\.\d+)?$/.test(digits) ? digits : null;
}

/** Three digits after a comma may be thousands as well. */
const GROUPED = /^[1-9]\d{0,2}(?:[\s'’.]\d{3})+(?:,(?:\d{1,2}|\d{4,}))?$/;

/** Thousands with commas, with decimals after a point. */
const COMMA_THOUSANDS = /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/;

/** A number as in Colombia, also with its decimals. */
const THOUSANDS = /^\d{1,3}(\.\d{3})+(,\d+)?$/;

/** What was meant: a known word, thousands with their underscores, an account with its quotes; null if unknown. */
function meantBy({ code, data, expected }: ExpressionError, found: string): string | null {
  if (data.meant !== undefined) return `${data.meant}`;
  if (code === 'bad_number' && THOUSANDS.test(found)) return found.replaceAll('.', '_').replace(',', '.');
  if (expected.includes('accounts') && /^\d+$/.test(found)) return `"${found}"`;
  return null;
}

/** Expression with the error replaced by the suggestion. */
export function corrected(expression: string, { at, length, suggestion }: ExpressionProblem): string {
  return `${expression.slice(0, at)}${suggestion ?? ''}${expression.slice(at + length)}`;
}
