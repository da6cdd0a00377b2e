/** Account roles of the crossing with bank statements. Defaults are prefixes of the PUC; no rule names a code. */
import type { AccountRole } from '#core/books/account-role.ts';
import type { History } from '#core/books/history.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import type { BankMonth } from '#core/source/bank-statement.ts';

export const defaultRoles = {
  bancos: ['1110', '1120'],
  gastosBancarios: ['5115', '5305', '5315', '5395'],
  rendimientos: ['4210'],
  retenciones: ['135515'],
  ingresos: ['41', '42'],
  ivaGenerado: ['2408'],
} as const;

export type Role = keyof typeof defaultRoles;

export interface Context {
  balance: TrialBalance;
  history: History;
  period: Period;
  roles: Readonly<Record<Role, AccountRole>>;
  /** Of all months that were read. */
  all: readonly BankMonth[];
  /** Of the audited month. */
  months: readonly BankMonth[];
  /** In cents. */
  tolerance: Cents;
  /** Deposits above the income of the year that are not told, in percent. */
  margin: number;
}
