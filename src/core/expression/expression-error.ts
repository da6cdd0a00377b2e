/**
 * The only error of parsing and type checking: what is wrong and at which character. Spanish sentences are in the
 * `.es.ts` beside it.
 */
import type { Span } from './syntax-tree.ts';

/** What the parser expected. */
export type Expected =
  | 'value'
  | 'opening'
  | 'closing'
  | 'closing_list'
  | 'comma'
  | 'operator'
  | 'accounts'
  | 'months'
  | 'months_word';

export type ExpressionErrorCode =
  | 'empty'
  | 'too_long'
  | 'too_deep'
  | 'unexpected'
  | 'unknown_word'
  | 'unknown_character'
  | 'open_text'
  | 'bad_account'
  | 'bad_number'
  | 'months_range'
  | 'chained'
  | 'nested'
  | 'not_a_condition'
  | 'not_a_number'
  | 'mixed'
  | 'product'
  | 'no_accounts';

export class ExpressionError extends Error {
  readonly code: ExpressionErrorCode;
  readonly at: number;
  readonly length: number;
  /** Found text, a suggestion, a limit. */
  readonly data: Readonly<Record<string, string | number>>;
  readonly expected: readonly Expected[];

  constructor(
    code: ExpressionErrorCode,
    { at, length }: Span,
    data: Readonly<Record<string, string | number>> = {},
    expected: readonly Expected[] = [],
  ) {
    super(`${code} at ${at}`);
    this.name = 'ExpressionError';
    this.code = code;
    this.at = at;
    this.length = length;
    this.data = data;
    this.expected = expected;
  }
}

/** The source line of the error with a marker below it. */
export function pointAt(source: string, { at, length }: Span): string {
  const start = source.lastIndexOf('\n', at - 1) + 1;
  const next = source.indexOf('\n', start);
  const end = next < 0 ? source.length : next;
  const before = source.slice(start, at).replace(/[^\t]/g, ' ');
  const marks = '^'.repeat(Math.max(1, Math.min(length, end - at)));
  return `${source.slice(start, end)}\n${before}${marks}`;
}
