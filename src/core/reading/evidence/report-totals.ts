/**
 * Total lines of the whole report and of its parts. A line that its words name is one. Any other row without account is
 * one if its figures are the sum of the rows before it, or of those after it, whatever its label: it is kept aside until all rows are read.
 */
import type { Amounts } from '#core/books/amounts.ts';
import type { BalanceData } from '#core/books/balance-data.ts';
import { CentsColumn } from '#core/money/cents-column.ts';
import { abs, type Cents, centsFromNumber } from '#core/money/money.ts';
import { amountShape, parseAmount } from '../cells/amount-text.ts';
import { type AmountField, amountFields, type RawRow } from '../format.ts';
import type { Printed } from './open-rows.ts';

type GrandTotal = NonNullable<BalanceData['grandTotal']>;
type Control = Partial<Amounts> & Printed & { row: number };

/** A row kept aside: without account, or with that of the row above and no id. */
export interface Aside {
  read: RawRow;
  row: number;
  /** Index of the account above, −1 if it has none. */
  account: number;
  figures: Partial<Amounts> & Printed;
}

const NOTHING: Amounts = { opening: 0n, debit: 0n, credit: 0n, closing: 0n };
/** More rows without account are no totals. */
const MOST_ASIDE = 300;

export class ReportTotals {
  #last: Control | null = null;
  /** Row of the last total, and of the first fact after it; 0 if none. */
  #row = 0;
  #factAfter = 0;
  /** Facts stand above the first total: one above all of them is the heading of the report. */
  #hasFacts = false;
  readonly #aside: Aside[] = [];
  readonly #printed: Printed[] = [];
  /** The last row, read with the account of the one above and without id. */
  #tail: Aside | null = null;

  /** Sees a line that its words name: the total of the report, or of a part, which only supports a reading. */
  see(read: RawRow, row: number): void {
    const figures = figuresOf(read);
    if (figures !== null) this.#printed.push(figures);
    if (read.kind !== 'grand_total') return;
    // Every page may print one: the last is the report's.
    this.#last = controlOf(read, row) ?? this.#last;
    this.#row = row;
    this.#factAfter = 0;
  }

  /** `account`: index of its account, for a row that has it from above. */
  passFact(read: RawRow, row: number, account: number): void {
    if (this.#row > 0 && this.#hasFacts) this.#factAfter ||= row;
    else if (this.#row === 0) this.#hasFacts = true;
    this.#tail = null;
    if (read.codeFrom === undefined || hasNumber(read)) return;
    const figures = figuresOf(read);
    if (figures !== null) this.#tail = { read: { ...read }, row, account, figures };
  }

  /** The last row, if it may be a total under the name of a third party; 0 if not. */
  get tail(): number {
    return this.#tail?.row ?? 0;
  }

  /** The account of the last row is none: the file prints codes on every row. */
  tailIsTotal = false;

  /** The last row is a fact: it is the sum of nothing. */
  takeTail(): void {
    this.#tail = null;
  }

  /** Keeps a row aside; false if it cannot be a total: no figures, or a third party with an id. */
  keepAside(read: RawRow, row: number): boolean {
    const figures = figuresOf(read);
    if (figures === null || hasNumber(read) || this.#aside.length >= MOST_ASIDE) return false;
    this.#aside.push({ read: { ...read }, row, account: -1, figures });
    return true;
  }

  /** Rows after the last labelled total, if any. */
  get rowsAfter(): { row: number; totalRow: number } | null {
    return this.#factAfter > 0 ? { row: this.#factAfter, totalRow: this.#row } : null;
  }

  /** Rows that were kept aside, all of which have no account. */
  get aside(): readonly Aside[] {
    return this.#aside;
  }

  get #rows(): readonly Aside[] {
    return this.#tail === null ? this.#aside : [...this.#aside, this.#tail].sort((a, b) => a.row - b.row);
  }

  /** What the report may print as its own total, the likeliest first. */
  get printed(): readonly Printed[] {
    const aside = this.#rows.at(-1);
    const lines = [...(aside ? [aside.figures] : []), ...(this.#last ? [this.#last] : []), ...this.#printed.slice(-1)];
    return lines.filter(({ debit, credit }) => debit !== 0n || credit !== 0n);
  }

  /**
   * The report's total, null if it has none or adds every level of the chart; and the rows kept aside that are the sum
   * of nothing. `levels`: gives the sums of all rows, account totals included. `codes`: of the accounts of `rows`.
   */
  settle(
    rows: BalanceData['rows'],
    levels: () => Amounts,
    codes: readonly string[],
  ): { grandTotal: GrandTotal | null; lost: readonly Aside[] } {
    const aside = this.#rows;
    const sums = sumsBefore(rows, aside);
    const whole = sums.at(-1)!;
    const last = this.#last && { ...sumOf(rows), ...written(this.#last), row: this.#last.row };
    const labelled = last !== null && isSum(this.#last!, whole) ? last : null;
    const unlabelled = aside.findLast(({ figures }, at) => isSum(figures, whole) && isSum(sums[at]!, whole));
    const total =
      labelled ?? (unlabelled ? { ...sumOf(rows), ...written(unlabelled.figures), row: unlabelled.row } : null);
    const classes = aside.length === 0 ? [] : sumsByClass(rows, codes);
    const isProved = total !== null || whole.debit === whole.credit;
    const lost = aside.filter(({ figures, row }, at) => {
      const isAfterTotal = total !== null && row >= total.row && isSum(sums[at]!, whole);
      const isOfRowsBefore = [NOTHING, ...sums.slice(0, at)].some((from) => isSum(figures, minus(sums[at]!, from)));
      const isOfPart =
        isProved && (isOfRowsBefore || sums.slice(at + 1).some((to) => isSum(figures, minus(to, sums[at]!))));
      return (
        !isAfterTotal &&
        !isOfPart &&
        !(isProved && classes.some((sums) => isSum(figures, sums))) &&
        !isHalf(aside[at]!.read, figures, whole) &&
        !(isSum(sums[at]!, whole) && isSum(figures, levels()))
      );
    });
    if (total !== null) return { grandTotal: total, lost };
    return { grandTotal: last !== null && isSum(last, levels()) ? null : last, lost };
  }
}

function hasNumber({ id }: RawRow): boolean {
  return id !== null && /\d/.test(String(id));
}

/** Whether a line has the sums of rows. Without movement its balances say so, in the sign that the file prints. */
function isSum(figures: Partial<Amounts> & Printed, sums: Amounts): boolean {
  const { debit, credit } = figures;
  if (debit !== 0n || credit !== 0n) return debit === sums.debit && abs(credit) === abs(sums.credit);
  const balances = (['opening', 'closing'] as const).filter((field) => figures[field] !== undefined);
  return (
    sums.debit === 0n && sums.credit === 0n && balances.every((field) => abs(figures[field]!) === abs(sums[field]))
  );
}

/** Whether a line prints one figure alone, the debits or the credits of all rows: `Total débitos` above `Total créditos`. */
function isHalf(read: RawRow, { debit, credit }: Printed, whole: Amounts): boolean {
  const printed = amountFields.filter((field) => read[field] !== null && read[field] !== '');
  if (printed.length !== 1) return false;
  return (debit !== 0n && debit === whole.debit) || (credit !== 0n && abs(credit) === abs(whole.credit));
}

function minus(one: Amounts, other: Amounts): Amounts {
  return {
    opening: one.opening - other.opening,
    debit: one.debit - other.debit,
    credit: one.credit - other.credit,
    closing: one.closing - other.closing,
  };
}

/** Sums of the facts above each of the rows kept aside, which are in file order; last, of all facts. */
function sumsBefore(rows: BalanceData['rows'], aside: readonly Aside[]): Amounts[] {
  if (aside.length === 0) return [sumOf(rows)];
  const sums = Array.from({ length: aside.length + 1 }, () => ({ ...NOTHING }));
  for (let fact = 0; fact < rows.source.length; fact++) {
    let [from, to] = [0, aside.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (aside[middle]!.row < rows.source[fact]!) from = middle + 1;
      else to = middle;
    }
    for (const field of amountFields) sums[from]![field] += rows[field][fact]!;
  }
  for (let at = 1; at < sums.length; at++) for (const field of amountFields) sums[at]![field] += sums[at - 1]![field];
  return sums;
}

/** Sums of the facts of each class. */
function sumsByClass(rows: BalanceData['rows'], codes: readonly string[]): Amounts[] {
  const sums = new Map<string, Amounts>();
  for (let fact = 0; fact < rows.account.length; fact++) {
    const key = codes[rows.account[fact]!]![0]!;
    const sum = sums.get(key) ?? { ...NOTHING };
    for (const field of amountFields) sum[field] += rows[field][fact]!;
    sums.set(key, sum);
  }
  return [...sums.values()];
}

function sumOf(rows: BalanceData['rows']): Amounts {
  const sum = (cents: BigInt64Array) => new CentsColumn(cents).sum(0, cents.length);
  return { opening: sum(rows.opening), debit: sum(rows.debit), credit: sum(rows.credit), closing: sum(rows.closing) };
}

/** The figures that a line prints: what it leaves out is what the rows say. */
function written(figures: Partial<Amounts>): Partial<Amounts> {
  return Object.fromEntries(Object.entries(figures).filter(([, cents]) => cents !== undefined));
}

/** Figures of a line; null if all are zero, or a cell of it is no amount. */
export function figuresOf(read: Pick<RawRow, AmountField>): (Partial<Amounts> & Printed) | null {
  const amounts: Partial<Amounts> = {};
  for (const field of amountFields) {
    const cell = read[field];
    if (cell === null || cell === '') continue;
    const cents =
      typeof cell === 'number' ? centsFromNumber(cell) : typeof cell === 'string' ? centsOfText(cell) : null;
    if (cents === null) return null;
    amounts[field] = cents;
  }
  const { debit = 0n, credit = 0n } = amounts;
  return Object.values(amounts).every((cents) => cents === 0n) ? null : { ...amounts, debit, credit };
}

/** A control total, never a fact: null without both movements, or where a cell is no amount. */
function controlOf(read: RawRow, row: number): Control | null {
  const isWritten = (cell: RawRow['debit']) => cell !== null && cell !== '';
  const figures = isWritten(read.debit) && isWritten(read.credit) ? figuresOf(read) : null;
  return figures !== null && (figures.debit !== 0n || figures.credit !== 0n) ? { ...figures, row } : null;
}

/** A total proves itself by being the sum, so that a text may be read by its own shape. */
function centsOfText(text: string): Cents | null {
  const shape = amountShape(text);
  if (shape.kind === 'bad') return null;
  // Money has no three decimals.
  if (shape.kind === 'doubtful') return parseAmount(text, shape.thousands === ',' ? '.' : ',');
  return parseAmount(text, shape.kind === 'certain' ? shape.mark : ',');
}
