/**
 * Expected third parties of each account: defaults from practice and exógena; a company may change them (domain V14).
 */
import { indexByPrefix, longestMatch } from '../chart/prefix-index.ts';
import { type ThirdPartyRule, thirdPartyRules } from './third-party-rules.gen.ts';

export type { ThirdPartyRule } from './third-party-rules.gen.ts';

const index = indexByPrefix(thirdPartyRules, ({ prefix }) => prefix);

/** The rule of the longest prefix, or null. */
export function thirdPartyRule(code: string): ThirdPartyRule | null {
  return longestMatch(index, code);
}

/** All rules, for default parametrizations and documentation. */
export function allThirdPartyRules(): readonly ThirdPartyRule[] {
  return thirdPartyRules;
}
