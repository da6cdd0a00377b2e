/** Companies on charts as companies keep them: the audit infers the roles, without a single setting. */
import { describe, expect, it } from 'vitest';
import type { KindKey } from '#simulator/model.ts';
import type { ChartName } from '../support/chart-places.ts';
import { companyChart } from '../support/charts.ts';
import { audit } from './audit-company.ts';
import type { RulingCompany } from './companies.ts';
import { loudIn, missedIn } from './judged-findings.ts';

/** One chart; all kinds on all charts: `charts.deep.test.ts`. */
const companies: readonly (readonly [ChartName, KindKey])[] = [['leaf-only-funeral', 'services']];

describe.each(companies)('%s, %s', (name, kind) => {
  const options = { seed: 11, from: { year: 2025, month: 1 }, months: 16, kind, chart: companyChart(name) };
  const company: RulingCompany = { name, about: kind, options };

  it('clean: nothing above baja', () => {
    expect(loudIn(audit(company, true))).toEqual([]);
  });

  it('with errors: each is found in its month', () => {
    const audited = audit(company, false);
    expect(audited.simulation.truth.length).toBeGreaterThan(5);
    expect(missedIn(audited)).toEqual([]);
  });
});

it('the roles of the laboratory are told, and its accounts are named by their own codes', () => {
  const options = { seed: 11, from: { year: 2026, month: 2 }, months: 3, chart: companyChart('niif-laboratory') };
  const { reports } = audit({ name: 'niif', about: '', options }, false);
  const last = [...reports.values()].at(-1)!;
  const roles = new Map(last.inferredAccounts!.map(({ account, equivalent }) => [account, equivalent]));
  expect(roles.get('248570')).toBe('236540');
  expect(roles.get('510538')).toBe('510530');
  const own = new Set(Object.keys(options.chart.names));
  const findings = last.validations.flatMap((validation) => validation.findings);
  const named = findings.flatMap(({ account, entry }) => [account ?? '', ...entry.map((line) => line.account)]);
  expect(named.filter((code) => code.startsWith('2365') || code.startsWith('1355'))).toEqual([]);
  expect(named.filter((code) => code.length > 8 && !own.has(code))).toEqual([]);
});
