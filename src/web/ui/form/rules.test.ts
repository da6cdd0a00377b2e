import { describe, expect, it } from 'vitest';
import { brokenRule, type Rule } from './rules.ts';

const nothing = () => undefined;
const says = (rule: Rule, value: unknown) => brokenRule([{ message: 'wrong', ...rule }], value, nothing);

describe('a rule', () => {
  it.each<[string, Rule, unknown[], unknown[]]>([
    ['required', { required: true }, [undefined, null, '', []], ['x', 0, false, [1]]],
    ['whitespace', { required: true, whitespace: true }, ['', '  '], ['a b']],
    [
      'email',
      { type: 'email' },
      ['ana', 'ana@', 'ana@casa', 'a b@casa.co', 'ana@casa..co'],
      ['', 'ana.p@la-casa.com.co'],
    ],
    ['integer', { type: 'integer', min: 1, max: 3 }, [0, 1.5, 4, '2'], [1, 3, null]],
    ['length', { min: 2, max: 3 }, ['a', 'abcd', [1]], ['', 'ab', [1, 2, 3]]],
    ['pattern', { pattern: /^\d+$/ }, ['1a'], ['', '12']],
  ])('%s', (_, rule, wrong, right) => {
    for (const value of wrong) expect(says(rule, value), JSON.stringify(value)).toBe('wrong');
    for (const value of right) expect(says(rule, value), JSON.stringify(value)).toBeNull();
  });

  it('of several only the first that is broken speaks', () => {
    const rules: Rule[] = [
      { required: true, message: 'missing' },
      { min: 2, message: 'short' },
    ];
    expect(brokenRule(rules, '', nothing)).toBe('missing');
    expect(brokenRule(rules, 'a', nothing)).toBe('short');
  });

  it('that asks somebody else is waited for, and then the rest', async () => {
    const rules: Rule[] = [
      { check: async (value) => (value === 'used' ? 'used' : null) },
      { min: 9, message: 'short' },
    ];
    expect(await brokenRule(rules, 'used', nothing)).toBe('used');
    expect(await brokenRule(rules, 'free', nothing)).toBe('short');
  });

  it('may look at other fields', () => {
    const same: Rule = { check: (value, read) => (value === read('first') ? null : 'different') };
    expect(brokenRule([same], 'a', () => 'a')).toBeNull();
    expect(brokenRule([same], 'a', () => 'b')).toBe('different');
  });
});
