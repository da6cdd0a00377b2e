/**
 * Accumulated depreciation and amortisation kept below the asset itself (152880 «Equipos de cómputo depreciación (CR)»):
 * their places in the decree go with the asset's.
 */
import type { CommonRole } from './vocabulary.ts';

/** Account of the asset, and that of what is accumulated on it. */
const DEPRECIATION: ReadonlyMap<string, string> = new Map([
  ['1516', '159205'],
  ['1520', '159210'],
  ['1524', '159215'],
  ['1528', '159220'],
  ['1532', '159225'],
  ['1536', '159230'],
  ['1540', '159235'],
  ['1544', '159240'],
  ['1548', '159245'],
  ['1552', '159250'],
  ['1556', '159255'],
  ['1560', '159260'],
  ['1562', '159265'],
]);
const AMORTISATION: ReadonlyMap<string, string> = new Map([
  ['1605', '169805'],
  ['1610', '169810'],
  ['1615', '169815'],
  ['1620', '169820'],
  ['1625', '169830'],
  ['1630', '169835'],
  ['1635', '169840'],
]);

/** Land, works in progress, machinery being assembled and in transit: depreciation on them is an error to be told. */
const UNDEPRECIATED: ReadonlySet<string> = new Set(['1504', '1506', '1508', '1512', '1588']);

/** Whether depreciation is kept on an asset that has none, where it must be seen. */
export function isOnUndepreciated(place: string, role: CommonRole): boolean {
  return role === 'accumulatedDepreciation' && UNDEPRECIATED.has(place.slice(0, 4));
}

/** By the place of the asset in the decree; null for other roles, and for assets without such an account. */
export function accumulatedPlace(asset: string, role: CommonRole): string | null {
  const account = asset.slice(0, 4);
  if (role === 'accumulatedDepreciation') return DEPRECIATION.get(account) ?? null;
  return role === 'accumulatedAmortisation' ? (AMORTISATION.get(account) ?? null) : null;
}
