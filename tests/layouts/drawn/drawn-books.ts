/** Books of drawn layouts: months of simulated companies as facts and as totals of every level of their chart. */
import type { SimulatedCompany, SimulatedMonth, TrialBalanceRow } from '#simulator/model.ts';
import { createRandom } from '#simulator/random.ts';
import { simulateCompany } from '#simulator/simulate-company.ts';

export interface DrawnBooks {
  company: SimulatedCompany;
  period: SimulatedMonth['period'];
  /** By account, and by third party within it; one row for each. */
  facts: readonly Fact[];
  /** Total of each account above the leaves, and of each leaf. */
  titles: readonly TrialBalanceRow[];
}

export type Fact = TrialBalanceRow & { thirdParty: NonNullable<TrialBalanceRow['thirdParty']> };

const kinds = ['trade', 'services', 'construction', 'simple', 'esal', 'importer'] as const;
const companies = new Map<string, DrawnBooks[]>();

/** A month of one of some twenty-four companies of any kind. */
export function drawnBooks(seed: number): DrawnBooks {
  const random = createRandom(seed, 'books');
  const kind = random.pick(kinds);
  const company = random.int(1, 4);
  const key = `${kind} ${company}`;
  const known = companies.get(key) ?? monthsOf(kind, company);
  companies.set(key, known);
  return random.pick(known);
}

function monthsOf(kind: (typeof kinds)[number], company: number): DrawnBooks[] {
  const from = { year: 2025, month: 1 + company * 2 };
  const simulated = simulateCompany({ seed: company * 31, kind, from, months: 3, errors: 'none', size: 'tiny' });
  return simulated.months.map(({ period, rows }) => ({
    company: simulated.company,
    period,
    facts: rows.filter((row): row is Fact => !row.title && row.thirdParty !== null),
    titles: rows.filter(({ title }) => title),
  }));
}
