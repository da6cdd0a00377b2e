/**
 * Growable columns for the rows of a file during reading: dictionary-encoded accounts and third parties, amounts in
 * cents. Text amounts with an ambiguous decimal mark are settled after the last row.
 */

import { CentsColumn } from '#core/money/cents-column.ts';
import { centsFromNumber, safeCents } from '#core/money/money.ts';
import { type AmountShape, amountShape, type DecimalMark, hasSide, parseAmount } from '../cells/amount-text.ts';
import { nameText } from '../cells/name-text.ts';
import { PlainAmount } from '../cells/plain-amount.ts';
import { type AmountField, amountFields, type RawRow } from '../format.ts';
import { TOLERANCE } from '../sign-convention.ts';
import type { Cell } from '../workbook.ts';
import { ThirdPartyDictionary } from './third-party-dictionary.ts';

/** A text amount that is still ambiguous. */
interface Doubt {
  row: number;
  field: AmountField;
  text: string;
  thousands: DecimalMark;
}

/** First cell that proves a decimal mark. */
export interface MarkEvidence {
  source: number;
  field: AmountField;
  text: string;
}

/** Callback for each cell with an invalid value. */
export type Bad = (field: AmountField | 'id', found: Cell) => void;

/** Minimum number of negative credits that count as a convention rather than reversals. */
const LEAST_TURNED = 3;

export class Dictionary {
  readonly values: string[] = [];
  readonly #indexes = new Map<string, number>();
  index(value: string): number {
    let index = this.#indexes.get(value);
    if (index === undefined) {
      index = this.values.length;
      this.values.push(value);
      this.#indexes.set(value, index);
    }
    return index;
  }

  /** Gives a value another spelling, which no other value has. */
  rename(at: number, value: string): void {
    this.#indexes.delete(this.values[at]!);
    this.values[at] = value;
    this.#indexes.set(value, at);
  }
}

export class RawRows {
  count = 0;
  /** Rows up to the last one with a code of its own. */
  coded = 0;
  readonly codes = new Dictionary();
  /** First name seen of each account, by index in `codes`. */
  readonly accountNames: string[] = [];
  readonly thirdParties = new ThirdPartyDictionary();
  readonly branches = new Dictionary();
  code = new Uint32Array(1024);
  thirdParty = new Uint32Array(1024);
  branch = new Uint16Array(1024);
  source = new Uint32Array(1024);
  kind = new Uint8Array(1024);
  readonly amounts: Record<AmountField, CentsColumn> = {
    opening: new CentsColumn(1024),
    debit: new CentsColumn(1024),
    credit: new CentsColumn(1024),
    closing: new CentsColumn(1024),
  };
  /** Cache: consecutive rows mostly have the same branch. */
  #branchCell: Cell = null;
  #branch = 0;
  readonly #plain = new PlainAmount();
  readonly #doubts: Doubt[] = [];
  /** Some amounts carry their side (`1.234 CR`). */
  hasSides = false;
  readonly evidence: Partial<Record<DecimalMark, MarkEvidence>> = {};

  constructor() {
    this.branches.index('');
  }

  /** Index of an account, for `add`. */
  account(code: string): number {
    return this.codes.index(code);
  }

  /** Adds a row; invalid amounts and ids are reported to `bad`. */
  add(row: RawRow, account: number, source: number, bad: Bad): void {
    if (this.count === this.code.length) this.#grow();
    const at = this.count++;
    if (!this.accountNames[account]) this.accountNames[account] = nameText(text(row.name));
    if (row.branch !== this.#branchCell) {
      this.#branchCell = row.branch;
      this.#branch = this.branches.index(text(row.branch));
    }
    this.code[at] = account;
    const thirdParty = this.thirdParties.entry(row.id, row.dv, row.thirdPartyName);
    if (thirdParty < 0) bad('id', row.id);
    else this.thirdParty[at] = thirdParty;
    this.branch[at] = this.#branch;
    this.source[at] = source;
    this.kind[at] = row.kind === 'title' ? 0 : row.kind === 'detail' ? 1 : 2;
    const { opening, debit, credit, closing } = this.amounts;
    this.#amount(opening, at, row.opening, 'opening', bad);
    this.#amount(debit, at, row.debit, 'debit', bad);
    this.#amount(credit, at, row.credit, 'credit', bad);
    this.#amount(closing, at, row.closing, 'closing', bad);
  }

  #amount(column: CentsColumn, row: number, value: Cell, field: AmountField, bad: Bad): void {
    if (typeof value === 'number') {
      const cents = safeCents(value);
      if (Number.isNaN(cents)) column.cents[row] = centsFromNumber(value) ?? 0n;
      else column.set(row, cents);
    } else if (typeof value === 'string' && this.#plain.read(value)) {
      column.set(row, this.#plain.cents);
      this.#prove(this.#plain.mark, row, field, value);
    } else if (value !== null) column.cents[row] = this.#textAmount(value, row, field, bad);
  }

  #textAmount(value: NonNullable<Cell>, row: number, field: AmountField, bad: Bad): bigint {
    if (value === '') return 0n;
    const shape: AmountShape = typeof value === 'string' ? amountShape(value) : { kind: 'bad' };
    if (shape.kind === 'bad') {
      bad(field, value);
      return 0n;
    }
    const found = value as string;
    if (hasSide(found)) this.hasSides = true;
    if (shape.kind === 'doubtful') {
      this.#doubts.push({ row, field, text: found, thousands: shape.thousands });
      return 0n;
    }
    this.#prove(shape.kind === 'certain' ? shape.mark : null, row, field, found);
    const cents = parseAmount(found, shape.kind === 'certain' ? shape.mark : ',', field === 'credit');
    if (cents === null) bad(field, value);
    return cents ?? 0n;
  }

  #prove(mark: DecimalMark | null, row: number, field: AmountField, found: string): void {
    if (mark !== null) this.evidence[mark] ??= { source: this.source[row]!, field, text: found };
  }

  /**
   * Settles ambiguous amounts. Money has no three decimals, so without other evidence `1.234` is thousands; but a file
   * with both `1.234` and `1,234` contradicts itself. A `given` mark decides; cells that prove the other one contradict
   * it. Returns the two contradicting cells (row 0: the given mark), the comma first, or null.
   */
  settle(given?: DecimalMark): [MarkEvidence, MarkEvidence] | null {
    const { evidence } = this;
    if (given) evidence[given] ??= { source: 0, field: 'closing', text: given === ',' ? '1.234,56' : '1,234.56' };
    for (const { row, field, text: found, thousands } of this.#doubts) {
      const mark: DecimalMark = thousands === '.' ? ',' : '.';
      if (!evidence[thousands]) evidence[mark] ??= { source: this.source[row]!, field, text: found };
    }
    const comma = evidence[','];
    const dot = evidence['.'];
    if (comma && dot) return [comma, dot];
    const mark: DecimalMark = dot ? '.' : ',';
    for (const { row, field, text: found } of this.#doubts) {
      const cents = parseAmount(found, mark, field === 'credit');
      if (cents === null) return [{ source: this.source[row]!, field, text: found }, evidence[mark]!];
      this.amounts[field].cents[row] = cents;
    }
    return null;
  }

  /**
   * Some reports print credits as negative numbers, so that a row adds up: makes them positive, and reversals among them
   * negative. The arithmetic of the rows decides; where it does not, nearly all of them are negative. Returns whether it
   * did.
   */
  turnCredits(hasOpenings: boolean): boolean {
    const { opening, debit, credit, closing } = this.amounts;
    let [below, above, asPrinted, asTurned] = [0, 0, 0, 0];
    for (let row = 0; row < this.count; row++) {
      const amount = credit.approximate(row);
      if (amount < 0) below++;
      else if (amount > 0) above++;
    }
    for (let row = 0; below > 0 && hasOpenings && row < this.count; row++) {
      if (credit.isZero(row)) continue;
      const amount = credit.approximate(row);
      const change = Math.abs(closing.approximate(row) - opening.approximate(row));
      const debits = debit.approximate(row);
      if (Math.abs(change - Math.abs(debits - amount)) <= TOLERANCE) asPrinted++;
      if (Math.abs(change - Math.abs(debits + amount)) <= TOLERANCE) asTurned++;
    }
    const isUsual = below >= LEAST_TURNED && above <= below / 10;
    if (below === 0 || !(asPrinted === asTurned ? isUsual : asTurned > asPrinted)) return false;
    for (let row = 0; row < this.count; row++) credit.cents[row] = -credit.cents[row]!;
    return true;
  }

  /** Copy of what settling the rows changes; `restore` brings it back. */
  snapshot(): () => void {
    const [opening, closing] = [this.amounts.opening.cents.slice(), this.amounts.closing.cents.slice()];
    const [thirdParty, kind] = [this.thirdParty.slice(), this.kind.slice()];
    return () => {
      this.amounts.opening.cents.set(opening);
      this.amounts.closing.cents.set(closing);
      this.thirdParty.set(thirdParty);
      this.kind.set(kind);
    };
  }

  /** Whether no row has an amount. */
  isAllZero(): boolean {
    return amountFields.every((field) => this.amounts[field].cents.every((cents) => cents === 0n));
  }

  #grow(): void {
    const size = this.count * 2;
    const bigger = <T extends Uint32Array | Uint16Array | Uint8Array>(old: T, fresh: T): T => {
      fresh.set(old as never);
      return fresh;
    };
    this.code = bigger(this.code, new Uint32Array(size));
    this.thirdParty = bigger(this.thirdParty, new Uint32Array(size));
    this.branch = bigger(this.branch, new Uint16Array(size));
    this.source = bigger(this.source, new Uint32Array(size));
    this.kind = bigger(this.kind, new Uint8Array(size));
    for (const field of amountFields) this.amounts[field].grow(size);
  }
}

/** A cell as trimmed text; numbers without decimals. */
export function text(cell: Cell): string {
  if (cell === null || typeof cell === 'boolean') return '';
  return typeof cell === 'string' ? cell.trim() : String(cell);
}
