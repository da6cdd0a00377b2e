/** The accounts of one column by line: the figures that lines of a statement select. Debit positive, in cents. */
import type { Period } from '#core/calendar/period.ts';
import { abs, type Cents } from '#core/money/money.ts';
import { contraryBalances } from './contrary-balances.ts';
import type { AccountFigures, LineStanding, MonthFigures } from './month-figures.ts';
import type { Figure, Selector } from './selector.ts';
import { namedLine } from './statement-lines.ts';

/** `month`: of the month alone; `year`: from January on. */
export type Basis = 'month' | 'year';

/** What an account adds to a line. */
export interface Entry {
  code: string;
  name: string;
  /** In the decree. */
  place: string;
  amount: Cents;
  standing: LineStanding;
  /** Part of it is in another line. */
  isReclassified: boolean;
}

interface LedgerOptions {
  basis: Basis;
  /** `after`: as the books stand, with the closing entry. */
  closing: 'before' | 'after';
  /** January of the same year, where it is there: what its result accounts opened with is of earlier years. */
  january: MonthFigures | null;
  /** Last month of the year before, where it is there. */
  lastYear: MonthFigures | null;
}

interface Placed {
  account: AccountFigures;
  /** Line, or `class` and its digit for accounts without one. */
  key: string;
}

export class Ledger {
  readonly month: MonthFigures;
  readonly #options: LedgerOptions;
  readonly #placed: ReadonlyMap<string, readonly Placed[]>;
  #closings: ReadonlyMap<string, readonly Entry[]> | null = null;
  #carried: ReadonlyMap<string, Cents> | null = null;
  #yearOpening: ReadonlyMap<string, Cents> | null | undefined;

  constructor(month: MonthFigures, options: LedgerOptions) {
    this.month = month;
    this.#options = options;
    this.#placed = Map.groupBy(
      month.accounts.map((account) => ({ account, key: keyOf(account) })),
      ({ key }) => key,
    );
  }

  get period(): Period {
    return this.month.period;
  }

  /** Accounts of a selector with their figure; those with none at all are left out. */
  entries(of: Selector, figure: Figure): Entry[] {
    if (figure === 'openResult') return this.#ofResult((account) => account.closing - this.#carriedOf(account.code));
    if (figure === 'carriedResult') return this.#ofResult((account) => this.#carriedOf(account.code));
    const keys = keysOf(of);
    if (figure === 'flow') return keys.flatMap((key) => this.#flows(key, of));
    return keys.flatMap((key) => (this.#byClosing.get(key) ?? []).filter(({ place }) => isUnder(place, of)));
  }

  /** Income and expenses of the column, credit positive: what the year or the month earned. */
  get result(): Cents {
    return -this.#results().reduce((sum, account) => sum + this.flowOf(account), 0n);
  }

  /** Income and expenses as the books hold them now, credit positive. */
  get openResult(): Cents {
    return -this.#results().reduce((sum, { closing }) => sum + closing, 0n);
  }

  /** Assets less liabilities and equity, as the books hold them: what the balance sheet lacks. */
  get gap(): Cents {
    return this.month.accounts.reduce((sum, account) => (isOfPosition(account) ? sum + account.closing : sum), 0n);
  }

  /**
   * Whether the package posts the running result in equity: then assets are equal to liabilities and equity already, and
   * the result is not added again.
   */
  get isPostedLive(): boolean {
    const [gap, result] = [this.gap, this.openResult];
    return this.month.isPostedLive ?? abs(gap) < abs(gap - result);
  }

  /** Debits less credits of a result account in the column, without the closing entry. */
  flowOf({ code, debit, credit, closing, closingEntry }: AccountFigures): Cents {
    const { basis, closing: mode } = this.#options;
    const moved = debit - credit - (mode === 'before' ? closingEntry : 0n);
    if (basis === 'month') return moved;
    if (this.period.month === 1) return mode === 'before' ? moved : closing;
    return closing - (mode === 'before' ? closingEntry : 0n) - this.#carriedOf(code);
  }

  /** Change of an account of the balance sheet in the column; null where nobody knows how its year began. */
  changeOf({ code, opening, closing }: AccountFigures): Cents | null {
    if (this.#options.basis === 'month') return closing - opening;
    const openings = this.#openings;
    return openings && closing - (openings.get(code) ?? 0n);
  }

  /** Balances with which the year began, by code: January's, or those at the end of the year before. */
  get #openings(): ReadonlyMap<string, Cents> | null {
    const { january, lastYear } = this.#options;
    if (this.#yearOpening === undefined) {
      const from = january?.accounts.map(({ code, opening }) => [code, opening] as const);
      const before = lastYear?.accounts.map(({ code, closing }) => [code, closing] as const);
      const known = from ?? before;
      this.#yearOpening = known ? new Map(known) : null;
    }
    return this.#yearOpening;
  }

  #results(): AccountFigures[] {
    return this.month.accounts.filter(isOfResult);
  }

  #ofResult(amountOf: (account: AccountFigures) => Cents): Entry[] {
    if (this.isPostedLive) return [];
    return this.#results().flatMap((account) => {
      const amount = amountOf(account);
      return amount === 0n ? [] : [entryOf(account, amount)];
    });
  }

  #flows(key: string, of: Selector): Entry[] {
    return (this.#placed.get(key) ?? []).flatMap(({ account }) => {
      if (!isUnder(account.place, of)) return [];
      const { opening, debit, credit, closing } = account;
      const isEmpty = opening === 0n && debit === 0n && credit === 0n && closing === 0n;
      const flow = isOfPosition(account) ? this.changeOf(account) : this.flowOf(account);
      return isEmpty || flow === null ? [] : [entryOf(account, flow)];
    });
  }

  /** What an account opened the year with, where last year was not closed. */
  #carriedOf(code: string): Cents {
    this.#carried ??= carriedInto(this.#options.january);
    return this.#carried.get(code) ?? 0n;
  }

  get #byClosing(): ReadonlyMap<string, readonly Entry[]> {
    this.#closings ??= this.#placeClosings();
    return this.#closings;
  }

  #placeClosings(): Map<string, Entry[]> {
    const contrary = contraryBalances(this.month.accounts);
    const placed = new Map<string, Entry[]>();
    const add = (key: string, entry: Entry) => {
      const entries = placed.get(key);
      if (entries) entries.push(entry);
      else placed.set(key, [entry]);
    };
    for (const [key, accounts] of this.#placed) {
      for (const { account } of accounts) {
        const moved = contrary.get(account.code);
        const amount = account.closing - (moved?.amount ?? 0n);
        if (moved) add(moved.line, { ...entryOf(account, moved.amount), isReclassified: true });
        if (amount !== 0n || (!moved && isAlive(account)))
          add(key, { ...entryOf(account, amount), isReclassified: moved !== undefined });
      }
    }
    return placed;
  }
}

/** Nothing in them, but they moved: a line that fell to zero is still a line. */
function isAlive({ opening, debit, credit }: AccountFigures): boolean {
  return opening !== 0n || debit !== 0n || credit !== 0n;
}

function entryOf({ code, name, place, standing }: AccountFigures, amount: Cents): Entry {
  return { code, name, place, amount, standing, isReclassified: false };
}

const UNMAPPED = 'class ';

function keyOf({ line, place }: AccountFigures): string {
  return line ?? UNMAPPED + place[0];
}

function keysOf({ lines = [], unmapped = [] }: Selector): string[] {
  return [...lines, ...unmapped.map((digit) => UNMAPPED + digit)];
}

function isUnder(place: string, { under, notUnder }: Selector): boolean {
  if (under !== undefined && !under.some((prefix) => place.startsWith(prefix))) return false;
  return !notUnder?.some((prefix) => place.startsWith(prefix));
}

const OF_POSITION: ReadonlySet<string> = new Set(['activo', 'pasivo', 'patrimonio']);

/** Whether an account is of the statement of financial position: by its line, else by its class. */
export function isOfPosition({ line, place }: Pick<AccountFigures, 'line' | 'place'>): boolean {
  const section = line === null ? undefined : namedLine(line)?.section;
  return section === undefined ? /^[123]/.test(place) : OF_POSITION.has(section);
}

/** Whether it is of the result of the year. */
export function isOfResult(account: Pick<AccountFigures, 'line' | 'place'>): boolean {
  const section = account.line === null ? undefined : namedLine(account.line)?.section;
  return section === undefined ? /^[4-7]/.test(account.place) : section !== 'orden' && !OF_POSITION.has(section);
}

/** Results with which January opened, and which no closing entry of January took away. */
function carriedInto(january: MonthFigures | null): ReadonlyMap<string, Cents> {
  const left = january?.accounts.flatMap((account): [string, Cents][] => {
    const carried = account.opening + account.closingEntry;
    return isOfResult(account) && carried !== 0n ? [[account.code, carried]] : [];
  });
  return new Map(left);
}
