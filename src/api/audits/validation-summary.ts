/** Outcome of a validation without its findings. */

import type { ValidationResult } from '#core/engine/finding.ts';
import { severities } from '#core/engine/severity.ts';
import { oneOfEachCause } from '#core/engine/weighing/causes.ts';
import { stakeSums } from '#core/engine/weighing/stake.ts';
import { toDecimal } from '#core/money/money.ts';
import type { ValidationSummary } from './audits/contract.ts';

/** Its amounts are the sums over the findings, of what is at risk and of what is to be explained. */
export function validationSummary(result: ValidationResult): ValidationSummary {
  const { id, key, title, outcome, reason, lacks, notEvaluated, ruleChanges, findings } = result;
  const worst = severities.find((severity) => findings.some((finding) => finding.severity === severity)) ?? null;
  const { atRisk, toExplain } = stakeSums(findings);
  return {
    id,
    key,
    title,
    outcome,
    reason,
    ...(lacks === undefined ? {} : { lacks }),
    notEvaluated,
    ...(ruleChanges === undefined ? {} : { ruleChanges }),
    findings: oneOfEachCause(findings).length,
    worst,
    amount: toDecimal(atRisk),
    toExplain: toDecimal(toExplain),
  };
}
