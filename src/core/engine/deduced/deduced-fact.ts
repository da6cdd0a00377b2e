/** Deduced facts as a result tells them. */
import type { DeducedFact } from '../finding.ts';
import type { DeducedProfile } from './deduce-profile.ts';
import { deducedSentence, evidenceSentence } from './deduced-words.es.ts';
import type { DeducibleField } from './deducible-fields.ts';

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
