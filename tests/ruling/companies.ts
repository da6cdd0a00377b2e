/** The simulated companies of the ruling tests: what each of them is, and the books that it shows. */
import type { SimulatedMonth, Simulation, SimulationOptions } from '#simulator/model.ts';
import { simulateCompany } from '#simulator/simulate-company.ts';
import { withMigration } from './migration.ts';

export interface RulingCompany {
  /** Name of its file in `expected`. */
  name: string;
  /** What it puts to proof. */
  about: string;
  options: Omit<SimulationOptions, 'errors'>;
  /** The errors of its books; `instructive` unless said. */
  errors?: SimulationOptions['errors'];
  /** What became of its months before they were loaded. */
  loaded?(months: readonly SimulatedMonth[]): SimulatedMonth[];
}

const SIXTEEN_MONTHS = { seed: 11, from: { year: 2025, month: 1 }, months: 16 };

export const companies: readonly RulingCompany[] = [
  { name: 'trade', about: 'wholesale trade', options: SIXTEEN_MONTHS },
  { name: 'services', about: 'consulting and support', options: { ...SIXTEEN_MONTHS, kind: 'services' } },
  { name: 'construction', about: 'works with advances', options: { ...SIXTEEN_MONTHS, kind: 'construction' } },
  { name: 'simple', about: 'a shop under SIMPLE', options: { ...SIXTEEN_MONTHS, kind: 'simple' } },
  { name: 'esal', about: 'a foundation', options: { ...SIXTEEN_MONTHS, kind: 'esal' } },
  { name: 'importer', about: 'goods from abroad', options: { ...SIXTEEN_MONTHS, kind: 'importer' } },
  { name: 'tiny', about: 'two employees', options: { ...SIXTEEN_MONTHS, size: 'tiny' } },
  { name: 'large', about: 'ten thousand rows a month', options: { ...SIXTEEN_MONTHS, size: 'large', months: 5 } },
  {
    name: 'migration',
    about: 'another chart in its first months, and a gap before the new one',
    options: SIXTEEN_MONTHS,
    loaded: withMigration,
  },
  { name: 'reopened', about: 'a year closed and moved again', options: SIXTEEN_MONTHS, errors: 'reopened' },
  {
    name: 'closing-month',
    about: 'month 13 in a file of its own',
    options: { ...SIXTEEN_MONTHS, kind: 'services', seed: 12, closingMonths: true },
  },
  {
    name: 'one-month',
    about: 'no history at all',
    options: { seed: 13, from: { year: 2026, month: 4 }, months: 1 },
  },
];

/** The company's books as they are loaded, with its errors or without them. */
export function simulate({ options, errors = 'instructive', loaded }: RulingCompany, isClean: boolean): Simulation {
  const simulation = simulateCompany({ ...options, errors: isClean ? 'none' : errors });
  return loaded ? { ...simulation, months: loaded(simulation.months) } : simulation;
}
