/** Sizes of the simulated company. */
import { type Cents, percentOf, pesos } from '#core/money/money.ts';
import type { KindKey, SimulationOptions } from './model.ts';

export interface CompanySize {
  customers: number;
  suppliers: number;
  employees: number;
  /** Sales of an ordinary month of 2025 in cents, before VAT. */
  monthlySales: Cents;
  /** Scale of opening balances, rent, fees and the like, percent of the small company's. */
  scale: number;
  /** VAT period in months: four, or two from 92,000 UVT of yearly income (ET 600) and in SIMPLE. */
  vatMonths: 2 | 4;
}

const SMALL: CompanySize = {
  customers: 34,
  suppliers: 18,
  employees: 10,
  monthlySales: pesos(184_000_000),
  scale: 100,
  vatMonths: 4,
};

const SIZES: Readonly<Record<NonNullable<SimulationOptions['size']>, CompanySize>> = {
  tiny: { customers: 9, suppliers: 8, employees: 2, monthlySales: pesos(46_000_000), scale: 20, vatMonths: 4 },
  small: SMALL,
  large: {
    customers: 1_400,
    suppliers: 240,
    employees: 90,
    monthlySales: pesos(1_840_000_000),
    scale: 1_000,
    vatMonths: 2,
  },
};

/** Deviations of each kind's small company. */
const SMALL_OF_KIND: Readonly<Record<KindKey, Partial<CompanySize>>> = {
  trade: {},
  services: { customers: 16, suppliers: 7, employees: 12, monthlySales: pesos(160_000_000) },
  construction: { customers: 8, suppliers: 12, employees: 14, monthlySales: pesos(340_000_000) },
  simple: {
    customers: 12,
    suppliers: 9,
    employees: 4,
    monthlySales: pesos(62_000_000),
    scale: 40,
    vatMonths: 2,
  },
  esal: { customers: 22, suppliers: 8, employees: 8, monthlySales: pesos(105_000_000) },
  importer: { customers: 30, suppliers: 13, employees: 9, monthlySales: pesos(260_000_000) },
};

export function companySize({ size = 'small', kind = 'trade' }: SimulationOptions): CompanySize {
  return size === 'small' ? { ...SMALL, ...SMALL_OF_KIND[kind] } : SIZES[size];
}

/** An amount of the small company scaled to this size. */
export function scaled({ scale }: CompanySize, amount: Cents): Cents {
  return percentOf(amount, scale);
}
