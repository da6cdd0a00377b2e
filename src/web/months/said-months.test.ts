import { describe, expect, it } from 'vitest';
import { saidMonths } from './said-months.ts';

const strip = (states: string) =>
  [...states].map((state, index) => ({
    period: `2026-${String(index + 1).padStart(2, '0')}`,
    state: state === '.' ? ('sin_cargar' as const) : ('auditado' as const),
    openFindings: 0,
    critical: 0,
  }));
const said = (states: string, shown?: string) => {
  const { silent, runs, stop } = saidMonths(strip(states), shown);
  return {
    said: strip(states).length - silent.size,
    runs: [...runs].map(([at, { from, to }]) => `${at} says ${from} to ${to}`),
    stop,
  };
};

describe('months said of a strip', () => {
  it.each([
    ['nine before the first are one', '.........xxx', undefined, 4, ['2026-09 says 2026-01 to 2026-09'], '2026-12'],
    ['three after the last are one', 'xx...', undefined, 3, ['2026-03 says 2026-03 to 2026-05'], '2026-03'],
    ['one alone is itself', '.xx.', undefined, 4, [], '2026-04'],
    ['holes are each their own', '..x..x', undefined, 5, ['2026-02 says 2026-01 to 2026-02'], '2026-06'],
    ['a strip without balances', '....', undefined, 1, ['2026-04 says 2026-01 to 2026-04'], '2026-04'],
    ['the month that is shown, before', '....x', '2026-01', 3, ['2026-04 says 2026-02 to 2026-04'], '2026-01'],
    ['the month that is shown, after', 'x...', '2026-04', 3, ['2026-02 says 2026-02 to 2026-03'], '2026-04'],
    ['nothing before or after', 'xx', undefined, 2, [], '2026-02'],
  ] as const)('%s', (_name, states, shown, count, runs, stop) => {
    expect(said(states, shown)).toEqual({ said: count, runs, stop });
  });
});
