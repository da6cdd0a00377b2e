/** What the rules of no_deducible share: the books of the year, and the expenses that the law limits. */
import type { AccountRole } from '#core/books/account-role.ts';
import type { PastMonths } from '#core/books/past-months.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { type Books, type Expense, expenseFact, type ItemRole, limitedExpenses } from './items.ts';

export type Role =
  | ItemRole
  | 'gastos'
  | 'costos'
  | 'compras'
  | 'impuestosPorPagar'
  | 'ingresos'
  | 'caja'
  | 'ivaDescontable';

/** Limits that the company may change. */
export interface YearLimits {
  /** Percent of income. */
  topeAtenciones: number;
  /** UVT paid to one natural person. */
  topeNoResponsables: number;
  /** Of the year; zero where the company does not say. */
  pagosEnEfectivo: bigint;
}

export class Analysis {
  readonly books: Books;
  readonly roles: Readonly<Record<Role, AccountRole>>;
  readonly limits: YearLimits;
  /** Earlier months of the year. */
  readonly past: PastMonths;
  /** The latest months before, of this year or the last. */
  readonly recent: PastMonths;
  #expenses: readonly Expense[] | null = null;

  constructor(books: Books, roles: Analysis['roles'], limits: YearLimits, past: PastMonths, recent: PastMonths) {
    this.books = books;
    this.roles = roles;
    this.limits = limits;
    this.past = past;
    this.recent = recent;
  }

  /** Expenses of the item, by account: an account is one item. */
  expensesOf(...items: readonly ItemRole[]): Expense[] {
    this.#expenses ??= limitedExpenses(this.books, this.roles);
    return this.#expenses.filter(({ item }) => items.includes(item));
  }

  /** One fact for each account of the items. */
  factsOf(...items: readonly ItemRole[]): RuleFact[] {
    return this.expensesOf(...items).flatMap((expense) => expenseFact(expense, this.books));
  }
}
