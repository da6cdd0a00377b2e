import { describe, expect, it } from 'vitest';
import { openTotal, reconcile } from './comparison.ts';

const step = (count: number, amount: string, toExplain = '0.00') => ({ count, amount, toExplain });
const comparison = {
  period: '2026-09',
  healthIndex: 74,
  openBefore: step(13, '28421640.00', '900.00'),
  corrected: step(4, '10000000.00'),
  unseen: step(2, '611900.00'),
  fresh: step(7, '23570900.00', '50.00'),
  reopened: step(1, '1186331.00'),
  persistent: step(7, '17809740.00'),
  setAside: step(0, '0.00'),
  returned: step(0, '0.00'),
};

describe('what is open now', () => {
  const severities = [
    { severity: 'critica', ...step(1, '8746000.00') },
    { severity: 'alta', ...step(14, '33820971.00', '950.00') },
    { severity: 'informativa', ...step(1, '1250000.00') },
  ] as const;

  it('leaves the informative out', () => {
    expect(openTotal([...severities])).toEqual({ count: 15, atRisk: 4256697100n, toExplain: 95000n });
  });

  it('is explained by the steps when what persists has not moved', () => {
    expect(reconcile(comparison, openTotal([...severities]))).toEqual({ count: 0, atRisk: 0n, toExplain: 0n });
  });

  it('is explained with what was set aside and what came back', () => {
    const aside = { ...comparison, setAside: step(2, '500000.00'), returned: step(1, '1000.00') };
    const now = { count: 14, atRisk: 4256697100n - 49900000n, toExplain: 95000n };
    expect(reconcile(aside, now)).toEqual({ count: 0, atRisk: 0n, toExplain: 0n });
  });

  it('leaves what persists and moved as a step of its own', () => {
    expect(reconcile(comparison, { count: 14, atRisk: 4256697101n, toExplain: 94999n })).toEqual({
      count: -1,
      atRisk: 1n,
      toExplain: -1n,
    });
  });
});
