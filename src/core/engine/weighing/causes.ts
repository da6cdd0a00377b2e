/** Findings with one cause: those of one rule on many accounts are told, counted and weighed once. */
import type { Finding } from '../finding.ts';
import type { AnyValidation } from '../validation.ts';

/** Findings of one rule and severity from which they are one cause with its list. */
const LEAST = 3;

/** The findings of a validation, each with its cause where it shares one. */
export function withCauses(findings: readonly Finding[], { rules }: Pick<AnyValidation, 'rules'>): Finding[] {
  const keyOf = ({ rule, severity }: Finding) => `${rule}:${severity}`;
  const shared = Map.groupBy(findings, keyOf);
  return findings.map((finding) => {
    const key = keyOf(finding);
    const name = rules.find(({ code }) => code === finding.rule)?.name;
    return shared.get(key)!.length < LEAST || name === undefined
      ? finding
      : { ...finding, cause: { key, title: name } };
  });
}

/** What counts once: the cause, or the finding itself. */
export function causeOf({ cause, fingerprint }: Pick<Finding, 'cause' | 'fingerprint'>): string {
  return cause?.key ?? fingerprint;
}

/** One finding of each cause, in their order. */
export function oneOfEachCause<One extends Pick<Finding, 'cause' | 'fingerprint'>>(findings: readonly One[]): One[] {
  return [...new Map(findings.toReversed().map((finding) => [causeOf(finding), finding])).values()].toReversed();
}
