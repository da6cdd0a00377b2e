/** REC-12: income that was about the same in every month of a year, and is not in this one: rents, interest of loans, fees. */
import type { AccountRole } from '#core/books/account-role.ts';
import { earnedIn } from '#core/books/month-flow.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import type { Tolerances } from '#core/engine/weighing/materiality.ts';
import { abs } from '#core/money/money.ts';
import { medianOf } from './missing.ts';

/** A whole year with the income in each month: what rests in holidays is not missing. */
const LEAST_MONTHS = 12;
/** How far the month that was least may be below the usual one, percent of it: what depends on who pays late is not expected. */
const STEADY_PERCENT = 25n;

export interface IncomeContext {
  balance: TrialBalance;
  period: Period;
  /** Months of the last year, latest first. */
  past: readonly TrialBalance[];
  roles: Readonly<Record<'ingresos' | 'otrosIngresos' | 'diferenciaEnCambio', AccountRole>>;
  tolerances: Tolerances;
}

export function missingIncome({ balance, period, past, roles, tolerances }: IncomeContext): RuleFact[] {
  const [last] = past;
  if (last === undefined || past.length < LEAST_MONTHS) return [];
  const codes = [roles.ingresos, roles.otrosIngresos].flatMap((role) => last.codes(role.in(last).leaves()));
  return codes.sort().flatMap((code): RuleFact[] => {
    if (roles.diferenciaEnCambio.has(code)) return [];
    const now = balance.accountIndex(code);
    const earned = now < 0 ? 0n : earnedIn(balance.leaf(now).sum, period);
    if (abs(earned) > tolerances.noise) return [];
    const amounts = past.map((month) => {
      const leaf = month.accountIndex(code);
      return leaf < 0 ? 0n : earnedIn(month.leaf(leaf).sum, month.period ?? period);
    });
    if (amounts.some((amount) => amount <= tolerances.noise)) return [];
    const amount = medianOf(amounts);
    if (amounts.some((one) => abs(one - amount) * 100n > amount * STEADY_PERCENT)) return [];
    // Contracts and grants end with the year.
    return [
      {
        severity: period.month > 1 && amount * 10n >= tolerances.materiality ? 'media' : 'baja',
        account: code,
        amount,
        expected: amount,
        found: 0n,
        data: { months: amounts.length, name: last.accountName(code) },
        rows: now < 0 ? [] : balance.rowsOf([now]),
      },
    ];
  });
}
