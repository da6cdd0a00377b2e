/** How big the simulated company is. */
import { type Cents, pesos } from '#core/money.ts';
import type { SimulationOptions } from './model.ts';

export interface CompanySize {
  customers: number;
  suppliers: number;
  employees: number;
  /** Cents sold in an ordinary month of 2025, before VAT. */
  monthlySales: Cents;
  /** Opening balances, rent, fees and the like, as a multiple of those of the small company. */
  scale: bigint;
  /** Months of a VAT period: four, or two from 92,000 UVT of yearly income (ET 600). */
  vatMonths: 2 | 4;
}

const SIZES: Readonly<Record<NonNullable<SimulationOptions['size']>, CompanySize>> = {
  small: { customers: 34, suppliers: 18, employees: 10, monthlySales: pesos(184_000_000), scale: 1n, vatMonths: 4 },
  large: {
    customers: 1_400,
    suppliers: 240,
    employees: 90,
    monthlySales: pesos(1_840_000_000),
    scale: 10n,
    vatMonths: 2,
  },
};

export function companySize(options: SimulationOptions): CompanySize {
  return SIZES[options.size ?? 'small'];
}
