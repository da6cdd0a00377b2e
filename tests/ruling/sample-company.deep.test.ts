/** The sample company that a new user sees: its errors are found where they were put, and without them its books are silent. */
import { describe, expect, it } from 'vitest';
import { TrialBalance } from '#core/books/trial-balance.ts';
import { periodKey } from '#core/calendar/period.ts';
import type { Finding } from '#core/engine/finding.ts';
import { readBalance } from '#core/reading/read-balance.ts';
import { formats } from '#formats/registry.gen.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { writeWorkbook } from '#platform/workbook/xlsx/write-workbook.ts';
import type { Simulation } from '#simulator/model.ts';
import { siigoNubeSheet } from '#simulator/siigo-nube-sheet.ts';
import { simulateCompany } from '#simulator/simulate-company.ts';
import { validations } from '#validations/registry.gen.ts';
import { sampleCompany } from '../../src/app/sample-company.ts';
import { cases } from '../support/test-sizes.ts';
import { auditAll, findingsOf } from './audit-folder.ts';

const present = new Set<string>(validations.map(({ key }) => key));

async function balancesOf({ company, months }: Simulation, layout: 'application' | 'api'): Promise<TrialBalance[]> {
  const balances: TrialBalance[] = [];
  for (const month of months) {
    const bytes = await writeWorkbook([siigoNubeSheet(company, month, layout)]);
    const { balance } = await readBalance(await openWorkbook(bytes, 'balance.xlsx'), formats);
    balances.push(new TrialBalance(balance!));
  }
  return balances;
}

function aboveBaja(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ severity }) => severity !== 'baja' && severity !== 'informativa');
}

describe('the sample company', () => {
  it('is written the same, byte by byte, each time', async () => {
    const [first, second] = [await sampleCompany(), await sampleCompany()];
    expect(first.files.length).toBe(14);
    for (const [index, { bytes }] of first.files.entries())
      expect(Buffer.from(bytes).equals(second.files[index]!.bytes)).toBe(true);
  });

  it('shows each error that was put in, in its month', async () => {
    const simulation = simulateCompany({ seed: 7, from: { year: 2025, month: 9 }, months: 14, errors: 'instructive' });
    const reports = auditAll(await balancesOf(simulation, 'application'), simulation.company.profile);
    const missed = simulation.truth
      .filter(({ validation }) => present.has(validation))
      .filter(({ validation, period, account, thirdParty }) => {
        const findings = findingsOf(reports.get(periodKey(period)), validation);
        return !findings.some(
          (finding) =>
            (account === null ||
              finding.account === null ||
              finding.account.startsWith(account) ||
              account.startsWith(finding.account)) &&
            (thirdParty === null || finding.thirdParties.some(({ nit }) => nit === thirdParty)),
        );
      });
    expect(missed.map(({ validation, period, what }) => `${periodKey(period)} ${validation}: ${what}`)).toEqual([]);
  });

  it.each([1, 2, 3].slice(0, cases(3, 2)))(
    'stays silent without errors (seed %i), from either layout',
    async (seed) => {
      const simulation = simulateCompany({ seed, from: { year: 2025, month: 1 }, months: 16, errors: 'none' });
      const balances = await balancesOf(simulation, seed % 2 ? 'api' : 'application');
      const reports = [...auditAll(balances, simulation.company.profile)];
      const loud = reports.flatMap(([period, report]) =>
        report.validations
          .filter(({ key }) => key !== 'variacion')
          .flatMap(({ findings }) => aboveBaja(findings).map(({ rule, title }) => `${period} ${rule} ${title}`)),
      );
      expect(loud).toEqual([]);
      // A company that buys a machine varies: that is a question to answer, and there must be few.
      const variations = reports.map(([, report]) => aboveBaja(findingsOf(report, 'variacion')).length);
      expect(Math.max(...variations)).toBeLessThanOrEqual(2);
    },
  );
});
