/**
 * The trial-balance view: one month of one company as columns sorted by account, so that a prefix of the chart is one
 * contiguous range. Signed amounts (debit positive, credit negative) in cents. Built once, never changed.
 */

import type { Period } from '#core/calendar/period.ts';
import { personKey } from '#core/identity/nit.ts';
import { CentsColumn } from '#core/money/cents-column.ts';
import type { Cents } from '#core/money/money.ts';

/** How the file printed balances; the view is always `signed`. */
export type SignConvention = 'signed' | 'by_class' | 'by_nature';

/** Opening, debit, credit and closing: of a row, or summed. Closing − opening is debit − credit where the books agree. */
export interface Amounts {
  opening: Cents;
  debit: Cents;
  credit: Cents;
  closing: Cents;
}

export interface BalanceCompany {
  nit: string | null;
  dv: number | null;
  name: string | null;
}

/** The view as plain data and typed arrays: what workers exchange and what the blob holds. */
export interface BalanceData {
  company: BalanceCompany;
  period: Period | null;
  /** Key of the format that read it. */
  format: string;
  sheet: string;
  sign: SignConvention;
  /** Every account of the file, titles too, sorted by code. */
  accounts: {
    codes: string[];
    names: string[];
    /** Row of the file that declares the account's total, 0 if none. */
    declaredRow: Uint32Array;
    /** Opening, debit, credit, closing that the file declares, four per account. */
    declared: BigInt64Array;
  };
  /** Every distinct naming (id, DV, name) of a third party; entry 0 is "no third party". */
  thirdParties: { ids: string[]; names: string[] /** −1 where the file gives none. */; dvs: Int8Array };
  /** Facts: leaves and their third parties, sorted by account, then by row of the file. */
  rows: {
    account: Uint32Array;
    thirdParty: Uint32Array;
    /** Row of the file, 1-based. */
    source: Uint32Array;
    /** Index into `branches`. */
    branch: Uint16Array;
    opening: BigInt64Array;
    debit: BigInt64Array;
    credit: BigInt64Array;
    closing: BigInt64Array;
  };
  branches: string[];
  /** The file's own grand total, when it prints one. */
  grandTotal: (Amounts & { row: number }) | null;
}

/** Accounts `from` (included) to `to` (excluded) of the sorted dictionary. */
export interface AccountRange {
  from: number;
  to: number;
}

/** What one person has in a range of accounts. */
export interface PersonAmounts extends Amounts {
  /** Key of the person (`personKey` of the id, or the name where the file gives no id); empty for "no third party". */
  key: string;
  /** An entry of the third-party dictionary that names the person. */
  thirdParty: number;
  rows: number[];
}

/** Persons as small numbers: branches and namings of one person share it. */
export interface Persons {
  /** Key of each, by number, in order of appearance; 0 is "no third party", whose key is empty. */
  keys: readonly string[];
  /** Number of the person that each entry of the third-party dictionary names. */
  ofEntry: Uint32Array;
}

const ZERO: Amounts = { opening: 0n, debit: 0n, credit: 0n, closing: 0n };

export class TrialBalance {
  readonly data: BalanceData;
  /** First row of each account; one more entry closes the last. */
  readonly #firstRow: Uint32Array;
  /** Running sums over the rows of accounts, four per account, so that a range is one subtraction. */
  readonly #running: BigInt64Array;
  readonly #keys: string[];
  #persons: Persons | null = null;

  constructor(data: BalanceData) {
    this.data = data;
    const { codes } = data.accounts;
    const { account, opening, debit, credit, closing } = data.rows;
    this.#firstRow = new Uint32Array(codes.length + 1);
    for (let row = 0; row < account.length; row++) this.#firstRow[account[row]! + 1]!++;
    for (let index = 0; index < codes.length; index++) this.#firstRow[index + 1]! += this.#firstRow[index]!;
    this.#running = new BigInt64Array((codes.length + 1) * 4);
    [opening, debit, credit, closing].forEach((cents, place) => {
      const column = new CentsColumn(cents);
      for (let index = 0; index < codes.length; index++) {
        const before = this.#running[index * 4 + place]!;
        this.#running[(index + 1) * 4 + place] =
          before + column.sum(this.#firstRow[index]!, this.#firstRow[index + 1]!);
      }
    });
    this.#keys = data.thirdParties.ids.map((id, index) => (id ? personKey(id) : data.thirdParties.names[index]!));
  }

  get rowCount(): number {
    return this.data.rows.account.length;
  }

  get accountCount(): number {
    return this.data.accounts.codes.length;
  }

  /** Accounts whose code starts with the prefix; '' is the whole chart. */
  range(prefix: string): AccountRange {
    const { codes } = this.data.accounts;
    const from = lowerBound(codes, prefix);
    let to = from;
    let high = codes.length;
    while (to < high) {
      const middle = (to + high) >>> 1;
      if (codes[middle]!.startsWith(prefix)) to = middle + 1;
      else high = middle;
    }
    return { from, to };
  }

  /** Index of an account, or −1. */
  accountIndex(code: string): number {
    const index = lowerBound(this.data.accounts.codes, code);
    return this.data.accounts.codes[index] === code ? index : -1;
  }

  /** Sum of the facts under a prefix or in a range. */
  sum(where: string | AccountRange): Amounts {
    const { from, to } = typeof where === 'string' ? this.range(where) : where;
    if (from >= to) return { ...ZERO };
    const at = (column: number) => this.#running[to * 4 + column]! - this.#running[from * 4 + column]!;
    return { opening: at(0), debit: at(1), credit: at(2), closing: at(3) };
  }

  /** Rows (indexes) of one account, `from` included, `to` excluded. */
  rowsOf(account: number): AccountRange {
    return { from: this.#firstRow[account]!, to: this.#firstRow[account + 1]! };
  }

  /** Accounts under a prefix that hold facts themselves, in order. */
  leaves(prefix = ''): number[] {
    const { from, to } = this.range(prefix);
    const found: number[] = [];
    for (let index = from; index < to; index++) {
      if (this.#firstRow[index]! < this.#firstRow[index + 1]!) found.push(index);
    }
    return found;
  }

  /** Whether any fact of the account names a third party. */
  hasThirdParties(account: number): boolean {
    const { from, to } = this.rowsOf(account);
    for (let row = from; row < to; row++) if (this.data.rows.thirdParty[row] !== 0) return true;
    return false;
  }

  /** Amounts by person over a prefix or range, in order of first appearance. Branches and namings of one person are summed. */
  byPerson(where: string | AccountRange): PersonAmounts[] {
    const { from, to } = typeof where === 'string' ? this.range(where) : where;
    const people = new Map<number, PersonAmounts>();
    const { rows } = this.data;
    const { keys, ofEntry } = this.persons;
    for (let row = this.#firstRow[from] ?? 0; row < (this.#firstRow[Math.max(from, to)] ?? 0); row++) {
      const thirdParty = rows.thirdParty[row]!;
      const number = ofEntry[thirdParty]!;
      let person = people.get(number);
      if (!person) {
        person = { ...ZERO, key: keys[number]!, thirdParty, rows: [] };
        people.set(number, person);
      }
      person.opening += rows.opening[row]!;
      person.debit += rows.debit[row]!;
      person.credit += rows.credit[row]!;
      person.closing += rows.closing[row]!;
      person.rows.push(rows.source[row]!);
    }
    return [...people.values()];
  }

  /** Everyone whom the file names, numbered once. */
  get persons(): Persons {
    this.#persons ??= numberPersons(this.#keys);
    return this.#persons;
  }

  /** Key of the person that an entry of the third-party dictionary names. */
  personKeyOf(thirdParty: number): string {
    return this.#keys[thirdParty]!;
  }

  /** Name of an account, or '' if the file has none for that code. */
  accountName(code: string): string {
    const index = this.accountIndex(code);
    return index < 0 ? '' : this.data.accounts.names[index]!;
  }

  /** What the file declares for an account on its title row, or null. */
  declared(account: number): (Amounts & { row: number }) | null {
    const { declared, declaredRow } = this.data.accounts;
    const row = declaredRow[account]!;
    if (row === 0) return null;
    const at = (column: number) => declared[account * 4 + column]!;
    return { opening: at(0), debit: at(1), credit: at(2), closing: at(3), row };
  }

  /** Amounts of one row. */
  row(index: number): Amounts {
    const { opening, debit, credit, closing } = this.data.rows;
    return { opening: opening[index]!, debit: debit[index]!, credit: credit[index]!, closing: closing[index]! };
  }
}

function numberPersons(keyOfEntry: readonly string[]): Persons {
  const numbers = new Map<string, number>([['', 0]]);
  const keys = [''];
  const ofEntry = new Uint32Array(keyOfEntry.length);
  for (let entry = 0; entry < ofEntry.length; entry++) {
    const key = keyOfEntry[entry]!;
    let number = numbers.get(key);
    if (number === undefined) {
      number = keys.length;
      keys.push(key);
      numbers.set(key, number);
    }
    ofEntry[entry] = number;
  }
  return { keys, ofEntry };
}

/** First index whose code is not below the given one. */
function lowerBound(codes: readonly string[], code: string): number {
  let low = 0;
  let high = codes.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (codes[middle]! < code) low = middle + 1;
    else high = middle;
  }
  return low;
}
