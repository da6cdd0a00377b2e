/** What the rules of obligacion share, worked out when a rule first needs it. */
import { InterestReview } from './interest.ts';
import { type LoanMonth, loanMonth } from './loans.ts';
import type { Answer, Context } from './roles.ts';

export class Analysis {
  readonly context: Context;
  #month: LoanMonth | null = null;
  #interest: Answer | null = null;

  constructor(context: Context) {
    this.context = context;
  }

  get month(): LoanMonth {
    const { balance, period, roles } = this.context;
    this.#month ??= loanMonth(balance, period, roles);
    return this.#month;
  }

  /** OBL-1, OBL-2 and OBL-5: a loan that one of them tells is left out of the others. */
  get interest(): Answer {
    this.#interest ??= new InterestReview(this.context, this.month).answer();
    return this.#interest;
  }
}
