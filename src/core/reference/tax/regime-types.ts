/** Tax regimes of a company, with their accompanying qualities. */
import { type RegimeType, regimeTypes } from './regime-types.gen.ts';

export type { RegimeType } from './regime-types.gen.ts';

/** The regime of an id, or null. */
export function regimeType(id: number): RegimeType | null {
  return regimeTypes.find((type) => type.id === id) ?? null;
}

/** All regimes, by id. */
export function listRegimeTypes(): readonly RegimeType[] {
  return regimeTypes;
}
