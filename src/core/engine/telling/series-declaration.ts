/** What rules and facts declare of the monthly series that proves them. */
import type { Cents } from '#core/money/money.ts';
import type { SeriesMeasure } from '../finding-schema.ts';

/**
 * Declared by a rule; the accounts are those of the fact. `movement`: net, on the side where the account grows;
 * `balance_or_movement`: movement of result accounts, balance of the others.
 */
export interface RuleSeries {
  measure: SeriesMeasure | 'movement' | 'balance_or_movement';
  /** Words of the outline where the figure of the month should be: `Falta este pago`. */
  missing?: string;
}

/** What a fact says of its series besides its rule. */
export interface FactSeries {
  /** Default that of the rule; a balance instead of its movement misses nothing. */
  measure?: SeriesMeasure;
  /** Codes or prefixes; default the account of the fact. */
  accounts?: readonly string[];
  /** Dictionary entry; null for all of the accounts. Default the third parties that the fact names. */
  thirdParty?: number | null;
  /** In the measure. Default `expected` where `found` is the figure of the month; else, where it is missing, by the amount. */
  expected?: Cents;
}
