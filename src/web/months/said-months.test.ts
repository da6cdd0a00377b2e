import { describe, expect, it } from 'vitest';
import { saidMonths } from './said-months.ts';

const strip = (states: string) =>
  [...states].map((state, index) => ({
    period: `2026-${String(index + 1).padStart(2, '0')}`,
    state: state === '.' ? ('sin_cargar' as const) : ('auditado' as const),
    openFindings: 0,
    critical: 0,
  }));
const said = (states: string, ...kept: string[]) => {
  const { silent, one } = saidMonths(strip(states), kept);
  return { said: strip(states).length - silent.size, one };
};

describe('months said of a strip', () => {
  it.each([
    ['nine before the first are one', '.........xxx', [], 4, { from: '2026-01', to: '2026-09' }],
    ['one alone is itself', '.xx', [], 3, null],
    ['holes after the first are each their own', '..x..x', [], 5, { from: '2026-01', to: '2026-02' }],
    ['a strip without balances', '....', ['2026-04'], 2, { from: '2026-01', to: '2026-03' }],
    ['the month that is shown', '....x', ['2026-01'], 3, { from: '2026-02', to: '2026-04' }],
    ['nothing before', 'xx', [], 2, null],
  ] as const)('%s', (_name, states, kept, count, one) => {
    expect(said(states, ...kept)).toEqual({ said: count, one });
  });
});
