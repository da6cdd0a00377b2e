/** Fiscal ceilings of depreciation and amortisation by cost account: beyond them the excess is a temporary difference. */
import { type DepreciationCap, depreciationCaps } from './depreciation.gen.ts';
import { indexByPrefix, longestMatch } from './prefix-index.ts';

export type { DepreciationCap } from './depreciation.gen.ts';

const index = indexByPrefix(depreciationCaps, ({ prefix }) => prefix);

/** The ceiling of a cost account by longest prefix, or null. Land is there with 0 percent: it never depreciates. */
export function depreciationCap(code: string): DepreciationCap | null {
  return longestMatch(index, code);
}
