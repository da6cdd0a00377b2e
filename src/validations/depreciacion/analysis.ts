/** The fixed assets of the month and of earlier ones: what the rules of this validation share. */
import type { AssetMonth } from './asset-classes.ts';
import { EarlierMonths } from './months.ts';
import type { Context } from './roles.ts';

export class Assets {
  readonly context: Context;
  readonly month: AssetMonth;
  /** Each built when a rule first asks for it. */
  readonly earlier: EarlierMonths;

  constructor(context: Context, month: AssetMonth) {
    this.context = context;
    this.month = month;
    this.earlier = new EarlierMonths(context);
  }
}
