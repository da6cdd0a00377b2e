/**
 * Files of other periods than one calendar month, in every layout: a range is refused with its ends, month 13 is
 * recognised.
 */
import { describe, expect, it } from 'vitest';
import { readBalance } from '#core/reading/read-balance.ts';
import { describeReadIssue } from '#core/reading/read-issue.es.ts';
import { formats } from '#formats/registry.gen.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { simulateCompany } from '#simulator/simulate-company.ts';
import { auditedMonth, company } from './audited-company.ts';
import { layoutFile, readLayout } from './layout-file.ts';
import { allLayouts } from './packages/all-layouts.ts';
import type { Layout, LayoutCell } from './packages/layout.ts';

/** Texts of February, and of January to February, in each layout. */
const RANGES: readonly [month: RegExp, range: string][] = [
  [/^De Febrero 2026 a /, 'De Enero 2026 a '],
  [/^Febrero de 2026$/, 'Enero a febrero de 2026'],
  [/^De : FEB 1\/2026/, 'De : ENE 1/2026'],
  [/^Desde Feb-01-2026/, 'Desde Ene-01-2026'],
  [/^2026\/02$/, '2026/01'],
  [/^feb\. 2026$/, 'ene. - feb. 2026'],
  [/^202602$/, '202601'],
  [/^10202$/, '10102'],
];

/** The same file for January and February: the first cell with the month has both. */
function ranged(layout: Layout): Layout {
  return {
    ...layout,
    sheets(...given) {
      let isDone = false;
      const change = (cell: LayoutCell): LayoutCell => {
        const range = RANGES.find(([month]) => !isDone && typeof cell === 'string' && month.test(cell));
        if (!range) return cell;
        isDone = true;
        return String(cell).replace(...range);
      };
      return layout.sheets(...given).map(({ name, rows }) => ({ name, rows: rows.map((cells) => cells.map(change)) }));
    },
  };
}

/** Adds the marker of a year-to-date report. */
function cumulative(layout: Layout): Layout {
  return {
    ...layout,
    sheets: (...given) =>
      layout.sheets(...given).map(({ name, rows }, index) => ({
        name,
        rows: index === 0 ? [['Saldos acumulados del año'], ...rows] : rows,
      })),
  };
}

const everyLayout = allLayouts.map((layout) => [layout.key, layout] as const);

describe('a range of months', () => {
  it.each(everyLayout)('in %s is refused with its ends', async (_, layout) => {
    const { balance, issues } = await readLayout(ranged(layout), company, auditedMonth);
    const [issue] = issues.filter(({ fatal }) => fatal);
    expect(balance).toBeNull();
    expect(issue?.code).toMatch(/^period_(range|several|quarterly)$/);
    expect(describeReadIssue(issue!)).toMatch(/enero de 2026.*febrero de 2026/);
  });
});

describe('a cumulative report', () => {
  it.each(everyLayout.filter(([key]) => !['biable/anexo', 'biable/cubo', 'chip/cgn2015-001'].includes(key)))(
    'in %s is refused',
    async (_, layout) => {
      const { balance, issues } = await readLayout(cumulative(layout), company, auditedMonth);
      expect(balance).toBeNull();
      expect(issues).toMatchObject([{ code: 'period_range', data: { from: '2026-01', to: '2026-02' } }]);
    },
  );
});

describe('month 13', () => {
  const simulation = simulateCompany({
    seed: 12,
    kind: 'services',
    from: { year: 2025, month: 12 },
    months: 1,
    errors: 'none',
    closingMonths: true,
  });
  const closing = simulation.months.at(-1)!;

  it.each(everyLayout)('in %s is month 13', async (_, layout) => {
    const { name, bytes } = await layoutFile(layout, simulation.company, closing);
    // By the content, not by the file name.
    const { balance } = await readBalance(
      await openWorkbook(bytes, `libro${name.slice(name.lastIndexOf('.'))}`),
      formats,
    );
    expect(balance?.period).toEqual({ year: 2025, month: 13 });
  });
});
