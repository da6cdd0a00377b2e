/** State of the steps after the newest audit: what is missing to evaluate each, or that it does not apply. */
import type { ValidationSummary } from '#api/audits/audits/contract.ts';
import type { CompanyProfile } from '#core/engine/company-profile.ts';
import type { MissingDatum } from '#core/engine/finding.ts';
import { useAudit, useNewestMonths } from '../../../data/audits/audits.ts';
import { useSeesBooks } from '../../../data/users/access.ts';
import { wizardText } from '../text.es.ts';

export interface StepState {
  kind: 'done' | 'notApplicable' | 'lacking';
  /** In a word or two; empty when done. */
  note: string;
}

const weight: readonly MissingDatum['kind'][] = ['profile', 'parameter', 'third_parties', 'month'];

/** The datum that a validation lacks is named, a fact of the company first. Months alone hold up nothing but the whole. */
export function stepState({ outcome, lacks = [], notEvaluated }: ValidationSummary): StepState {
  const { state } = wizardText;
  if (outcome === 'no_aplica') return { kind: 'notApplicable', note: state.notApplicable };
  if (outcome === 'error') return { kind: 'lacking', note: state.failed };
  const isWhole = outcome === 'no_evaluada';
  const missing = [...lacks, ...notEvaluated.flatMap((rule) => rule.lacks ?? [])].toSorted(
    (a, b) => weight.indexOf(a.kind) - weight.indexOf(b.kind),
  );
  const [datum] = missing.filter(({ kind }) => isWhole || kind !== 'month');
  if (datum === undefined) return isWhole ? { kind: 'lacking', note: state.unevaluated } : { kind: 'done', note: '' };
  return { kind: 'lacking', note: nameOf(datum) };
}

function nameOf({ kind, name }: MissingDatum): string {
  const { state } = wizardText;
  switch (kind) {
    case 'profile':
      return state.profile(name as keyof CompanyProfile);
    case 'parameter':
      return state.parameter;
    case 'third_parties':
      return state.thirdParties;
    case 'month':
      return state.months;
  }
}

/** By validation id; empty without an audit, or without permission to see it. */
export function useStepStates(company: number): ReadonlyMap<number, StepState> {
  const seesBooks = useSeesBooks(company);
  const { data: months = [] } = useNewestMonths(company);
  const newest = months.findLast(({ state, auditId }) => state === 'auditado' && auditId !== null);
  const { data: audit } = useAudit(company, seesBooks ? (newest?.auditId ?? null) : null);
  const validations = audit?.attributes.result?.validations ?? [];
  return new Map(validations.map((validation) => [validation.id, stepState(validation)]));
}
