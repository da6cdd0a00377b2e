/** What was not evaluated, by the datum that is missing. */

import type { ValidationSummary } from '#api/audits/audits/contract.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import type { MissingDatum } from '#core/engine/finding.ts';

/** A validation that lacks a datum: some of its rules, or (null) all of it. */
export interface LackingValidation {
  id: number;
  key: string;
  title: string;
  rules: readonly string[] | null;
}

export interface MissingGroup {
  key: string;
  /** More than one only for months, newest first. */
  data: readonly MissingDatum[];
  validations: readonly LackingValidation[];
}

type Entry = { datum: MissingDatum; validation: ValidationSummary; rule: string | null };

/** Facts of the profile first, then parameters, third parties, months; those that mend most rules first. */
export function groupByDatum(validations: readonly ValidationSummary[]): MissingGroup[] {
  const entries = validations.flatMap((validation): Entry[] => [
    ...(validation.lacks ?? []).map((datum) => ({ datum, validation, rule: null })),
    ...validation.notEvaluated.flatMap(({ rule, lacks = [] }) => lacks.map((datum) => ({ datum, validation, rule }))),
  ]);
  const groups = [...Map.groupBy(entries, keyOf)].map(([key, all]): MissingGroup => {
    const data = new Map(all.map(({ datum }) => [datum.name, datum]));
    const byValidation = Map.groupBy(all, ({ validation }) => validation);
    return {
      key,
      data: [...data.values()].toSorted((a, b) => b.name.localeCompare(a.name)),
      validations: [...byValidation].map(([{ id, key: validation, title }, own]) => {
        const rules = own.some(({ rule }) => rule === null) ? null : [...new Set(own.map(({ rule }) => rule!))];
        return { id, key: validation, title, rules };
      }),
    };
  });
  const rank = ({ data }: MissingGroup) => order.indexOf(data[0]!.kind);
  return groups.toSorted((a, b) => rank(a) - rank(b) || weight(b) - weight(a));
}

const order: readonly MissingDatum['kind'][] = ['profile', 'parameter', 'third_parties', 'month'];

function keyOf({ datum: { kind, name }, validation }: Entry): string {
  if (kind === 'month' || kind === 'third_parties') return kind;
  return kind === 'profile' ? `${kind} ${name}` : `${kind} ${validation.key} ${name}`;
}

const weight = ({ validations }: MissingGroup) =>
  validations.reduce((sum, { rules }) => sum + (rules?.length ?? 100), 0);

/** What the facts of the profile that are missing would add. */
export interface MissingProfile {
  /** Fields of the profile. */
  fields: readonly string[];
  rules: number;
  /** Validations that are not evaluated at all. */
  validations: number;
}

/** `profile`: now; what was answered after the audit is not missing. */
export function missingProfile(
  validations: readonly ValidationSummary[],
  profile: Readonly<Record<string, unknown>>,
): MissingProfile {
  const groups = groupByDatum(validations).filter(
    ({ data: [datum] }) => datum?.kind === 'profile' && lookUp(profile, datum.name) === undefined,
  );
  const lacking = groups.flatMap((group) => group.validations);
  return {
    fields: groups.map(({ data }) => data[0]!.name),
    rules: new Set(lacking.flatMap(({ rules }) => rules ?? [])).size,
    validations: new Set(lacking.flatMap(({ id, rules }) => (rules === null ? [id] : []))).size,
  };
}
