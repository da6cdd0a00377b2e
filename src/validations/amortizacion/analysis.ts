/** What the rules of amortizacion share, worked out when a rule first needs it. */
import { type AmortisationMonth, amortisationMonth } from './asset-groups.ts';
import type { Context } from './roles.ts';

export class Analysis {
  readonly context: Context;
  #month: AmortisationMonth | null = null;

  constructor(context: Context) {
    this.context = context;
  }

  get month(): AmortisationMonth {
    this.#month ??= amortisationMonth(this.context.balance, this.context.period, this.context);
    return this.#month;
  }
}
