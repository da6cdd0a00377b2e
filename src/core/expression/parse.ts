/**
 * Recursive-descent parser. From lowest to highest precedence: `o`, `y`, `no`, comparisons, sums, products, sign.
 * Length and depth are bounded against resource exhaustion.
 */
import { LONGEST_EXPRESSION } from './custom-names.ts';
import { type Expected, ExpressionError } from './expression-error.ts';
import {
  type Accounts,
  type Arithmetic,
  type FigureName,
  figures,
  type Node,
  type Span,
  spanOf,
} from './syntax-tree.ts';
import { type Mark, type Token, tokenize } from './tokenize.ts';
import type { Word } from './vocabulary.ts';

const DEEPEST = 50;
/** Maximum months of history in an audit. */
const MOST_MONTHS = 24;

/** Throws ExpressionError. The tree is well formed; `checkTypes` checks its meaning. */
export function parse(source: string): Node {
  if (source.length > LONGEST_EXPRESSION) {
    const rest = { at: LONGEST_EXPRESSION, length: source.length - LONGEST_EXPRESSION };
    throw new ExpressionError('too_long', rest, { limit: LONGEST_EXPRESSION });
  }
  const tokens = tokenize(source);
  if (tokens.length === 1) throw new ExpressionError('empty', { at: 0, length: 1 });
  return new Parser(source, tokens).whole();
}

class Parser {
  readonly #source: string;
  readonly #tokens: readonly Token[];
  #next = 0;
  #depth = 0;

  constructor(source: string, tokens: readonly Token[]) {
    this.#source = source;
    this.#tokens = tokens;
  }

  whole(): Node {
    const node = this.#either();
    if (this.#token.kind !== 'end') this.#unexpected('operator');
    return node;
  }

  get #token(): Token {
    return this.#tokens[this.#next]!;
  }

  /** Consumes the next token. */
  #take(): Token {
    const token = this.#token;
    this.#next++;
    return token;
  }

  #isWord(word: Word): boolean {
    return this.#token.kind === 'word' && this.#token.word === word;
  }

  #isSymbol(...symbols: Mark[]): boolean {
    return this.#token.kind === 'symbol' && symbols.includes(this.#token.symbol);
  }

  #require(symbol: Mark, ...expected: Expected[]): Token {
    return this.#isSymbol(symbol) ? this.#take() : this.#unexpected(...expected);
  }

  #unexpected(...expected: Expected[]): never {
    const { at, length, kind } = this.#token;
    const found = kind === 'end' ? '' : this.#source.slice(at, at + length);
    throw new ExpressionError('unexpected', { at, length }, { found }, expected);
  }

  /** Enters one nesting level, for every recursive construct. */
  #deeper(read: () => Node): Node {
    if (++this.#depth > DEEPEST) throw new ExpressionError('too_deep', this.#token, { limit: DEEPEST });
    const node = read();
    this.#depth--;
    return node;
  }

  #either(): Node {
    return this.#connected('o', () => this.#connected('y', () => this.#negated()));
  }

  #connected(operator: 'y' | 'o', operand: () => Node): Node {
    let left = operand();
    while (this.#isWord(operator)) {
      this.#take();
      const right = operand();
      left = { kind: 'connective', operator, left, right, ...spanOf(left, right) };
    }
    return left;
  }

  #negated(): Node {
    if (!this.#isWord('no')) return this.#compared();
    const no = this.#take();
    const of = this.#deeper(() => this.#negated());
    return { kind: 'not', of, ...spanOf(no, of) };
  }

  #compared(): Node {
    const left = this.#sum();
    const token = this.#token;
    if (token.kind !== 'comparison') return left;
    this.#take();
    const right = this.#sum();
    if (this.#token.kind === 'comparison') throw new ExpressionError('chained', this.#token);
    return { kind: 'comparison', operator: token.operator, left, right, ...spanOf(left, right) };
  }

  #sum(): Node {
    return this.#arithmetic(['+', '-'], () => this.#arithmetic(['*', '/'], () => this.#signed()));
  }

  #arithmetic(operators: readonly Arithmetic[], operand: () => Node): Node {
    let left = operand();
    while (this.#isSymbol(...operators)) {
      const operator = (this.#take() as Token & { kind: 'symbol' }).symbol as Arithmetic;
      const right = operand();
      left = { kind: 'arithmetic', operator, left, right, ...spanOf(left, right) };
    }
    return left;
  }

  #signed(): Node {
    if (!this.#isSymbol('-')) return this.#primary();
    const sign = this.#take();
    const of = this.#deeper(() => this.#signed());
    return { kind: 'negative', of, ...spanOf(sign, of) };
  }

  #primary(): Node {
    const token = this.#token;
    if (token.kind === 'number') {
      this.#take();
      return { kind: 'number', millionths: token.millionths, at: token.at, length: token.length };
    }
    if (this.#isSymbol('(')) {
      const opening = this.#take();
      const node = this.#deeper(() => this.#either());
      const closing = this.#require(')', 'closing', 'operator');
      return { ...node, ...spanOf(opening, closing) };
    }
    if (token.kind !== 'word') return this.#unexpected('value');
    return this.#call(token.word);
  }

  #call(word: Word): Node {
    const name = this.#token;
    if ((figures as readonly string[]).includes(word)) {
      const [accounts, span] = this.#arguments(name, () => this.#accounts(), 'comma');
      return { kind: 'figure', figure: word as FigureName, accounts, ...span };
    }
    switch (word) {
      case 'absoluto': {
        const [of, span] = this.#arguments(name, () => this.#deeper(() => this.#sum()));
        return { kind: 'absolute', of, ...span };
      }
      case 'promedio': {
        const [{ of, months }, span] = this.#arguments(name, () => {
          const averaged = this.#deeper(() => this.#sum());
          this.#require(',', 'comma', 'operator');
          return { of: averaged, months: this.#months() };
        });
        return { kind: 'average', of, months, ...span };
      }
      case 'tercero': {
        const [{ accounts, condition }, span] = this.#arguments(name, () => {
          const evaluated = this.#accounts(true);
          return { accounts: evaluated, condition: this.#deeper(() => this.#either()) };
        });
        return { kind: 'thirdParty', accounts, condition, ...span };
      }
      default:
        return this.#unexpected('value');
    }
  }

  /** Arguments of a function, with the span of the whole call. */
  #arguments<Read>(name: Token, read: () => Read, orElse: Expected = 'operator'): [Read, Span] {
    this.#take();
    this.#require('(', 'opening');
    const content = read();
    return [content, spanOf(name, this.#require(')', 'closing', orElse))];
  }

  /** `"11"`, `"11", "12"` or `["11", "12"]`; with `comma`, another argument follows. */
  #accounts(comma = false): Accounts {
    const isList = this.#isSymbol('[');
    if (isList) this.#take();
    const accounts = [this.#prefix()];
    while (this.#isSymbol(',')) {
      if (!isList && this.#tokens[this.#next + 1]!.kind !== 'accounts') break;
      this.#take();
      accounts.push(this.#prefix());
    }
    if (isList) this.#require(']', 'closing_list', 'comma');
    if (comma) this.#require(',', 'comma');
    return accounts;
  }

  #prefix(): string {
    const token = this.#token;
    if (token.kind !== 'accounts') return this.#unexpected('accounts');
    this.#take();
    return token.prefix;
  }

  #months(): number {
    const token = this.#token;
    if (token.kind !== 'number' || !token.isWhole) return this.#unexpected('months');
    const months = token.millionths / 1_000_000n;
    if (months < 1n || months > BigInt(MOST_MONTHS))
      throw new ExpressionError('months_range', token, { limit: MOST_MONTHS });
    this.#take();
    if (!this.#isWord('meses') && !this.#isWord('mes')) return this.#unexpected('months_word');
    this.#take();
    return Number(months);
  }
}
