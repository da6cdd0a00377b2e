/** Rules and accounts of advances received. */
import type { AccountRole } from '#core/books/account-role.ts';

export type Rule = 'ANR-1' | 'ANR-2' | 'ANR-3' | 'ANR-4' | 'ANR-5';
export type Role =
  | 'anticiposRecibidos'
  | 'anticiposDeContratos'
  | 'recaudosParaTerceros'
  | 'clientes'
  | 'clientesExterior'
  | 'ingresos';
export type Roles = Readonly<Record<Role, AccountRole>>;
