/** Figures that are stored follow from the derivation that its number names: a change of what is derived raises it. */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { decodeFigures, encodeFigures } from '#api/statements/encoded-figures.ts';
import { DERIVATION } from '#api/statements/figures-basis.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { balanceOfBooks } from '#core/engine/validation-case.ts';
import { figuresOf } from '#core/statement/month-figures.ts';
import { chartBooks, listedCharts } from './chart-books.ts';

/** What was derived under the number in force. */
const STORED = { derivation: 9, digest: 'QkkT0-q2xlbA2r6MyFL2Ok62yP4wRpRoPViDvBzsu5c' };

it('has a new number whenever the figures of a month change', () => {
  const hash = createHash('sha256');
  for (const chart of listedCharts)
    for (const period of ['2025-12', '2026-01', '2026-03']) {
      const figures = figuresOf(balanceOfBooks(period, chartBooks(chart)), parsePeriod(period)!);
      expect(decodeFigures(encodeFigures(figures))).toEqual(figures);
      hash.update(JSON.stringify(figures, (_, value) => (typeof value === 'bigint' ? String(value) : value)));
    }
  const derived = { derivation: DERIVATION, digest: hash.digest('base64url') };
  expect(derived, 'raise DERIVATION (api/statements/figures-basis.ts) and store its digest here').toEqual(STORED);
});
