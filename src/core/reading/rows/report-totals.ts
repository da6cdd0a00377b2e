/** Total lines of the whole report: the last one, facts after it, and lines that only their figures show to be totals. */
import type { Amounts } from '#core/books/amounts.ts';
import type { BalanceData } from '#core/books/balance-data.ts';
import { type Cents, centsFromNumber } from '#core/money/money.ts';
import { amountShape, parseAmount } from '../cells/amount-text.ts';
import { amountFields, type RawRow } from '../format.ts';

type GrandTotal = NonNullable<BalanceData['grandTotal']>;

/** Sums in cents: of the facts, and of all rows, account totals included. */
export interface ReportSums {
  facts: Pick<Amounts, 'debit' | 'credit'>;
  allRows: Pick<Amounts, 'debit' | 'credit'>;
}

export class ReportTotals {
  #last: GrandTotal | null = null;
  /** Row of the last total, and of the first fact after it; 0 if none. */
  #row = 0;
  #factAfter = 0;
  /** A row of figures without code, id or words, with no row after it. */
  #unlabelled: GrandTotal | null = null;

  /**
   * Sees a row of the table. `lost`: an earlier row without code or label that is no total, as facts follow it.
   */
  see(read: RawRow, row: number): { isTotal: boolean; lost: number | null } {
    const lost = this.#unlabelled?.row ?? null;
    this.#unlabelled = null;
    if (read.kind === 'grand_total') {
      // Every page may print one: the last is the report's.
      this.#last = totalOf(read, row) ?? this.#last;
      this.#row = row;
      this.#factAfter = 0;
      return { isTotal: true, lost };
    }
    if (read.kind === 'unlabelled') this.#unlabelled = totalOf(read, row, centsOfText);
    else if (this.#row > 0) this.#factAfter ||= row;
    return { isTotal: this.#unlabelled !== null, lost };
  }

  /** Debits and credits of the last total; null if there is none. */
  get printed(): Pick<Amounts, 'debit' | 'credit'> | null {
    return this.#unlabelled ?? this.#last;
  }

  /** Rows after the last labelled total, if any. */
  get rowsAfter(): { row: number; totalRow: number } | null {
    return this.#factAfter > 0 ? { row: this.#factAfter, totalRow: this.#row } : null;
  }

  /**
   * The report's total, null if it has none or adds every level of the chart; `lost`: a last row without label that is
   * the sum of nothing.
   */
  settle(sums: ReportSums): { grandTotal: GrandTotal | null; lost: number | null } {
    const total = this.#unlabelled ?? this.#last;
    if (total === null) return { grandTotal: null, lost: null };
    const isSumOf = ({ debit, credit }: Pick<Amounts, 'debit' | 'credit'>) =>
      total.debit === debit && (total.credit === credit || total.credit === -credit);
    if (isSumOf(sums.facts)) return { grandTotal: total, lost: null };
    if (isSumOf(sums.allRows)) return { grandTotal: null, lost: null };
    return this.#unlabelled ? { grandTotal: null, lost: total.row } : { grandTotal: total, lost: null };
  }
}

/** A control total, never a fact: null unless its four figures are numbers, and for a line of zeros, which says nothing. */
function totalOf(read: RawRow, row: number, ofText: (text: string) => Cents | null = () => null): GrandTotal | null {
  const amounts: Partial<Amounts> = {};
  for (const field of amountFields) {
    const value = read[field];
    const cents = typeof value === 'number' ? centsFromNumber(value) : typeof value === 'string' ? ofText(value) : null;
    if (cents === null) return null;
    amounts[field] = cents;
  }
  return amounts.debit === 0n && amounts.credit === 0n ? null : { ...(amounts as Amounts), row };
}

/** Figures without a label prove themselves by being the sum, so that a text may be read by its own shape. */
function centsOfText(text: string): Cents | null {
  const shape = amountShape(text);
  if (shape.kind === 'bad') return null;
  // Money has no three decimals.
  if (shape.kind === 'doubtful') return parseAmount(text, shape.thousands === ',' ? '.' : ',');
  return parseAmount(text, shape.kind === 'certain' ? shape.mark : ',');
}
