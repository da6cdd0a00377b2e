/** Account roles of the crossing with registers. Defaults are prefixes of the PUC; no rule names a code. */
import type { AccountRole } from '#core/books/account-role.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Cents } from '#core/money/money.ts';
import type { RegisterLine } from '#core/source/register.ts';

export const defaultRoles = {
  clientes: ['1305'],
  anticiposDeClientes: ['2805'],
  proveedores: ['22'],
  cuentasPorPagar: ['2335'],
  anticiposAProveedores: ['1330'],
  activosFijos: ['15'],
  depreciacion: ['1592'],
  // Estimates within fixed assets and inventory.
  estimaciones: ['1599', '1499'],
  inventarios: ['14'],
} as const;

export type Role = keyof typeof defaultRoles;

export interface Context {
  balance: TrialBalance;
  roles: Readonly<Record<Role, AccountRole>>;
  /** Of the month. */
  lines: readonly RegisterLine[];
  /** In cents. */
  tolerance: Cents;
}
