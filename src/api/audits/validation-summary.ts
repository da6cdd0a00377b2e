/** Outcome of a validation without its findings. */

import type { ValidationResult } from '#core/engine/finding.ts';
import { severities } from '#core/engine/severity.ts';
import { oneOfEachCause } from '#core/engine/weighing/causes.ts';
import { fromDecimal, toDecimal } from '#core/money/money.ts';
import type { ValidationSummary } from './audits/contract.ts';

/** The amount at stake is the sum over the findings. */
export function validationSummary(result: ValidationResult): ValidationSummary {
  const { id, key, title, outcome, reason, notEvaluated, ruleChanges, findings } = result;
  const worst = severities.find((severity) => findings.some((finding) => finding.severity === severity)) ?? null;
  const amount = findings.reduce((sum, finding) => sum + fromDecimal(finding.amount), 0n);
  return {
    id,
    key,
    title,
    outcome,
    reason,
    notEvaluated,
    ...(ruleChanges === undefined ? {} : { ruleChanges }),
    findings: oneOfEachCause(findings).length,
    worst,
    amount: toDecimal(amount),
  };
}
