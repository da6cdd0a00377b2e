/** States of a finding over its months, and what a justification covers. Spanish words: `finding-state.es.ts`. */

export const findingStates = ['nuevo', 'en_revision', 'por_corregir', 'justificado', 'corregido', 'reabierto'] as const;
export type FindingState = (typeof findingStates)[number];

/** States that a person gives: the audit alone corrects and reopens, a justification alone justifies. */
export const givenStates = ['nuevo', 'en_revision', 'por_corregir'] as const;
export type GivenState = (typeof givenStates)[number];

/** Smallest first. `third_party` and `account` are of the same rule; `rule` is the whole company's and needs approval. */
export const justificationScopes = ['finding', 'third_party', 'account', 'rule'] as const;
export type JustificationScope = (typeof justificationScopes)[number];

/** What keeps a finding out of the sums of a month; a practice of the company is in no list of findings either. */
export type SetAside = 'justificado' | 'pospuesto' | 'practica';

/** The step that work on a finding usually takes next; null where only the audit says it. */
export function nextState(state: FindingState): GivenState | null {
  if (state === 'nuevo' || state === 'reabierto') return 'en_revision';
  return state === 'en_revision' ? 'por_corregir' : null;
}
