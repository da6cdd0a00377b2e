/** Runner of all format samples: each is recognised by exactly its own format and gives balanced books. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TrialBalance } from '#core/books/trial-balance.ts';
import { periodKey } from '#core/calendar/period.ts';
import { detectFormat } from '#core/reading/detect-format.ts';
import { readBalance } from '#core/reading/read-balance.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { formats } from './registry.gen.ts';

describe.each(formats.map((format) => [format.key, format] as const))('%s', (key, format) => {
  const folder = join(import.meta.dirname, key, 'samples');

  it.each(readdirSync(folder))('%s', async (name) => {
    const workbook = await openWorkbook(readFileSync(join(folder, name)), name);
    expect(detectFormat(workbook, formats)).toMatchObject({ format: { key } });
    const { balance, issues } = await readBalance(workbook, formats);
    expect(issues.filter(({ fatal }) => fatal)).toEqual([]);
    const view = new TrialBalance(balance!);
    const { opening, debit, credit, closing } = view.sum('');
    expect({ opening, closing, difference: debit - credit }).toEqual({ opening: 0n, closing: 0n, difference: 0n });
    expect(periodKey(balance!.period!)).toBe('2026-03');
    expect(view.accountCount).toBeGreaterThan(1);
  });

  it('has a display name and its own key', () => {
    expect(format.name).not.toBe('');
    expect(formats.filter((other) => other.key === key)).toHaveLength(1);
  });
});
