/** Accounts of advances given, and the books that its rules look at. */
import type { AccountRole } from '#core/books/account-role.ts';
import type { PastMonths } from '#core/books/past-months.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Tolerances } from '#core/engine/weighing/materiality.ts';

export type Role =
  | 'anticipos'
  | 'anticiposDeObra'
  | 'anticiposEmpleados'
  | 'prestamosEmpleados'
  | 'proveedores'
  | 'proveedoresExterior'
  | 'nomina'
  | 'socios'
  | 'deudasConSocios'
  | 'consumos'
  | 'gastosDeViaje';

export type Roles = Readonly<Record<Role, AccountRole>>;

export interface Books {
  balance: TrialBalance;
  /** Months without movement that make an advance idle, the audited one apart. */
  past: PastMonths;
  roles: Roles;
  tolerances: Tolerances;
}

/** Accounts of several roles, in role order: advances amortised with progress are crossed last. */
export function leavesOf(roles: Roles, names: readonly Role[]): number[] {
  return names.flatMap((name) => roles[name].leaves());
}
