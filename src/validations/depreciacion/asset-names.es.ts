/** Account names about depreciation: charges in cost accounts, and non-depreciable assets. */
import { accountName } from '#core/identity/account-name.es.ts';

/** `Depreciación maquinaria`, `Dep. planta`, in a cost account. */
export function isDepreciationName(name: string): boolean {
  return /\bDEPRECIA|^DEPR?\b/.test(accountName(name));
}

/** Assets held under a lease: `Vehículos en leasing`. */
export function isLeasedName(name: string): boolean {
  return /\bLEASING\b|ARRENDAMIENTO FINANCIERO|DERECHOS? DE USO/.test(accountName(name));
}

/** Land, and assets not yet in use: `Depreciación terrenos`, `Construcciones en curso`. */
export function isOfUndepreciable(name: string): boolean {
  return /\bTERRENO|\bEN CURSO\b|\bEN MONTAJE\b|\bEN TRANSITO\b/.test(accountName(name));
}
