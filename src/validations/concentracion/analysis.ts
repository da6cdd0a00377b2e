/** Trade of the books, and the fact of a share above the limit: what the rules of this validation share. */
import type { AccountRole } from '#core/books/account-role.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import type { CheckContext } from '#core/engine/validation.ts';
import { type Books, incomeShares, purchasesByCost, purchasesByInvoice, type Shares } from './shares.ts';

/** Maximum number of listed third parties. */
export const MOST = 5;

export type Role = 'ingresos' | 'compras' | 'proveedores';

export class Analysis {
  readonly books: Books;
  readonly roles: Readonly<Record<Role, AccountRole>>;
  readonly income: Shares;
  readonly costs: Shares;
  /** Purchases by the suppliers' invoices, for books without purchases by cost. */
  readonly invoices: Shares | null;
  readonly #materiality: bigint;
  readonly #limit: number;

  constructor({ balance, period, roles, parameters, tolerances }: CheckContext<Role, { tope: number }>) {
    this.books = { balance, period };
    this.roles = roles;
    this.income = incomeShares(this.books, roles.ingresos, MOST);
    this.costs = purchasesByCost(this.books, roles.compras, MOST);
    this.invoices = this.costs.total > 0n ? null : purchasesByInvoice(this.books, roles.proveedores, MOST);
    this.#materiality = tolerances.materiality;
    this.#limit = parameters.tope;
  }

  get isWithoutTrade(): boolean {
    return this.income.total === 0n && this.costs.total === 0n && this.invoices?.total === 0n;
  }

  /** None if no third party is above the limit, or the whole is immaterial. `basis`: label of the whole. */
  facts(role: AccountRole, { total, thirdParties }: Shares, basis: string): RuleFact[] {
    const [first] = thirdParties;
    if (first === undefined || total <= this.#materiality || first.percent <= this.#limit) return [];
    return [
      {
        account: role.prefixes[0] ?? null,
        thirdParties: thirdParties.map(({ thirdParty, amount, rows }) => ({ thirdParty, amount, rows })),
        amount: first.amount,
        data: { total, percents: thirdParties.map(({ percent }) => String(percent)), basis, limit: this.#limit },
        formula: [
          { label: 'first', amount: first.amount, kind: 'term' },
          { label: basis, amount: total, kind: 'total' },
        ],
        rows: first.rows,
      },
    ];
  }
}
