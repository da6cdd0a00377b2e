/**
 * Variations explained by the calendar or the month's sales (the false positives of domain.md V6): reported without
 * emphasis.
 */
import type { AccountRole } from '#core/books/account-role.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import type { CompanyProfile } from '#core/engine/company-profile.ts';
import { abs, type Cents, min } from '#core/money/money.ts';
import { minimumWage } from '#core/reference/payroll/minimum-wage.ts';
import { type Compared, percentChange } from './compare.ts';
import { isUnder } from './series.ts';

export type Season =
  | 'prestaciones'
  | 'vacaciones'
  | 'cierreAnual'
  | 'impuestosAnuales'
  | 'seguros'
  | 'impuestosPeriodicos'
  | 'impuestosMunicipales'
  | 'nomina'
  | 'siguenAlIngreso'
  | 'compra'
  | 'vacacionesTomadas'
  | 'vuelve';

/** Those that follow from what an account is. */
export type SeasonOfAccount = Exclude<Season, 'compra' | 'vacacionesTomadas' | 'vuelve'>;

/** Seasonal months by kind of account. */
const MONTHS: Partial<Record<SeasonOfAccount, readonly number[]>> = {
  // Prima in June and December; cesantías, their interest and consolidation around the turn of the year.
  prestaciones: [1, 2, 6, 7, 12],
  // Income tax, its return, and appropriation of profit.
  cierreAnual: [1, 2, 3, 4, 5, 6, 7, 12],
  // Property and vehicle taxes, trade register.
  impuestosAnuales: [1, 2, 3, 4, 5, 6, 7],
};
/** Wages rise in the first months of the year, by about as much as the minimum wage. */
const RAISE_MONTHS = [1, 2, 3];
const RAISE_SLACK = 5;
/** Tolerated difference to the change of sales, in percentage points. */
const INCOME_SLACK = 15;
/** Smaller changes of sales explain nothing. */
const INCOME_CHANGE = 15;

export interface Calendar {
  period: Period;
  profile: CompanyProfile;
  balance: TrialBalance;
  roles: Readonly<Record<SeasonOfAccount | 'porPagar' | 'comprado', AccountRole>>;
  /** Percentage change of income against the month before, or null. */
  incomeChange: number | null;
  /** Charged to the provision of vacations in the month: wages are lower by as much. */
  vacationsTaken: Cents;
}

/** Explanation of the variation, or null. */
export function seasonOf(compared: Compared, calendar: Calendar): Season | null {
  const season = accountSeason(compared, calendar);
  if (season !== null) return season;
  if (fallsByVacations(compared, calendar)) return 'vacacionesTomadas';
  if (isOwedForAssets(compared, calendar)) return 'compra';
  return compared.returns ? 'vuelve' : null;
}

/** What a supplier is owed for an asset is more by its VAT; and the part of a change that such purchases make. */
const WITH_VAT = 125n;
const MOST_OF_CHANGE = 80n;

/** Whether a payable grew by assets, policies and other prepayments of the same suppliers. */
function isOwedForAssets({ series, base, value }: Compared, { balance, roles }: Calendar): boolean {
  if (series.kind !== 'balance' || value <= base || !series.leaves.every((code) => isUnder(code, roles.porPagar)))
    return false;
  const bought = balance.people(roles.comprado.prefixes.flatMap((prefix) => balance.leaves(prefix)));
  const owed = series.leaves.flatMap(
    (code) => balance.people([balance.accountIndex(code)].filter((at) => at >= 0)).list,
  );
  const explained = owed.reduce((sum, { key, credit }) => {
    const debit = key === '' ? 0n : (bought.get(key)?.debit ?? 0n);
    return sum + min(credit, (debit * WITH_VAT) / 100n);
  }, 0n);
  return explained * 100n >= (value - base) * MOST_OF_CHANGE;
}

/** Of vacations, up to this part more falls: their transport and overtime. */
const BESIDE_VACATIONS = 20n;

function fallsByVacations({ series, base, value, variation }: Compared, { roles, vacationsTaken }: Calendar): boolean {
  if (variation !== 'change') return false;
  const isPayroll = series.kind === 'result' && series.leaves.every((code) => isUnder(code, roles.nomina));
  return isPayroll && value < base && (base - value) * 100n <= vacationsTaken * (100n + BESIDE_VACATIONS);
}

function accountSeason({ series, base, value, variation }: Compared, calendar: Calendar): SeasonOfAccount | null {
  const { period, roles, profile, incomeChange } = calendar;
  const isIn = (season: SeasonOfAccount) => series.leaves.every((code) => isUnder(code, roles[season]));
  for (const season of ['prestaciones', 'cierreAnual', 'impuestosAnuales'] as const) {
    if (isIn(season) && MONTHS[season]!.includes(period.month)) return season;
  }
  if (isIn('vacaciones') && value < base) return 'vacaciones';
  if (isIn('seguros') && series.kind === 'balance') return 'seguros';
  if (isIn('impuestosPeriodicos') && isAfterTaxPeriod(period.month, profile)) return 'impuestosPeriodicos';
  // Each municipality has its own periods.
  if (isIn('impuestosMunicipales')) return 'impuestosMunicipales';
  const change = percentChange(base, value);
  if (variation !== 'change' || change === null) return null;
  if (isIn('nomina') && RAISE_MONTHS.includes(period.month) && change > 0 && change <= raiseOf(period.year))
    return 'nomina';
  const follows =
    incomeChange !== null && Math.abs(incomeChange) >= INCOME_CHANGE && Math.abs(change - incomeChange) <= INCOME_SLACK;
  return follows && isIn('siguenAlIngreso') ? 'siguenAlIngreso' : null;
}

/** The last month of a VAT period (netting), or the first of the next (payment). */
function isAfterTaxPeriod(month: number, { periodoIva }: CompanyProfile): boolean {
  const length = periodoIva === 'cuatrimestral' ? 4 : 2;
  return month % length <= 1;
}

function raiseOf(year: number): number {
  const [now, before] = [minimumWage(year), minimumWage(year - 1)];
  if (now === null || before === null) return 0;
  return Number((abs(now.wage - before.wage) * 1000n) / before.wage) / 10 + RAISE_SLACK;
}
