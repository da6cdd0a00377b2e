/** Result of one month's books: by result accounts, by equity, and whether the year was closed. */

import type { AccountRole } from '#core/books/account-role.ts';
import type { Amounts } from '#core/books/amounts.ts';
import { isCarriedOut, sumOver } from '#core/books/month-flow.ts';
import { roleInClass } from '#core/books/roles/role-names.es.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import { accountName } from '#core/identity/account-name.es.ts';
import { abs, type Cents } from '#core/money/money.ts';
import type { Context, Role } from './roles.ts';

const RESULTS: readonly Role[] = ['ingresos', 'gastos', 'costos', 'produccion'];

export class ResultMonth {
  readonly balance: TrialBalance;
  readonly period: Period;
  readonly #roles: Context['roles'];

  constructor(balance: TrialBalance, period: Period, roles: Context['roles']) {
    this.balance = balance;
    this.period = period;
    this.#roles = roles;
  }

  /** Year-to-date profit by the result accounts; a loss is negative. */
  get result(): Cents {
    return this.#earned(({ closing }) => closing);
  }

  /** Opening of the result accounts, as a profit. */
  get resultBefore(): Cents {
    return this.#earned(({ opening }) => opening);
  }

  /** Without what January took out. */
  get resultOfMonth(): Cents {
    return this.#earned(({ debit, credit }) => debit - credit) + this.carriedOut;
  }

  /** Result of the year before that January takes out of the accounts that opened with it; a loss is negative. */
  get carriedOut(): Cents {
    if (this.period.month !== 1) return 0n;
    return -this.own(RESULTS, (amounts) => (isCarriedOut(amounts) ? amounts.opening : 0n));
  }

  /** Year's profit shown in equity, at the opening and closing of the month. */
  get shownBefore(): Cents {
    return -this.own(['utilidad', 'perdida'], ({ opening }) => opening);
  }

  get shown(): Cents {
    return -this.own(['utilidad', 'perdida'], ({ closing }) => closing);
  }

  /** Change in the month. */
  get shownInMonth(): Cents {
    return -this.own(['utilidad', 'perdida'], ({ debit, credit }) => debit - credit);
  }

  get retained(): Cents {
    return -this.own(['acumuladas'], ({ closing }) => closing);
  }

  get retainedBefore(): Cents {
    return -this.own(['acumuladas'], ({ opening }) => opening);
  }

  /** Equity without the year's result, unless posted. */
  get equity(): Cents {
    return -this.#whole(['patrimonio'], ({ closing }) => closing);
  }

  /** Whether the package posts a running result in equity each month. */
  isLive(tolerance: Cents): boolean {
    const { result, shown, shownInMonth, resultOfMonth } = this;
    return shown !== 0n && (abs(shown - result) <= tolerance || abs(shownInMonth - resultOfMonth) <= tolerance);
  }

  /** The closing period, or a December with emptied result accounts. */
  get isClosed(): boolean {
    if (this.period.month === 13) return true;
    if (this.period.month !== 12) return false;
    const moved = this.#whole(RESULTS, ({ debit }) => debit) + this.#whole(RESULTS, ({ credit }) => credit);
    return (
      moved > 0n &&
      this.#roles.ingresos
        .in(this.balance)
        .leaves()
        .every((leaf) => this.#isEmpty(leaf)) &&
      this.result === 0n
    );
  }

  /** Whether each month's result is carried to equity against the closing account, which keeps it until year end. */
  isCarriedMonthly(tolerance: Cents): boolean {
    const { result } = this;
    const carried = this.own(['cierre'], ({ closing }) => closing);
    return carried !== 0n && abs(carried - result) <= tolerance && this.isLive(tolerance);
  }

  /** Sum over the accounts of some roles, without those of other roles. */
  own(roles: readonly Role[], of: (amounts: Amounts) => Cents): Cents {
    return roles.reduce((sum, role) => sum + sumOver(this.balance, this.leaves(role), of), 0n);
  }

  /** Credits of the funds to which the assembly of a cooperative or an employees' fund appropriates its surplus (Ley 79 of 1988, 54). */
  get givenToFunds(): Cents {
    const isFund = (leaf: number) => {
      const { code, name } = this.balance.leaf(leaf);
      return roleInClass(code, accountName(name), false)?.role === 'socialFund';
    };
    return sumOver(this.balance, this.balance.leaves('2').filter(isFund), ({ credit }) => credit);
  }

  leaves(role: Role): number[] {
    return this.#roles[role].in(this.balance).leaves();
  }

  /** The account of a role with the most movement or, without movement, balance; its first prefix without accounts. */
  accountOf(roles: readonly Role[]): string {
    const weight = (leaf: number): Cents => {
      const { debit, credit, closing } = this.balance.leaf(leaf).sum;
      return debit + credit > 0n ? (debit + credit) * 1000n : abs(closing);
    };
    const leaves = roles.flatMap((role) => this.leaves(role));
    const [first] = leaves.toSorted((a, b) => Number(weight(b) - weight(a)));
    return first === undefined ? prefixOf(this.#roles[roles[0]!]) : this.balance.leaf(first).code;
  }

  /** Profit by the result accounts, including what was carried to equity against the closing account. */
  #earned(of: (amounts: Amounts) => Cents): Cents {
    return this.own(['cierre'], of) - this.#whole(RESULTS, of);
  }

  /** Sum of everything under the prefixes of some roles. */
  #whole(roles: readonly Role[], of: (amounts: Amounts) => Cents): Cents {
    return roles.reduce(
      (sum, role) =>
        sum + this.#roles[role].prefixes.reduce((under, prefix) => under + of(this.balance.sum(prefix)), 0n),
      0n,
    );
  }

  #isEmpty(leaf: number): boolean {
    return this.balance.leaf(leaf).sum.closing === 0n;
  }
}

function prefixOf(role: AccountRole): string {
  return role.prefixes[0] ?? '';
}
