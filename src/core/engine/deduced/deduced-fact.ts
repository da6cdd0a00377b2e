/** Deduced facts as a result tells them. */
import type { DeducedFact } from '../finding.ts';
import { type DeducedProfile, type DeducibleField, deducibleFields } from './deduce-profile.ts';
import { deducedSentence, evidenceSentence } from './deduced-words.es.ts';

/** `used`: the fields that were read; none gives no member. */
export function deducedFacts(profile: DeducedProfile, used: ReadonlySet<DeducibleField>): { deduced?: DeducedFact[] } {
  const deduced = [...used].flatMap((field) => {
    const found = profile.of(field);
    return found === null
      ? []
      : [
          {
            field,
            value: found.value as DeducedFact['value'],
            said: deducedSentence(field, found),
            evidence: evidenceSentence(field, found),
          },
        ];
  });
  return deduced.length === 0 ? {} : { deduced };
}

/** Of all results of an audit, each once, in the order of the fields. */
export function allDeduced(results: readonly { deduced?: readonly DeducedFact[] | undefined }[]): DeducedFact[] {
  const facts = new Map(results.flatMap(({ deduced = [] }) => deduced.map((fact) => [fact.field, fact])));
  return deducibleFields.flatMap((field) => facts.get(field) ?? []);
}
