/** Tax regimes of a company and the qualities that come beside them. */
import { type RegimeType, regimeTypes } from './regime-types.gen.ts';

export type { RegimeType } from './regime-types.gen.ts';

/** The regime of a number, or null. */
export function regimeType(id: number): RegimeType | null {
  return regimeTypes.find((type) => type.id === id) ?? null;
}

/** All regimes, by number. */
export function listRegimeTypes(): readonly RegimeType[] {
  return regimeTypes;
}
