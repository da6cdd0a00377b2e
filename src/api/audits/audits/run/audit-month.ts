/** Computes an audit in a worker thread: stored balances in, database rows out. */

import { equivalencesInForce, openInput } from '#api/audits/stored-input.ts';
import { countsOf, validationSummary } from '#api/audits/validation-summary.ts';
import { dictionary, lookUp } from '#core/dictionary/look-up.ts';
import { EQUIVALENCES_KEY } from '#core/engine/roles/company-roles.ts';
import { type KnownEnd, runValidations, type ValidationSettings } from '#core/engine/run-validations.ts';
import { withPredefined } from '#core/engine/settings/predefined.ts';
import type { AnyValidation } from '#core/engine/validation.ts';
import { customRuleText, customText } from '#core/expression/custom-rule.es.ts';
import { asValidation } from '#core/expression/custom-rule.ts';
import { storableJson } from '#platform/database/storable.ts';
import { validations as registered, validationTexts } from '#validations/with-sources.ts';
import type { ValidationSummary } from '../contract.ts';
import { loadedCode, resultDigests } from '../known/result-digest.ts';
import type { AuditResult, AuditStep, AuditTask, KnownResult, NewFinding, ResultMark } from './audit-task.ts';

const declared = (registered as readonly AnyValidation[]).toSorted((a, b) => a.order - b.order);

/**
 * Runs the validations without a reusable result and the custom rules, and reports each outcome. Reused results are
 * reported first.
 */
export async function auditMonth(task: AuditTask, progress: (step: AuditStep) => void): Promise<AuditResult> {
  // What has no source in this month is told with its sources only.
  const validations = declared
    .filter(({ sources = [] }) => sources.every((source) => task.sources[source] !== undefined))
    .map((validation) => withPredefined(validation, task.predefined[validation.id]));
  const digests = resultDigests(validations, task);
  const own = task.own.map((custom) => ({
    validation: asValidation(custom, customRuleText(custom)),
    text: customText(custom),
  }));
  const all = [...validations, ...own.map(({ validation }) => validation)];
  const known = new Map(Object.entries(task.known).filter(([key, { digest }]) => digest === lookUp(digests, key)));
  const summaries = new Map<number, ValidationSummary>();
  const marks = dictionary<ResultMark>();
  const findings: string[] = [];
  const broken: AuditResult['broken'] = [];
  const end = (summary: ValidationSummary, unbalanced: boolean) => {
    const { id, key, outcome } = summary;
    summaries.set(id, summary);
    const digest = lookUp(digests, key);
    const facts = lookUp(loadedCode, key)?.facts;
    if (outcome !== 'error' && digest !== undefined)
      marks[key] = { digest, unbalanced, ...(facts !== undefined && { facts }) };
    progress({ done: summaries.size, total: all.length, validation: summary });
  };
  for (const { summary, unbalanced } of known.values()) end(summary, unbalanced);
  const { health, unbalanced, explained } = runValidations(
    openInput(task, { settings: settingsByKey(task), known: endsOf(known) }),
    { validations, texts: validationTexts, own },
    ({ result, unbalanced }) => {
      const { id: validationId, key: validation } = result;
      // What explains a finding may change while its own result is reused.
      for (const { explainedBy: _, ...finding } of result.findings)
        findings.push(storableJson({ validationId, validation, finding } satisfies NewFinding));
      end(validationSummary(result), unbalanced);
    },
    (validation, error) =>
      broken.push({ validation, error: error instanceof Error ? String(error.stack) : String(error) }),
  );
  for (const { summary, findings: told } of known.values())
    summaries.set(summary.id, {
      ...summary,
      ...countsOf(told.filter(({ fingerprint }) => !explained.has(fingerprint))),
    });
  return {
    healthIndex: health.index,
    uncappedHealthIndex: health.uncapped,
    unbalanced,
    validations: all.map(({ id }) => summaries.get(id)!),
    findings,
    explained: Object.fromEntries(explained),
    versions: Object.fromEntries(validations.map(({ key, version }) => [key, version])),
    marks,
    reused: [...known.keys()],
    broken,
  };
}

function settingsByKey({ settings, predefined }: AuditTask): Record<string, ValidationSettings> {
  const own = declared.map(({ id, key }): [string, ValidationSettings] => [key, settings[id] ?? {}]);
  return { ...Object.fromEntries(own), [EQUIVALENCES_KEY]: equivalencesInForce(settings, predefined) };
}

function endsOf(known: ReadonlyMap<string, KnownResult>): Map<string, KnownEnd> {
  return new Map(
    Array.from(known, ([key, { summary, findings, unbalanced }]) => [
      key,
      { outcome: summary.outcome, findings, unbalanced },
    ]),
  );
}
