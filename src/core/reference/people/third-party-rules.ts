/** Whom each account is kept with: defaults from practice and exógena, that a company may change (domain V14). */
import { indexByPrefix, longestMatch } from '../chart/prefix-index.ts';
import { type ThirdPartyRule, thirdPartyRules } from './third-party-rules.gen.ts';

export type { ThirdPartyRule } from './third-party-rules.gen.ts';

const index = indexByPrefix(thirdPartyRules, ({ prefix }) => prefix);

/** The rule of the longest prefix, or null where the table expects nothing. */
export function thirdPartyRule(code: string): ThirdPartyRule | null {
  return longestMatch(index, code);
}

/** Every rule, for default parametrizations and documentation. */
export function allThirdPartyRules(): readonly ThirdPartyRule[] {
  return thirdPartyRules;
}
