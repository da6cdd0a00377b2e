/** The accounts of one column by line: the figures that lines of a statement select. Debit positive, in cents. */
import type { Period } from '#core/calendar/period.ts';
import { abs, type Cents } from '#core/money/money.ts';
import type { ReportAssignments } from '#core/report/assignments.ts';
import { countedIn } from '#core/report/report-figures.ts';
import { isOfPosition, isOfResult } from './account-side.ts';
import { contraryBalances } from './contrary-balances.ts';
import type { AccountFigures, LineStanding, MonthFigures } from './month-figures.ts';
import { type MonthlySide, monthlyAmount } from './monthly-amount.ts';
import type { MunicipalityKey } from './municipality/municipality-name.es.ts';
import {
  type Figure,
  isResultFigure,
  type LineFigure,
  type MonthlyFigure,
  type ResultFigure,
  type Selector,
} from './selector.ts';
import { carriedInto, type StartedAccount, sinceYearStart } from './year-start.ts';

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
  /** Those of the year that are there, until its own. */
  yearMonths: readonly MonthFigures[];
  itemAssignments: ReportAssignments;
}

export class Ledger {
  readonly month: MonthFigures;
  readonly #options: LedgerOptions;
  #closings: ReadonlyMap<string, readonly Entry[]> | null = null;
  #started: ReadonlyMap<string, readonly StartedAccount[]> | null | undefined;
  #carried: ReadonlyMap<string, Cents> | null = null;
  #byItem: ReadonlyMap<number | null, readonly AccountFigures[]> | null = null;
  #monthly: ReadonlyMap<string, readonly AccountFigures[]> | null = null;

  constructor(month: MonthFigures, options: LedgerOptions) {
    this.month = month;
    this.#options = options;
  }

  get period(): Period {
    return this.month.period;
  }

  get basis(): Basis {
    return this.#options.basis;
  }

  /**
   * Accounts of a selector with their figure; those with none at all are left out. Null where the figure needs the beginning
   * of the year, and nobody knows it.
   */
  entries(of: Selector, figure: Figure): Entry[] | null {
    if (isResultFigure(figure)) return this.#ofResults(figure);
    if (figure === 'item') return this.#ofItems(of);
    if (figure === 'charged' || figure === 'debits' || figure === 'credits' || figure === 'unseen')
      return this.#ofMonths(of, figure);
    if (figure === 'closing')
      return keysOf(of).flatMap((key) => (this.#byClosing.get(key) ?? []).filter(({ place }) => isUnder(place, of)));
    const started = this.#startedOf(figure);
    if (started === null) return this.#hasAny(of) ? null : [];
    return keysOf(of).flatMap((key) =>
      (started.get(key) ?? []).flatMap((one) => {
        if (!isUnder(one.account.place, of) || isEmpty(one)) return [];
        return [entryOf(one.account, this.#figureOf(one, figure))];
      }),
    );
  }

  /** Whether there is something in the accounts of a selector. */
  #hasAny(of: Selector): boolean {
    const keys = new Set(keysOf(of));
    return this.month.accounts.some(
      (account) =>
        keys.has(keyOf(account)) && isUnder(account.place, of) && (account.closing !== 0n || isAlive(account)),
    );
  }

  /** Sum of a figure over accounts, debit positive; null where it has none. */
  sumOf(of: Selector, figure: Figure): Cents | null {
    return this.entries(of, figure)?.reduce((sum, { amount }) => sum + amount, 0n) ?? null;
  }

  /** Income and expenses as the books hold them now, credit positive. */
  get openResult(): Cents {
    return -this.#results().reduce((sum, { closing }) => sum + closing, 0n);
  }

  /** Assets less liabilities and equity, as the books hold them: what the balance sheet lacks. */
  get gap(): Cents {
    return this.month.accounts.reduce((sum, account) => (isOfPosition(account) ? sum + account.closing : sum), 0n);
  }

  /** What assets, liabilities, equity and the result do not balance by. */
  get unposted(): Cents {
    return this.isPostedLive ? this.gap : this.gap - this.openResult;
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
  #flowOf({ code, debit, credit, closing, closingEntry }: AccountFigures): Cents {
    const { basis, closing: mode } = this.#options;
    const moved = debit - credit - (mode === 'before' ? closingEntry : 0n);
    if (basis === 'month') return moved;
    if (this.period.month === 1) return mode === 'before' ? moved : closing;
    return closing - (mode === 'before' ? closingEntry : 0n) - this.#carriedOf(code);
  }

  #figureOf(
    { account, start }: StartedAccount,
    figure: Exclude<LineFigure, 'closing' | 'item' | MonthlyFigure>,
  ): Cents {
    if (figure === 'flow') return this.#flowOf(account);
    if (figure === 'balance') return account.closing;
    return figure === 'opening' ? start : account.closing - start;
  }

  /** Accounts by line with the balance at the beginning; only figures that tell of it need to know it. */
  #startedOf(figure: LineFigure): ReadonlyMap<string, readonly StartedAccount[]> | null {
    if (this.#started === undefined) this.#started = this.#start();
    if (this.#started !== null) return this.#started;
    if (figure === 'opening' || figure === 'change') return null;
    return byLine(this.month.accounts.map((account) => ({ account, start: account.opening, isGone: false })));
  }

  #start(): ReadonlyMap<string, readonly StartedAccount[]> | null {
    const { basis, january, lastYear } = this.#options;
    if (basis === 'month')
      return byLine(this.month.accounts.map((account) => ({ account, start: account.opening, isGone: false })));
    const started = sinceYearStart(this.month, january, lastYear);
    return started && byLine(started);
  }

  /** Figures that months add up to; null where the change of the year is asked for and unknown. */
  #ofMonths(of: Selector, figure: MonthlyFigure): Entry[] | null {
    switch (figure) {
      case 'debits':
      case 'credits':
        return this.#moved(of, figure);
      case 'charged':
        return added([...this.entries(of, 'flow')!, ...this.#moved(of, 'transferred')]);
      default: {
        const change = this.entries(of, 'change');
        const seen = [...this.#moved(of, 'debits'), ...this.#moved(of, 'credits')];
        return change && added([...change, ...seen.map((entry) => ({ ...entry, amount: -entry.amount }))]);
      }
    }
  }

  #moved(of: Selector, side: MonthlySide): Entry[] {
    const { basis, yearMonths, closing } = this.#options;
    const months = basis === 'month' ? [this.month] : yearMonths;
    this.#monthly ??= Map.groupBy(
      months.flatMap(({ accounts }) => accounts),
      keyOf,
    );
    return added(
      keysOf(of)
        .flatMap((key) => this.#monthly!.get(key) ?? [])
        .filter(({ place }) => isUnder(place, of))
        .map((account) => entryOf(account, monthlyAmount(account, side, closing))),
    );
  }

  #results(): AccountFigures[] {
    return this.month.accounts.filter(isOfResult);
  }

  #ofResults(figure: ResultFigure): Entry[] | null {
    const isLive = this.isPostedLive;
    const amounts = (of: (account: AccountFigures) => Cents) =>
      this.#results().flatMap((account) => withAmount(account, of(account)));
    switch (figure) {
      case 'result':
        return amounts((account) => this.#flowOf(account));
      case 'openResult':
        return isLive ? [] : amounts((account) => account.closing - this.#carriedOf(account.code));
      case 'carriedResult':
        return isLive ? [] : amounts((account) => this.#carriedOf(account.code));
      default: {
        const started = this.#startedOf('opening');
        if (started === null) return null;
        const all = [...started.values()].flat().filter(({ account }) => isOfResult(account));
        if (figure === 'openingResult')
          return isLive ? [] : all.flatMap(({ account, start }) => withAmount(account, start));
        return all.flatMap(({ account, start, isGone }) => {
          const flow = isGone ? 0n : this.#flowOf(account);
          return withAmount(account, isLive ? -flow : account.closing - start - flow);
        });
      }
    }
  }

  #ofItems(of: Selector): Entry[] {
    return this.#accountsOfItems(of)
      .filter(({ closing }) => closing !== 0n)
      .map((account) => entryOf({ ...account, standing: 'code' }, account.closing));
  }

  #accountsOfItems({ items = [], ...of }: Selector): AccountFigures[] {
    this.#byItem ??= Map.groupBy(this.month.accounts, (account) =>
      countedIn({ ...account, byDefault: account.item }, this.#options.itemAssignments),
    );
    return items.flatMap((item) => (this.#byItem!.get(item) ?? []).filter(({ place }) => isUnder(place, of)));
  }

  /** Entries of items by municipality; under null what has none: no third party or name says it. */
  byMunicipality(ofEach: readonly Selector[]): ReadonlyMap<MunicipalityKey | null, Entry[]> {
    const parts = Map.groupBy(this.month.municipal, ({ code }) => code);
    const found = new Map<MunicipalityKey | null, Entry[]>();
    const add = (municipality: MunicipalityKey | null, entry: Entry) => {
      if (entry.amount === 0n) return;
      const entries = found.get(municipality);
      if (entries) entries.push(entry);
      else found.set(municipality, [entry]);
    };
    for (const account of ofEach.flatMap((of) => this.#accountsOfItems(of))) {
      const entry = entryOf({ ...account, standing: 'code' }, account.closing);
      let rest = entry.amount;
      // An account that comes to nothing may owe one municipality what it has with another.
      for (const { municipality, amount } of parts.get(entry.code) ?? []) {
        add(municipality, { ...entry, amount });
        rest -= amount;
      }
      add(account.municipality, { ...entry, amount: rest });
    }
    return found;
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
    const hasEarlierResult = this.#ofResults('openResult')?.length !== 0;
    const placed = new Map<string, Entry[]>();
    const add = (key: string, entry: Entry) => {
      const entries = placed.get(key);
      if (entries) entries.push(entry);
      else placed.set(key, [entry]);
    };
    for (const account of this.month.accounts) {
      const moved = contrary.get(account.code);
      const amount = account.closing - (moved?.amount ?? 0n);
      if (moved) add(moved.line, { ...entryOf(account, moved.amount), isReclassified: true });
      if (amount === 0n && (moved || !isAlive(account))) continue;
      const key = account.line === YEAR_RESULT && hasEarlierResult ? EARLIER_RESULT : keyOf(account);
      add(key, { ...entryOf(account, amount), isReclassified: moved !== undefined });
    }
    return placed;
  }
}

const YEAR_RESULT = 'yearResult';
/** What the account of the year's result holds while this year is not in it yet: the result of the year before. */
const EARLIER_RESULT = 'earlierResult';

/** Nothing in them, but they moved: a line that fell to zero is still a line. */
function isAlive({ opening, debit, credit }: AccountFigures): boolean {
  return opening !== 0n || debit !== 0n || credit !== 0n;
}

function isEmpty({ account, start }: StartedAccount): boolean {
  return start === 0n && account.closing === 0n && !isAlive(account);
}

function entryOf({ code, name, place, standing }: AccountFigures, amount: Cents): Entry {
  return { code, name, place, amount, standing, isReclassified: false };
}

/** One entry an account; those that come to nothing are left out. */
function added(entries: readonly Entry[]): Entry[] {
  const sums = new Map<string, Entry>();
  for (const entry of entries) {
    const sum = sums.get(entry.code);
    sums.set(entry.code, sum ? { ...sum, amount: sum.amount + entry.amount } : entry);
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0n);
}

function withAmount(account: AccountFigures, amount: Cents): Entry[] {
  return amount === 0n ? [] : [entryOf(account, amount)];
}

const UNMAPPED = 'class ';

/** Line, or the class of accounts without one. */
function keyOf({ line, place }: AccountFigures): string {
  return line ?? UNMAPPED + place[0];
}

function byLine(accounts: readonly StartedAccount[]): ReadonlyMap<string, readonly StartedAccount[]> {
  return Map.groupBy(accounts, ({ account }) => keyOf(account));
}

function keysOf({ lines = [], unmapped = [] }: Selector): string[] {
  return [...lines, ...unmapped.map((digit) => UNMAPPED + digit)];
}

function isUnder(place: string, { under, notUnder }: Selector): boolean {
  if (under !== undefined && !under.some((prefix) => place.startsWith(prefix))) return false;
  return !notUnder?.some((prefix) => place.startsWith(prefix));
}
