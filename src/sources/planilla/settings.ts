/** Account roles of the crossing with the PILA. Defaults are prefixes of the PUC; no rule names a code. */
import type { AccountRole } from '#core/books/account-role.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { PlanillaPerson } from '#core/source/planilla.ts';

export const defaultRoles = {
  aportes: ['2370', '2380'],
  nomina: ['5105', '5205', '72', '7105', '7205'],
} as const;

export type Role = keyof typeof defaultRoles;

export interface Context {
  balance: TrialBalance;
  roles: Readonly<Record<Role, AccountRole>>;
  /** Employees of the month. */
  people: readonly PlanillaPerson[];
  year: number;
}
