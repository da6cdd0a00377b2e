/** Account names about amortisation: charges in cost accounts, and deferred tax, which is not consumed by month. */
import { plainName } from '#core/identity/plain-name.ts';

export function isAmortisationName(name: string): boolean {
  return /\bAMORTIZA|\bAGOTAMIENTO/.test(plainName(name));
}

/** Animals and plants: at fair value, unless they have accumulated depreciation. */
export function isBiologicalName(name: string): boolean {
  return /\bSEMOVIENTE|\bBIOLOGIC|\bPLANTACION|\bCULTIVO|\bGANADO|\bANIMAL/.test(plainName(name));
}

export function isDeferredTaxName(name: string): boolean {
  return /IMPUESTO.*DIFERIDO/.test(plainName(name));
}
