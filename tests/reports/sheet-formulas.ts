/** What a spreadsheet program computes of a written sheet: the formulas that Cuadre writes, and no other. */
import { type SheetToWrite, shownOf, type WrittenCell } from '#platform/workbook/xlsx/write-workbook.ts';

type Value = number | string;

const functions: Record<string, (terms: (() => Value)[]) => Value> = {
  IF: ([condition, yes, no]) => (condition!() ? yes!() : no!()),
  ABS: ([term]) => Math.abs(number(term!())),
  ROUND: ([term, digits]) => {
    const scale = 10 ** number(digits!());
    return Math.round(number(term!()) * scale) / scale;
  },
};

const operators: Record<string, (left: number, right: number) => number> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '=': (left, right) => Number(left === right),
  '<': (left, right) => Number(left < right),
};

/** From the loosest to the tightest. */
const levels = [
  ['=', '<'],
  ['+', '-'],
  ['*', '/'],
] as const;

function number(value: Value): number {
  if (typeof value === 'number') return value;
  throw new Error(`#VALUE!: ${value}`);
}

/** The value of a cell; null for none. */
export function computed(sheet: Pick<SheetToWrite, 'rows'>, cell: WrittenCell | undefined): Value | null {
  if (typeof cell === 'object' && cell !== null && 'formula' in cell) return new Formula(sheet, cell.formula).value();
  const shown = shownOf(cell ?? null);
  return typeof shown === 'boolean' ? String(shown) : shown;
}

class Formula {
  readonly #rows: WrittenCell[][];
  readonly #tokens: string[];
  #at = 0;

  constructor({ rows }: Pick<SheetToWrite, 'rows'>, formula: string) {
    this.#rows = rows;
    this.#tokens = formula.match(/"[^"]*"|\$?[A-Z]+\$?\d+|[A-Z]+|[\d.]+|[^\s]/g) ?? [];
  }

  value(): Value {
    const read = this.#level(0);
    if (this.#at < this.#tokens.length) throw new Error(`Unread: ${this.#tokens.slice(this.#at).join('')}`);
    return read();
  }

  #level(level: number): () => Value {
    const signs: readonly string[] | undefined = levels[level];
    if (signs === undefined) return this.#term();
    let read = this.#level(level + 1);
    while (signs.includes(this.#tokens[this.#at] ?? '')) {
      const compute = operators[this.#tokens[this.#at++]!]!;
      const [left, right] = [read, this.#level(level + 1)];
      read = () => compute(number(left()), number(right()));
    }
    return read;
  }

  /** Computed when it is asked for: the branch that is not taken may divide by zero. */
  #term(): () => Value {
    const token = this.#tokens[this.#at++] ?? '';
    if (token === '-') {
      const term = this.#term();
      return () => -number(term());
    }
    if (token === '(') {
      const inner = this.#level(0);
      this.#expect(')');
      return inner;
    }
    if (token.startsWith('"')) return () => token.slice(1, -1);
    if (/^[\d.]+$/.test(token)) return () => Number(token);
    if (/^[A-Z]+$/.test(token)) return this.#call(token);
    const [, letters, row] = /^\$?([A-Z]+)\$?(\d+)$/.exec(token)!;
    const column = [...letters!].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;
    return () => computed({ rows: this.#rows }, this.#rows[Number(row) - 1]?.[column]) ?? 0;
  }

  #call(name: string): () => Value {
    this.#expect('(');
    const terms = [this.#level(0)];
    while (this.#tokens[this.#at] === ',') {
      this.#at++;
      terms.push(this.#level(0));
    }
    this.#expect(')');
    return () => functions[name]!(terms);
  }

  #expect(sign: string): void {
    if (this.#tokens[this.#at++] !== sign) throw new Error(`Expected ${sign}`);
  }
}
