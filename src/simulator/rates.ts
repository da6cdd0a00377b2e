/**
 * The few rates the simulated company needs, dated. Sources: data/uvt.csv, minimum_wage.csv, payroll_rates.csv, withholding.csv,
 * ciiu_autorretencion.csv. After its last row a table goes on with the last known value.
 */
import { type Cents, pesos } from '#core/money.ts';
import type { Period } from '#core/period.ts';

interface Dated {
  /** First day in force, ISO. */
  from: string;
  value: number;
}

/** Pesos; Res. DIAN 187/2023, 193/2024, 238/2025. */
const UVT: readonly Dated[] = [
  { from: '2024-01-01', value: 47_065 },
  { from: '2025-01-01', value: 49_799 },
  { from: '2026-01-01', value: 52_374 },
];

/** Pesos a month; Decretos 2292/2023, 1572/2024, 1469/2025 (re-issued by 0159/2026). */
const MINIMUM_WAGE: readonly Dated[] = [
  { from: '2024-01-01', value: 1_300_000 },
  { from: '2025-01-01', value: 1_423_500 },
  { from: '2026-01-01', value: 1_750_905 },
];

/** Pesos a month; Decretos 2293/2023, 1573/2024, 1470/2025. */
const TRANSPORT_ALLOWANCE: readonly Dated[] = [
  { from: '2024-01-01', value: 162_000 },
  { from: '2025-01-01', value: 200_000 },
  { from: '2026-01-01', value: 249_095 },
];

/** UVT; Decreto 572/2025, suspended from 2026-05-08 to 2026-06-30. */
const MINIMUM_BASE: Readonly<Record<WithholdingKind, readonly Dated[]>> = {
  any: [{ from: '2024-01-01', value: 0 }],
  services: [
    { from: '2024-01-01', value: 4 },
    { from: '2025-06-01', value: 2 },
    { from: '2026-05-08', value: 4 },
    { from: '2026-07-01', value: 2 },
  ],
  goods: [
    { from: '2024-01-01', value: 27 },
    { from: '2025-06-01', value: 10 },
    { from: '2026-05-08', value: 27 },
    { from: '2026-07-01', value: 10 },
  ],
};

/** Percent of income for CIIU 4649; Decretos 261/2023, 242/2024 and 572/2025, the last suspended as above. */
const SELF_WITHHOLDING: readonly Dated[] = [
  { from: '2024-01-01', value: 0.55 },
  { from: '2025-06-01', value: 1.2 },
  { from: '2026-05-08', value: 0.55 },
  { from: '2026-07-01', value: 1.2 },
];

/** Whether the minimum base is that of services, of purchases, or none (fees). */
export type WithholdingKind = 'services' | 'goods' | 'any';

/** Percents that did not change in these years: Ley 100/1993, Ley 21/1982, CST, ET 401, ET 468, ET 240, ET 872. */
export const PERCENT = {
  vat: 19,
  purchases: 2.5,
  healthEmployee: 4,
  pensionEmployee: 4,
  pensionEmployer: 12,
  riskClassOne: 0.522,
  familyFund: 4,
  severance: 8.3333,
  severanceInterest: 1,
  serviceBonus: 8.3333,
  vacation: 4.1667,
  incomeTax: 35,
  /** ET 807: from the third year on. */
  incomeTaxAdvance: 75,
  financialMovements: 0.4,
  /** Bogotá, wholesale trade (11.04 per thousand) with 15 % for signs. */
  industryAndCommerce: 1.2696,
} as const;

export function isoDate(period: Period, day: number): string {
  return `${period.year}-${String(period.month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Cents below which a payment of that kind bears no withholding. */
export function withholdingMinimum(kind: WithholdingKind, date: string): Cents {
  return pesos(valueAt(MINIMUM_BASE[kind], date) * valueAt(UVT, date));
}

/** Percent of the income of that day. */
export function selfWithholdingPercent(date: string): number {
  return valueAt(SELF_WITHHOLDING, date);
}

/** Cents a month. */
export function minimumWage(period: Period): Cents {
  return pesos(valueAt(MINIMUM_WAGE, isoDate(period, 1)));
}

/** Cents a month, for those who earn up to two minimum wages. */
export function transportAllowance(period: Period): Cents {
  return pesos(valueAt(TRANSPORT_ALLOWANCE, isoDate(period, 1)));
}

function valueAt(table: readonly Dated[], date: string): number {
  const row = table.findLast((candidate) => candidate.from <= date);
  if (!row) throw new RangeError(`no rate in force on ${date}`);
  return row.value;
}
