import { describe, expect, it } from 'vitest';
import { brokenRule, type Rule } from './rules.ts';

const nothing = () => undefined;
const says = (rule: Rule, value: unknown) => brokenRule([{ message: 'wrong', ...rule }], value, nothing);

describe('a rule', () => {
  it.each<[string, Rule, unknown[], unknown[]]>([
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

  it.each<[string, Rule, unknown[], unknown[]]>([
    ['required', { required: true }, [undefined, null, '', []], ['x', 0, false, [1]]],
    ['whitespace', { required: true, whitespace: true }, ['', '  '], ['a b']],
    ['whitespace of what is optional', { whitespace: true }, [], ['', '  ']],
    ['required in this case', { required: () => true }, [null, ''], ['x']],
    ['not required in this case', { required: () => false }, [], [null, '']],
  ])('%s has one message, whatever else the rule says', (_, rule, missing, given) => {
    for (const value of missing)
      expect(brokenRule([{ ...rule, message: 'wrong' }], value, nothing, 'NIT')).toBe('Por favor ingresar NIT');
    for (const value of given) expect(says(rule, value), JSON.stringify(value)).toBeNull();
  });

  it('of several only the first that is broken speaks', () => {
    const rules: Rule[] = [
      { max: 1, message: 'long' },
      { min: 4, message: 'short' },
    ];
    expect(brokenRule(rules, 'ab', nothing)).toBe('long');
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

  it.each<[string, Rule, unknown, string]>([
    ['required', { required: true }, '', 'Por favor ingresar correo electrónico'],
    ['only spaces', { required: true, whitespace: true }, '  ', 'Por favor ingresar correo electrónico'],
    ['type', { type: 'email' }, 'ana', 'Correo electrónico no es un correo válido'],
    ['integer', { type: 'integer' }, 1.5, 'Correo electrónico no es un número entero válido'],
    ['list', { type: 'array' }, 'a', 'Correo electrónico no es un listado válido'],
    ['min length', { min: 2 }, 'a', 'Correo electrónico debe tener mínimo 2 caracteres'],
    ['max length', { max: 1 }, 'ab', 'Correo electrónico debe tener máximo 1 carácter'],
    ['length range', { min: 2, max: 200 }, 'a', 'Correo electrónico debe tener entre 2 y 200 caracteres'],
    ['min', { min: 2 }, 1, 'Correo electrónico debe ser mínimo 2'],
    ['max', { max: 1000 }, 1001, 'Correo electrónico debe ser máximo 1.000'],
    ['range', { min: 1, max: 1000 }, 0, 'Correo electrónico debe estar entre 1 y 1.000'],
    ['items', { min: 2 }, ['a'], 'Correo electrónico debe tener mínimo 2 elementos'],
    ['pattern', { pattern: /^x$/ }, 'y', 'Correo electrónico no es un valor válido'],
  ])('without a message of its own says that of all forms: %s', (_, rule, value, said) => {
    expect(brokenRule([rule], value, nothing, 'Correo electrónico') ?? '').toBe(said);
  });

  it('names an abbreviation inside a sentence as it is', () => {
    expect(brokenRule([{ required: true }], '', nothing, 'NIT')).toBe('Por favor ingresar NIT');
  });
});
