/** Audits every month of a folder of balance files as the command line does, for tests of whole companies. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TrialBalance } from '#core/books/trial-balance.ts';
import { periodKey } from '#core/calendar/period.ts';
import type { CompanyProfile } from '#core/engine/company-profile.ts';
import type { AuditReport, Finding } from '#core/engine/finding.ts';
import { runValidations } from '#core/engine/run-validations.ts';
import { readBalance } from '#core/reading/read-balance.ts';
import { formats } from '#formats/registry.gen.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { validations, validationTexts } from '#validations/registry.gen.ts';

export interface TruthRecord {
  validation: string;
  account: string | null;
  third: string | null;
  year: number;
  month: number;
  amount: number | null;
  how: string;
}

export interface Truth {
  company: { nit: string; dv: number; name: string };
  profile: CompanyProfile;
  package: string;
  truth: TruthRecord[];
}

export const fixturesFolder = new URL('../fixtures/', import.meta.url).pathname;

export function readTruth(folder: string): Truth {
  return JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as Truth;
}

/** Opens the balances of a folder, oldest first by name. */
export async function readFolder(folder: string): Promise<TrialBalance[]> {
  const names = readdirSync(folder).filter((name) => !name.endsWith('.json'));
  const balances: TrialBalance[] = [];
  for (const name of names.sort()) {
    const { balance, issues } = await readBalance(await openWorkbook(readFileSync(join(folder, name)), name), formats);
    if (!balance) throw new Error(`${name}: ${JSON.stringify(issues)}`);
    balances.push(new TrialBalance(balance));
  }
  return balances;
}

/** Reports by period. A validation that throws makes the test fail. */
export function auditAll(balances: readonly TrialBalance[], profile: CompanyProfile): Map<string, AuditReport> {
  const reports = new Map<string, AuditReport>();
  for (const balance of balances) {
    const period = balance.period!;
    const { report } = runValidations(
      { balance, period, history: balances.filter((other) => other !== balance), profile },
      { validations, texts: validationTexts },
      undefined,
      (key, error) => {
        throw new Error(`${key} in ${periodKey(period)}`, { cause: error });
      },
    );
    reports.set(report.period, report);
  }
  return reports;
}

/** Findings of a validation in a month. */
export function findingsOf(report: AuditReport | undefined, key: string): Finding[] {
  return report?.validations.find((validation) => validation.key === key)?.findings ?? [];
}
