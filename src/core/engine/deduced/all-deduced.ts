/** Deduced facts of an audit, apart from what deduces them: the browser lists them too. */
import type { DeducedFact } from '../finding.ts';
import { deducibleFields } from './deducible-fields.ts';

/** Of all results of an audit, each once, in the order of the fields. */
export function allDeduced(results: readonly { deduced?: readonly DeducedFact[] | undefined }[]): DeducedFact[] {
  const facts = new Map(results.flatMap(({ deduced = [] }) => deduced.map((fact) => [fact.field, fact])));
  return deducibleFields.flatMap((field) => facts.get(field) ?? []);
}
