/** Fields of each dated table: what a row states, its span of time, and the limits beyond which it is a slip. */
import type { RateTable } from './loaded-rate.ts';

export interface RateField {
  name: string;
  unit: 'percent' | 'pesos' | 'uvt' | 'points';
  least: number;
  most: number;
  /** Growth over the row before that is plausible, as a factor. */
  growth?: readonly [least: number, most: number];
}

export interface RateFields {
  /** A row is for a calendar month, a calendar year, or from a day on. */
  span: 'month' | 'year' | 'days';
  fields: readonly RateField[];
  /** Rows stand each for itself: months between them, and before the first, may be unknown. */
  isScattered?: true;
  /** Days after its end until the next row is missed, where a month is published once it is over. */
  lag?: number;
}

export const rateFields: Readonly<Record<RateTable, RateFields>> = {
  interest: {
    span: 'month',
    fields: [
      { name: 'ibc', unit: 'percent', least: 5, most: 60, growth: [0.8, 1.25] },
      { name: 'usury', unit: 'percent', least: 7.5, most: 90 },
    ],
  },
  productive: {
    span: 'month',
    fields: [
      { name: 'large', unit: 'percent', least: 7.5, most: 120, growth: [0.8, 1.25] },
      { name: 'usual', unit: 'percent', least: 7.5, most: 150, growth: [0.8, 1.25] },
      { name: 'popular', unit: 'percent', least: 7.5, most: 200, growth: [0.8, 1.25] },
    ],
    isScattered: true,
  },
  uvt: { span: 'year', fields: [{ name: 'uvt', unit: 'pesos', least: 20_000, most: 250_000, growth: [1, 1.3] }] },
  ipc: {
    span: 'month',
    fields: [{ name: 'index', unit: 'points', least: 90, most: 400, growth: [0.98, 1.05] }],
    lag: 45,
  },
  wage: {
    span: 'year',
    fields: [
      { name: 'wage', unit: 'pesos', least: 700_000, most: 10_000_000, growth: [1, 1.4] },
      { name: 'transport', unit: 'pesos', least: 80_000, most: 2_000_000, growth: [1, 1.5] },
    ],
  },
  withholding: {
    span: 'days',
    fields: [
      { name: 'minBaseUvt', unit: 'uvt', least: 0, most: 7000 },
      { name: 'percent', unit: 'percent', least: 0, most: 45 },
    ],
  },
  payroll: { span: 'days', fields: [{ name: 'percent', unit: 'percent', least: 0, most: 40 }] },
  selfWithholding: { span: 'days', fields: [{ name: 'percent', unit: 'percent', least: 0, most: 10 }] },
};
