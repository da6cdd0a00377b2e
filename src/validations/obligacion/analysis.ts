/** What the rules of obligacion share, worked out when a rule first needs it. */
import type { RuleFact } from '#core/engine/rule.ts';
import { InterestReview } from './interest.ts';
import { type LoanMonth, loanMonth } from './loans.ts';
import type { Answer, Context } from './roles.ts';
import { wholeInstalments } from './whole-instalment.ts';

export class Analysis {
  readonly context: Context;
  #month: LoanMonth | null = null;
  #interest: Answer | null = null;
  #whole: readonly RuleFact[] | null = null;

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
    this.#interest ??= this.#withoutWhole(new InterestReview(this.context, this.month).answer());
    return this.#interest;
  }

  /** OBL-11. */
  get whole(): readonly RuleFact[] {
    this.#whole ??= wholeInstalments(this.context, this.month);
    return this.#whole;
  }

  /** The rate of an instalment is no rate. */
  #withoutWhole(answer: Answer): Answer {
    const told = new Set(this.whole.map(({ subject }) => subject));
    return { ...answer, facts: answer.facts.filter(({ rule, subject }) => rule !== 'OBL-2' || !told.has(subject)) };
  }
}
