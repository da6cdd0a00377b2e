/** Roles and books of this validation. */
import type { CheckContext, EarlierVersion } from '#core/engine/validation.ts';

export type Role = 'impuestos' | 'ingresos' | 'costos';

export type Context = CheckContext<Role, Record<never, never>>;

/** Input of the checks. */
export interface Versions {
  context: Context;
  earlier: EarlierVersion;
}
