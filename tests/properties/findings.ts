/** Findings reduced to what must be independent of the file: fingerprints and amounts, by validation. */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import { periodKey } from '#core/calendar/period.ts';
import type { CompanyProfile } from '#core/engine/company-profile.ts';
import { runValidations } from '#core/engine/run-validations.ts';
import { validations, validationTexts } from '#validations/registry.gen.ts';

/**
 * `validation fingerprint amount` of each finding, `validation outcome` of each validation, sorted. Rethrows errors of
 * validations.
 */
export function findingsIn(
  balance: TrialBalance,
  history: readonly TrialBalance[],
  profile: CompanyProfile,
  keys: ReadonlySet<string> | null = null,
): string[] {
  const period = balance.period!;
  const { report } = runValidations(
    { balance, period, history, profile },
    { validations: validations.filter(({ key }) => keys === null || keys.has(key)), texts: validationTexts },
    undefined,
    (key, error) => {
      throw new Error(`${key} in ${periodKey(period)}`, { cause: error });
    },
  );
  return report.validations
    .flatMap(({ key, outcome, findings }) => [
      `${key} ${outcome}`,
      ...findings.map(({ fingerprint, amount }) => `${key} ${fingerprint} ${amount}`),
    ])
    .sort();
}
