/** Amounts of whole companies: they add up, and clean books have nothing at risk. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stakeSums } from '#core/engine/weighing/stake.ts';
import { amountFaults } from '../support/findings/amount-faults.ts';
import { auditAll, fixturesFolder, readFolder, readTruth } from './audit-folder.ts';

describe.each(['clean', 'errors', 'large'])('fixtures/%s', async (name) => {
  const folder = join(fixturesFolder, name);
  const reports = auditAll(await readFolder(folder), readTruth(folder).profile);
  const findings = [...reports.values()].flatMap(({ validations }) => validations.flatMap((one) => one.findings));

  it('formulas end in the amount of their finding, and third parties add up to it', () => {
    expect([...new Set(findings.flatMap(amountFaults))]).toEqual([]);
  });

  it(name === 'errors' ? 'has something at risk' : 'has nothing at risk', () => {
    expect(stakeSums(findings).atRisk > 0n).toBe(name === 'errors');
  });
});
