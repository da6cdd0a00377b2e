/** Names of the rules and roles of this validation. */
import type { Fact } from '#core/engine/fact.ts';
import type { CheckContext, EarlierVersion } from '#core/engine/validation.ts';

export type Rule = 'MOD-1' | 'MOD-2' | 'MOD-3' | 'MOD-4';

export type Role = 'impuestos' | 'ingresos' | 'costos';

export type Context = CheckContext<Role, Record<never, never>>;
export type ChangeFact = Fact<Rule>;

/** Input of the checks. */
export interface Versions {
  context: Context;
  earlier: EarlierVersion;
}
