/** The monthly return of social-security contributions (PILA) as the crossing with the books sees it. */
import type { Cents } from '#core/money/money.ts';

/** What is contributed for an employee, by whom it goes to. */
export const contributions = ['pension', 'health', 'risk', 'fund'] as const;
export type Contribution = (typeof contributions)[number];

/** An employee in a month, all lines and corrections added up. No health data: neither incapacities nor their days. */
export interface PlanillaPerson {
  /** Month of the wages, `2026-03`. */
  month: string;
  /** Grouping key of third parties. */
  key: string;
  name: string;
  /** Base of pension, or of health where there is none, in cents. */
  base: Cents;
  /** Days contributed for. */
  days: number;
  isIntegral: boolean;
  /** In cents, of employer and employee; `fund` has the family fund, SENA and ICBF. */
  paid: Readonly<Record<Contribution, Cents>>;
  /** Of pension: what goes to the solidarity fund, beside `paid`. */
  solidarity: Cents;
  /** Code of the administrator by contribution. */
  entities: Readonly<Record<Contribution, string>>;
  /** Line of its file. */
  row: number;
}

export interface PlanillaTable {
  /** The employer's NIT without DV. */
  nit: string;
  people: readonly PlanillaPerson[];
  rows: number;
  /** First and last months, `2026-03`. */
  from: string;
  to: string;
}
