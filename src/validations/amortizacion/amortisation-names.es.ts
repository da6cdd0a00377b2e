/** Account names about amortisation: charges in cost accounts, and deferred tax, which is not consumed by month. */
import { accountName } from '#core/identity/account-name.es.ts';

export function isAmortisationName(name: string): boolean {
  return /\bAMORTIZA|\bAGOTAMIENTO/.test(accountName(name));
}

/** Animals and plants: at fair value, unless they have accumulated depreciation. */
export function isBiologicalName(name: string): boolean {
  return /\bSEMOVIENTE|\bBIOLOGIC|\bPLANTACION|\bCULTIVO|\bGANADO|\bANIMAL/.test(accountName(name));
}

export function isDeferredTaxName(name: string): boolean {
  return /IMPUESTO.*DIFERIDO/.test(accountName(name));
}
