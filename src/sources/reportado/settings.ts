/** Account roles of the crossing. Defaults are prefixes of the PUC; no rule names a code. */
import type { AccountRole } from '#core/books/account-role.ts';
import type { History } from '#core/books/history.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import type { ReportedItem } from '#core/source/reported.ts';

export const defaultRoles = {
  retenciones: ['135515'],
  retencionesIva: ['135517'],
  ingresos: ['41', '42'],
  gastos: ['51', '52', '53', '62', '7'],
  // Payroll and estimates: nobody reports that he sold them.
  sinReporte: ['5105', '5205', '5160', '5165', '5199', '5260', '5265', '5299', '72', '7105', '7205'],
  costoDeVentas: ['61'],
  activos: ['14', '15', '16', '17'],
  // Estimates within assets.
  estimaciones: ['1499', '1592', '1597', '1598', '1599', '1698', '1699', '1798'],
  iva: ['2408'],
  porPagar: ['22', '2335'],
  porCobrar: ['1305'],
  bancos: ['1110', '1120'],
} as const;

export type Role = keyof typeof defaultRoles;

export interface Context {
  balance: TrialBalance;
  history: History;
  period: Period;
  roles: Readonly<Record<Role, AccountRole>>;
  /** Of the month. */
  items: readonly ReportedItem[];
  /** In cents, of a difference with one informant. */
  tolerance: Cents;
}
