/** What the rules of naturaleza share: the units of judgement, and what explains a contrary balance. */
import type { AccountRole } from '#core/books/account-role.ts';
import { isClosedIn } from '#core/books/month-flow.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { Circumstances } from './circumstances.ts';
import { findContrary, type Limits } from './contrary.ts';
import { Entries } from './entry.ts';
import { factOf } from './facts.ts';
import type { MisappliedContext } from './misapplied.ts';
import type { JudgedRole } from './treatments.ts';
import type { Unit } from './units.ts';

export interface Books {
  balance: TrialBalance;
  /** 1 to 13. */
  month: number;
  limits: Limits;
  roles: Readonly<Record<'devoluciones' | 'retenciones' | 'iva', AccountRole>>;
  destinations: readonly (readonly [string, string])[];
  /** Null where the company does not say. */
  isVatResponsible: boolean | null;
}

/** Months in which an account of results moved, that tell its habit. */
const LEAST_MONTHS = 3;

export class Analysis {
  readonly books: Books;
  /** What payments of the months before tell. */
  readonly misapplied: MisappliedContext;
  readonly #units: readonly Unit[];
  readonly #circumstances: Circumstances;
  readonly #entries: Entries;

  constructor(books: Books, units: readonly Unit[], misapplied: MisappliedContext) {
    this.books = books;
    this.misapplied = misapplied;
    this.#units = units;
    this.#circumstances = new Circumstances(books.balance, books.roles.devoluciones, units, books.limits);
    this.#entries = new Entries(books.balance, books.destinations);
  }

  /** Contrary balances of the units of some roles, in the order of the books. */
  factsOf(...roles: readonly JudgedRole[]): RuleFact[] {
    const { balance, limits, month } = this.books;
    return this.#units.flatMap((unit) => {
      const contrary = roles.includes(unit.role) ? findContrary(balance, unit, limits) : null;
      if (contrary === null) return [];
      const thirdParties = this.#circumstances.explain(contrary);
      const entry = this.#entries.for(contrary, thirdParties);
      const fact = factOf(contrary, thirdParties, entry, { balance, limits, month });
      return [this.#isAlwaysContrary(unit) ? { ...fact, severity: 'baja' } : fact];
    });
  }

  /** An account of results that only ever moves against its side lessens the others: objections, discounts. */
  #isAlwaysContrary({ role, code, nature }: Unit): boolean {
    if (role !== 'resultado') return false;
    const { period, past } = this.misapplied;
    const months = [this.books.balance, ...past].flatMap((month) => {
      const leaf = month.accountIndex(code);
      const sum = leaf < 0 ? null : month.leaf(leaf).sum;
      return sum === null || isClosedIn(sum, month.period ?? period) ? [] : [sum];
    });
    const moved = months.filter(({ debit, credit }) => debit + credit > 0n);
    return moved.length >= LEAST_MONTHS && moved.every(({ debit, credit }) => (nature === 'D' ? debit : credit) === 0n);
  }
}
