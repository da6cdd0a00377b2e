/** All kinds of company on all charts: clean books are silent, errors are found, without a single setting. */
import { describe, expect, it } from 'vitest';
import type { KindKey } from '#simulator/model.ts';
import { chartNames } from '../support/chart-places.ts';
import { companyChart } from '../support/charts.ts';
import { audit } from './audit-company.ts';
import type { RulingCompany } from './companies.ts';
import { loudIn, missedIn } from './judged-findings.ts';

const kinds: readonly KindKey[] = ['trade', 'services', 'construction', 'simple', 'esal', 'importer'];
const seeds = [11, 7] as const;

describe.each(chartNames.map((name, at) => [name, at] as const))('%s', (name, at) => {
  it.each(kinds.map((kind, which) => [kind, seeds[(at + which) % 2]!] as const))('%s, seed %i', (kind, seed) => {
    const options = { seed, from: { year: 2025, month: 1 }, months: 16, kind, chart: companyChart(name) };
    const company: RulingCompany = { name, about: kind, options };
    expect(loudIn(audit(company, true))).toEqual([]);
    expect(missedIn(audit(company, false))).toEqual([]);
  });
});
