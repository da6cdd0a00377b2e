import { describe, expect, it } from 'vitest';
import { examples } from '../text.es.ts';
import { corrected, problemOf } from './expression-problem.ts';

describe('problemOf', () => {
  it('points at a word that the language does not know, and at what it may be', () => {
    const source = '1 <= sald("1105")';
    const problem = problemOf(source)!;
    expect(source.slice(problem.at, problem.at + problem.length)).toBe('sald');
    expect(problem.sentence).toContain('En el carácter 6');
    expect(corrected(source, problem)).toBe('1 <= saldo("1105")');
  });
  it.each([
    ['saldo("1105") <= 5.000.000', 'saldo("1105") <= 5_000_000'],
    ['saldo("1105") <= 5.000.000,50', 'saldo("1105") <= 5_000_000.50'],
    ['saldo("1105") <= 10.000', 'saldo("1105") <= 10_000'],
    ['saldo("2408") <= 0,19 * saldo("4135")', 'saldo("2408") <= 0.19 * saldo("4135")'],
    ['saldo("1105") <= 5,000,000', 'saldo("1105") <= 5_000_000'],
    ['saldo("1105") <= 5 000 000', 'saldo("1105") <= 5_000_000'],
    [`saldo("1105") <= 5'000.000 y saldo("1110") > 0`, 'saldo("1105") <= 5_000_000 y saldo("1110") > 0'],
    ['saldo("1105") <= 5’000.000', 'saldo("1105") <= 5_000_000'],
    ['saldo("1105") <= 5\u00a0000\u00a0000', 'saldo("1105") <= 5_000_000'],
    ['saldo("1105") <= $ 5.000.000,50', 'saldo("1105") <= 5_000_000.50'],
    ['absoluto(saldo("41")) >= $5,000,000', 'absoluto(saldo("41")) >= 5_000_000'],
    ['saldo("1105") <= $5000000', 'saldo("1105") <= 5000000'],
    ['saldo("1105") <= 12,500,000.75', 'saldo("1105") <= 12_500_000.75'],
    ['saldo("1105") <= 5,000', 'saldo("1105") <= 5_000'],
    ['saldo("1105") <= 0,195 * saldo("4135")', 'saldo("1105") <= 0.195 * saldo("4135")'],
    ['tercero("1305", saldo("1305") <= 5,000,000)', 'tercero("1305", saldo("1305") <= 5_000_000)'],
    ['saldo(1105) >= 0', 'saldo("1105") >= 0'],
  ])('rewrites %s as %s', (source, meant) => {
    expect(corrected(source, problemOf(source)!)).toBe(meant);
    expect(problemOf(meant)).toBeNull();
  });
  it('says that decimals go with a point', () => {
    expect(problemOf('saldo("1105") <= 0,19')?.sentence).toBe('En el carácter 18: los decimales van con punto, 0.19.');
  });
  it('offers nothing for commas that group no thousands', () => {
    const problem = problemOf('saldo("1105") <= 5,00,000')!;
    expect(problem).toMatchObject({ at: 17, length: 8, suggestion: null });
    expect(problem.sentence).toContain('los miles van con raya baja');
  });
  it('offers nothing where a comma may part thousands or decimals', () => {
    expect(problemOf(`saldo("1105") <= 5'000,000`)?.suggestion).toBeNull();
  });
  it('points after the end when something is missing there', () => {
    const source = 'saldo("1105") >=';
    expect(problemOf(source)).toMatchObject({ at: source.length, length: 0, suggestion: null });
  });
  it('has nothing to say of the examples', () => {
    expect(examples.map(({ values }) => problemOf(values.expression))).toEqual(examples.map(() => null));
  });
});
