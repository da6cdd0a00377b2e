/** Regimes of the municipal tax on industry and commerce (ICA). */
import { type IcaRegimeType, icaRegimeTypes } from './ica-regime-types.gen.ts';

export type { IcaRegimeType } from './ica-regime-types.gen.ts';

/** The regime of a code (`ICA_COMUN`), or null. */
export function icaRegimeType(code: string): IcaRegimeType | null {
  return icaRegimeTypes.find((type) => type.code === code) ?? null;
}

/** All regimes. */
export function listIcaRegimeTypes(): readonly IcaRegimeType[] {
  return icaRegimeTypes;
}
