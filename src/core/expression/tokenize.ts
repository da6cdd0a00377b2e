/** Tokenizer, in one pass. */
import { lookUp } from '#core/dictionary/look-up.ts';
import { ExpressionError } from './expression-error.ts';
import type { Comparison, Span } from './syntax-tree.ts';
import { isWord, plainWord, suggestion, type Word } from './vocabulary.ts';

export type Mark = '(' | ')' | '[' | ']' | ',' | '+' | '-' | '*' | '/';

export type Token = Span &
  (
    | { kind: 'number'; millionths: bigint; isWhole: boolean }
    | { kind: 'accounts'; prefix: string }
    | { kind: 'word'; word: Word }
    | { kind: 'comparison'; operator: Comparison }
    | { kind: 'symbol'; symbol: Mark }
    | { kind: 'end' }
  );

const MOST_DIGITS = 15;
const MOST_DECIMALS = 6;
const LONGEST_CODE = 20;

const SPACE = /\s+/y;
const NUMBER = /[\d][\d_]*(?:\.[\d_]*)*(?:\s?%)?/y;
const WORD = /\p{L}[\p{L}\p{M}\d_]*/uy;
const COMPARISON = /<=|>=|<>|!=|==|[<>=≤≥≠]/y;
const SYMBOL = /[()[\],+\-*/−×÷]/y;
/** Straight and typographic quotes. */
const TEXT = /(["'«“‘])([^"'»”’\n]*)(["'»”’]?)/y;

const comparisonOf: Readonly<Record<string, Comparison>> = { '==': '=', '<>': '!=', '≠': '!=', '≤': '<=', '≥': '>=' };
const symbolOf: Readonly<Record<string, Mark>> = { '−': '-', '×': '*', '÷': '/' };

/** Ends with an `end` token. Throws ExpressionError. */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (match) at += match[0].length;
    return match;
  };
  while (at < source.length) {
    if (take(SPACE)) continue;
    const start = at;
    const token = readToken(take, start);
    if (!token) throw new ExpressionError('unknown_character', { at: start, length: 1 }, { found: source[start]! });
    tokens.push(token);
  }
  tokens.push({ kind: 'end', at: source.length, length: 1 });
  return tokens;
}

function readToken(take: (pattern: RegExp) => RegExpExecArray | null, at: number): Token | null {
  const number = take(NUMBER);
  if (number) return numberToken(number[0], { at, length: number[0].length });
  const text = take(TEXT);
  if (text) return accountsToken(text, { at, length: text[0].length });
  const comparison = take(COMPARISON)?.[0];
  if (comparison !== undefined) {
    const operator = lookUp(comparisonOf, comparison) ?? (comparison as Comparison);
    return { kind: 'comparison', operator, at, length: comparison.length };
  }
  const symbol = take(SYMBOL)?.[0];
  if (symbol !== undefined)
    return { kind: 'symbol', symbol: lookUp(symbolOf, symbol) ?? (symbol as Mark), at, length: 1 };
  const word = take(WORD)?.[0];
  return word === undefined ? null : wordToken(word, { at, length: word.length });
}

function wordToken(written: string, span: Span): Token {
  const plain = plainWord(written);
  if (isWord(plain)) return { kind: 'word', word: plain, ...span };
  const meant = suggestion(plain);
  throw new ExpressionError('unknown_word', span, meant ? { found: written, meant } : { found: written });
}

function numberToken(written: string, span: Span): Token {
  const isPercent = written.endsWith('%');
  const digits = written.replace(/\s?%$/, '');
  const match = /^(\d+(?:_\d+)*)(?:\.(\d+))?$/.exec(digits);
  const points = digits.split('.').length - 1;
  if (!match)
    throw new ExpressionError('bad_number', span, { found: written, problem: points > 1 ? 'points' : 'form' });
  const whole = match[1]!.replaceAll('_', '');
  const decimals = match[2] ?? '';
  // `10.000` is ten thousand in Colombian notation and ten in the language: rejected as ambiguous.
  if (decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole))
    throw new ExpressionError('bad_number', span, { found: written, problem: 'thousands' });
  const most = isPercent ? MOST_DECIMALS - 2 : MOST_DECIMALS;
  if (whole.length > MOST_DIGITS || decimals.length > most)
    throw new ExpressionError('bad_number', span, { found: written, problem: 'size' });
  const millionths = BigInt(whole + decimals.padEnd(MOST_DECIMALS, '0'));
  return {
    kind: 'number',
    millionths: isPercent ? millionths / 100n : millionths,
    isWhole: !isPercent && decimals === '',
    ...span,
  };
}

function accountsToken([, , content, closing]: RegExpExecArray, span: Span): Token {
  if (closing === '') throw new ExpressionError('open_text', { at: span.at, length: 1 });
  const written = content!.trim();
  const match = /^(\d+)\*?$/.exec(written);
  if (!match || match[1]!.length > LONGEST_CODE) throw new ExpressionError('bad_account', span, { found: written });
  return { kind: 'accounts', prefix: match[1]!, ...span };
}
