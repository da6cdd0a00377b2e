import { describe, expect, it } from 'vitest';
import { saidSeries } from './said-series.es.ts';

const points = (...values: (number | null)[]) => values.map((value, index) => ({ name: `mes ${index + 1}`, value }));
const said = (...values: (number | null)[]) => saidSeries(points(...values), String);

describe('a series in words', () => {
  it.each<[values: (number | null)[], said: string]>([
    [[], ''],
    [[null, null], ''],
    [[null, 4, null], 'mes 2: 4'],
    [[1, 2, 3], 'primero, mes 1: 1; último, mes 3: 3'],
    [[5, 5, 5], 'primero, mes 1: 5; último, mes 3: 5'],
    [[2, 9, 3], 'primero, mes 1: 2; último, mes 3: 3; más alto, mes 2: 9'],
    [[2, 9, -1, 3], 'primero, mes 1: 2; último, mes 4: 3; más alto, mes 2: 9; más bajo, mes 3: -1'],
    [[null, 2, null, 0, 3], 'primero, mes 2: 2; último, mes 5: 3; más bajo, mes 4: 0'],
  ])('%j', (values, expected) => {
    expect(said(...values)).toBe(expected);
  });

  it('of cents, and says what stands in parentheses as negative', () => {
    const cents = [10n, -300n, 20n].map((value, index) => ({ name: String(index), value }));
    expect(saidSeries(cents, (value) => (value < 0n ? `(${-value})` : String(value)))).toContain(
      'más bajo, 1: menos 300',
    );
  });

  it('of which nothing is told as zero, not as a dash', () => {
    const tell = (value: number) => (value === 0 ? '–' : String(value));
    expect(saidSeries(points(0, 3), tell)).toBe('primero, mes 1: cero; último, mes 2: 3');
  });
});
