import { describe, expect, it } from 'vitest';
import { newRule, type RuleName, readRule, ruleSearch } from './custom-rules-view.ts';

describe('the view of an address', () => {
  it.each<RuleName | null>([200, 4012, newRule, null])('is what was asked: %s', (rule) => {
    expect(readRule(new URLSearchParams(ruleSearch(rule)))).toBe(rule);
  });
  it('is the list for anything else', () => {
    expect(readRule(new URLSearchParams('propia=x200'))).toBeNull();
    expect(readRule(new URLSearchParams('propia='))).toBeNull();
  });
});
