/**
 * Other kinds of companies in every layout, with codes and ids as text or as converted by Excel: foreign ids, works,
 * donations.
 */
import { describe, expect, it } from 'vitest';
import type { KindKey } from '#simulator/model.ts';
import { simulateCompany } from '#simulator/simulate-company.ts';
import { spread } from '../support/test-sizes.ts';
import { booksOf } from './books-of.ts';
import { balanceIn } from './layout-file.ts';
import { allLayouts } from './packages/all-layouts.ts';
import type { Layout, LayoutCell } from './packages/layout.ts';

const kinds = spread<KindKey>(['importer', 'construction', 'esal'], 1);

/** Codes and ids as numbers: Excel's conversion when a file is saved again. */
function withNumbers(layout: Layout): Layout {
  const asNumber = (cell: LayoutCell) =>
    typeof cell === 'string' && /^\s*[1-9]\d{0,14}\s*$/.test(cell) ? Number(cell) : cell;
  return {
    ...layout,
    sheets: (...given) =>
      layout.sheets(...given).map(({ name, rows }) => ({ name, rows: rows.map((cells) => cells.map(asNumber)) })),
  };
}

describe.each(kinds)('%s', (kind) => {
  const { company, months } = simulateCompany({
    seed: 5,
    kind,
    from: { year: 2025, month: 10 },
    months: 3,
    errors: 'instructive',
  });
  const month = months.at(-1)!;
  const reference = balanceIn(allLayouts[0]!, company, month);

  it.each(allLayouts.map((layout) => [layout.key, layout] as const))('%s', async (_, layout) => {
    const expected = booksOf(await reference, layout.reach);
    for (const written of [layout, withNumbers(layout)])
      expect(booksOf(await balanceIn(written, company, month), layout.reach)).toEqual(expected);
  });
});
