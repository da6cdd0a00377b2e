/** The computing of an audit, in a worker thread: stored balances in, rows for the database out. */

import { openInput } from '#api/audits/stored-input.ts';
import { validationSummary } from '#api/audits/validation-summary.ts';
import type { ValidationResult } from '#core/engine/finding.ts';
import { healthIndex, type Judged } from '#core/engine/health-index.ts';
import { type Progress, runValidations, type Worded } from '#core/engine/run-validations.ts';
import type { AnyValidation } from '#core/engine/validation.ts';
import { customText } from '#core/expression/custom-rule.es.ts';
import { asValidation } from '#core/expression/custom-rule.ts';
import { fromDecimal } from '#core/money/money.ts';
import { storableJson } from '#platform/database/storable.ts';
import { validations as registered, validationTexts } from '#validations/registry.gen.ts';
import type { ValidationSummary } from '../contract.ts';
import { resultDigests } from '../known/result-digest.ts';
import type { AuditResult, AuditStep, AuditTask, ComputedFinding, ResultMark } from './audit-task.ts';

const validations = registered.toSorted((a, b) => a.order - b.order);

/**
 * Runs the validations whose result is not known, and those of the company's own, and tells how every one ended. Those that are
 * known are told first.
 */
export async function auditMonth(task: AuditTask, progress: (step: AuditStep) => void): Promise<AuditResult> {
  const digests = resultDigests(validations, task);
  const own = task.own.map((custom) => ({ validation: asValidation(custom), text: customText(custom) }));
  const all = [...validations, ...own.map(({ validation }) => validation)];
  const known = new Map(Object.entries(task.known).filter(([key, { digest }]) => digest === digests[key]));
  const summaries = new Map<number, ValidationSummary>();
  const judged: Judged[] = [];
  const marks: Record<string, ResultMark> = {};
  const findings: ComputedFinding[] = [];
  const broken: AuditResult['broken'] = [];
  const end = (summary: ValidationSummary, judge: Judged['findings'], unbalanced: boolean) => {
    const { id, key, outcome } = summary;
    summaries.set(id, summary);
    judged.push({ key, outcome, findings: judge });
    const digest = digests[key];
    if (outcome !== 'error' && digest !== undefined) marks[key] = { digest, unbalanced };
    progress({ done: summaries.size, total: all.length, validation: summary });
  };
  for (const { summary, severities, unbalanced } of known.values())
    end(
      summary,
      severities.map((severity) => ({ severity })),
      unbalanced,
    );
  runSome(
    task,
    validations.filter(({ key }) => !known.has(key)),
    own,
    ({ result, unbalanced }) => {
      findings.push(...computedFindings(result));
      end(validationSummary(result), result.findings, unbalanced);
    },
    (validation, error) =>
      broken.push({ validation, error: error instanceof Error ? String(error.stack) : String(error) }),
  );
  const health = healthIndex(judged, new Map(all.map(({ key, weight }) => [key, weight])));
  return {
    healthIndex: health.index,
    uncappedHealthIndex: health.uncapped,
    unbalanced: Object.values(marks).some(({ unbalanced }) => unbalanced),
    validations: all.map(({ id }) => summaries.get(id)!),
    findings,
    versions: Object.fromEntries(validations.map(({ key, version }) => [key, version])),
    marks,
    reused: [...known.keys()],
    broken,
  };
}

/** Runs some validations on the balances of a task, with the company's settings. */
function runSome(
  task: AuditTask,
  some: readonly AnyValidation[],
  own: readonly Worded[],
  progress: (step: Progress) => void,
  failed: (key: string, error: unknown) => void,
): void {
  if (some.length + own.length === 0) return;
  const settings = Object.fromEntries(some.map(({ id, key }) => [key, task.settings[id] ?? {}]));
  const catalogue = { validations: some, texts: validationTexts, own };
  runValidations({ ...openInput(task), settings }, catalogue, progress, failed);
}

function computedFindings({ id, key, findings }: ValidationResult): ComputedFinding[] {
  return findings.map((finding) => ({
    fingerprint: finding.fingerprint,
    validationId: id,
    validation: key,
    rule: finding.rule,
    severity: finding.severity,
    account: finding.account,
    amount: fromDecimal(finding.amount),
    document: storableJson(finding),
  }));
}
