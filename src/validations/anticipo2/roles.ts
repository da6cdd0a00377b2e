/** Accounts of advances received, and the books that its rules look at. */
import type { AccountRole } from '#core/books/account-role.ts';
import type { PastMonths } from '#core/books/past-months.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import type { Tolerances } from '#core/engine/weighing/materiality.ts';

export type Role =
  | 'anticiposRecibidos'
  | 'anticiposDeContratos'
  | 'recaudosParaTerceros'
  | 'diferidos'
  | 'depositos'
  | 'otrosIngresos'
  | 'clientes'
  | 'clientesExterior'
  | 'ingresos';
export type Roles = Readonly<Record<Role, AccountRole>>;

export interface Books {
  balance: TrialBalance;
  period: Period;
  /** Months without movement that make an advance idle, the audited one apart. */
  past: PastMonths;
  /** Months that show habits, latest first. */
  year: readonly TrialBalance[];
  roles: Roles;
  tolerances: Tolerances;
}
