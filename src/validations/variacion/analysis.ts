/** What the rules of variacion share: the variations of the month, gathered and ranked once. */
import type { AccountRole } from '#core/books/account-role.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import type { Reason } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import type { Calendar, SeasonOfAccount } from './calendar.ts';
import type { Thresholds } from './compare.ts';
import { variationFact, type Way, wayOf } from './facts.ts';
import { type Gathered, gather, hiddenBySiblings, type Ranked, rank } from './gather.ts';
import type { RatioBooks, RatioRole } from './ratios.ts';
import { seriesOf } from './series.ts';
import { VaryingThirdParties } from './third-parties.ts';

/** Digits of a series of an account, of a subaccount, and of one account of the company. */
const ACCOUNT = 4;
const SUBACCOUNT = 6;
const WHOLE = 16;

export type Role =
  | SeasonOfAccount
  | 'porPagar'
  | 'comprado'
  | RatioRole
  | 'resultado'
  | 'balance'
  | 'produccion'
  | 'sinTerceros'
  | 'porTercero';

export interface Books {
  balance: TrialBalance;
  period: Period;
  /** Months before, latest first; null for a missing one. */
  months: readonly (TrialBalance | null)[];
  roles: Readonly<Record<Role, AccountRole>>;
  thresholds: Thresholds;
  calendar: Calendar;
  ratios: RatioBooks;
  /** Variations above *baja*, and those that are told at all. */
  prominent: number;
  most: number;
  /** Why the month is compared with no month before it. */
  withoutPrevious: Reason | null;
}

export class Analysis {
  readonly books: Books;
  readonly #thirdParties: VaryingThirdParties;
  #gathered: readonly Gathered[] | null = null;
  #ranked: readonly Ranked[] | null = null;

  constructor(books: Books) {
    this.books = books;
    this.#thirdParties = new VaryingThirdParties(books.balance, books.period, books.months);
  }

  /** Variations of a kind, the most significant first. */
  factsOf(way: Way): RuleFact[] {
    const { balance, roles, thresholds, prominent, most } = this.books;
    this.#ranked ??= rank(this.#all, prominent, thresholds).slice(0, most);
    return this.#ranked
      .filter((one) => wayOf(one) === way)
      .map((one) => variationFact(one, this.#thirdParties, roles.sinTerceros, balance));
  }

  /** Accounts whose variation is told, or would be if fewer were. */
  get varying(): Set<string> {
    return new Set(this.#all.flatMap(({ compared }) => compared.series.leaves));
  }

  get #all(): readonly Gathered[] {
    if (this.#gathered !== null) return this.#gathered;
    const { balance, period, months, roles, thresholds, calendar } = this.books;
    const series = (digits: number) => seriesOf({ period, balance, past: months }, roles, digits);
    const subaccounts = series(SUBACCOUNT);
    const shown = gather(series(ACCOUNT), subaccounts, thresholds, calendar);
    this.#gathered = [...shown, ...hiddenBySiblings(shown, subaccounts, series(WHOLE), thresholds, calendar)];
    return this.#gathered;
  }
}
