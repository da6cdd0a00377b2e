/** The payroll of the month and what its rules share, each worked out when the first of them asks. */
import { pastMonths } from '#core/books/past-months.ts';
import { type Lacking, lackingBenefits } from './lacking-benefit.ts';
import { PayrollMonth } from './payroll-month.ts';
import { type Assessment, assess, dueWithoutAny } from './provision.ts';
import type { Context } from './roles.ts';

const DECEMBER = 12;
const HALF_YEAR = 6;

export class Payroll {
  readonly context: Context;
  readonly month: PayrollMonth;
  #assessed: readonly Assessment[] | null = null;
  #lacking: readonly Lacking[] | null = null;

  constructor(context: Context, month: PayrollMonth) {
    this.context = context;
    this.month = month;
  }

  /** The closing period has no payroll of its own: only its balances are judged. */
  get isClosing(): boolean {
    return this.context.period.month > DECEMBER;
  }

  get assessed(): readonly Assessment[] {
    this.#assessed ??= this.isClosing ? [] : assess(this.context, this.month, () => this.#past());
    return this.#assessed;
  }

  /** Benefits that some employees lack, where any was accrued. */
  get lacking(): readonly Lacking[] {
    this.#lacking ??= this.isClosing ? [] : lackingBenefits(this.context, this.month);
    return this.#lacking;
  }

  /** Benefits due of a month without any accrual. */
  get dueWithoutAny(): readonly Assessment[] {
    return dueWithoutAny(this.assessed, this.context);
  }

  #past(): PayrollMonth[] {
    const { history, period, roles } = this.context;
    return pastMonths(history, period, HALF_YEAR).balances.map(
      (before) => new PayrollMonth(before, before.period ?? period, roles),
    );
  }
}
