/** Outcome of a validation without its findings. */

import type { ValidationResult } from '#core/engine/finding.ts';
import { severities } from '#core/engine/severity.ts';
import { oneOfEachCause } from '#core/engine/weighing/causes.ts';
import { type ToldFinding, unexplained } from '#core/engine/weighing/explained.ts';
import { stakeSums } from '#core/engine/weighing/stake.ts';
import { toDecimal } from '#core/money/money.ts';
import type { ValidationSummary } from './audits/contract.ts';

/** What another finding explains does not count. */
export function validationSummary(result: ValidationResult): ValidationSummary {
  const { id, key, title, outcome, reason, lacks, notEvaluated, ruleChanges, deduced, findings } = result;
  return {
    id,
    key,
    title,
    outcome,
    reason,
    ...(lacks === undefined ? {} : { lacks }),
    notEvaluated,
    ...(ruleChanges === undefined ? {} : { ruleChanges }),
    ...(deduced === undefined ? {} : { deduced }),
    ...countsOf(unexplained(findings)),
  };
}

/** Of the findings that count; the amounts are sums of what is at risk and of what is to be explained. */
export function countsOf(
  findings: readonly Pick<ToldFinding, 'fingerprint' | 'severity' | 'stake' | 'amount' | 'cause'>[],
): Pick<ValidationSummary, 'findings' | 'worst' | 'amount' | 'toExplain'> {
  const { atRisk, toExplain } = stakeSums(findings);
  return {
    findings: oneOfEachCause(findings).length,
    worst: severities.find((severity) => findings.some((finding) => finding.severity === severity)) ?? null,
    amount: toDecimal(atRisk),
    toExplain: toDecimal(toExplain),
  };
}
