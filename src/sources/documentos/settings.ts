/** Account roles of the crossing. Defaults are prefixes of the PUC; no rule names a code. */
import type { AccountRole } from '#core/books/account-role.ts';
import type { History } from '#core/books/history.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import type { DocumentTable } from '#core/source/electronic-document.ts';

export const defaultRoles = {
  compras: ['14', '15', '16', '17', '51', '52', '62', '7'],
  inventarios: ['14'],
  costoDeVentas: ['61'],
  // Estimates, payroll, taxes and the result: nobody invoices them.
  sinDocumento: [
    '1499',
    '1592',
    '1597',
    '1598',
    '1599',
    '1698',
    '1699',
    '1798',
    '5105',
    '5205',
    '5160',
    '5165',
    '5199',
    '5260',
    '5265',
    '5299',
    '72',
    '7105',
    '7205',
  ],
  // What a document may have paid without being a purchase or a sale of the month.
  otros: ['1330', '1380', '18', '24', '26', '27', '28', '42', '5115', '5215', '53'],
  ingresos: ['41'],
  iva: ['2408', '135530'],
  porPagar: ['22', '2315', '2320', '2335', '2815'],
  delExterior: ['2210'],
  // What is bought or collected on behalf of a customer.
  porCuentaDeOtros: ['1380', '2815'],
  porCobrar: ['1305', '1310'],
  retenciones: ['2365', '2367', '2368'],
  anticiposImpuestos: ['1355'],
  salariosPorPagar: ['2505'],
  prestaciones: ['2510', '2515', '2520', '2525', '2610'],
  nomina: ['5105', '5205', '72', '7105', '7205'],
  aportes: ['2370', '2380'],
} as const;

export type Role = keyof typeof defaultRoles;

export interface Context {
  balance: TrialBalance;
  history: History;
  period: Period;
  roles: Readonly<Record<Role, AccountRole>>;
  table: DocumentTable;
}
