/** What names of accounts say of depreciation: charges in cost accounts, and assets that never lose value by use. */
import { plainName } from '#core/identity/plain-name.ts';

/** `Depreciación maquinaria`, in an account of costs. */
export function isDepreciationName(name: string): boolean {
  return /\bDEPRECIA/.test(plainName(name));
}

/** Land, and what is not in use yet: `Depreciación terrenos`, `Construcciones en curso`. */
export function isOfUndepreciable(name: string): boolean {
  return /\bTERRENO|\bEN CURSO\b|\bEN MONTAJE\b|\bEN TRANSITO\b/.test(plainName(name));
}
