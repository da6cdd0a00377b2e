/** Fiscal ceilings of depreciation and amortisation by cost account: the excess is a temporary difference. */
import { type DepreciationCap, depreciationCaps } from './depreciation.gen.ts';
import { indexByPrefix, longestMatch } from './prefix-index.ts';

export type { DepreciationCap } from './depreciation.gen.ts';

const index = indexByPrefix(depreciationCaps, ({ prefix }) => prefix);

/** Ceiling of a cost account by longest prefix, or null. Land has 0 percent: it is never depreciated. */
export function depreciationCap(code: string): DepreciationCap | null {
  return longestMatch(index, code);
}
