/** The payroll of the month and what its rules share, each worked out when the first of them asks. */
import type { PayrollMonth } from './payroll-month.ts';
import { type Assessment, assess, dueWithoutAny } from './provision.ts';
import type { Context } from './roles.ts';

const DECEMBER = 12;

export class Payroll {
  readonly context: Context;
  readonly month: PayrollMonth;
  #assessed: readonly Assessment[] | null = null;

  constructor(context: Context, month: PayrollMonth) {
    this.context = context;
    this.month = month;
  }

  /** The closing period has no payroll of its own: only its balances are judged. */
  get isClosing(): boolean {
    return this.context.period.month > DECEMBER;
  }

  get assessed(): readonly Assessment[] {
    this.#assessed ??= this.isClosing ? [] : assess(this.context, this.month);
    return this.#assessed;
  }

  /** Benefits due of a month without any accrual. */
  get dueWithoutAny(): readonly Assessment[] {
    return dueWithoutAny(this.assessed, this.context);
  }
}
