/**
 * Drawings in guides are accurate: written as drawn, the file is recognised by that format and gives balanced books.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TrialBalance } from '#core/books/trial-balance.ts';
import { periodKey } from '#core/calendar/period.ts';
import { drawingsAsText, type GuideDrawing, parseDrawing } from '#core/guide/guide-drawing.es.ts';
import { detectFormat } from '#core/reading/detect-format.ts';
import { readBalance } from '#core/reading/read-balance.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { formats } from './registry.gen.ts';

/** Tab-separated, so that no amount or name needs quotes. */
function asFile({ above, heads, rows }: GuideDrawing): Uint8Array {
  const lines = [...above.map(({ text }) => [text]), heads.map(({ text }) => text), ...rows];
  return new TextEncoder().encode(`${lines.map((cells) => cells.join('\t')).join('\n')}\n`);
}

describe.each(formats.map(({ key }) => key))('%s', (key) => {
  const guide = readFileSync(join(import.meta.dirname, key, 'guide.es.md'), 'utf8');
  const [drawing] = [...guide.matchAll(/^```dibujo\n([\s\S]*?)\n```$/gm)].map(([, inside]) => parseDrawing(inside!));

  it('shows how to export it, with a legend for each mark', () => {
    expect(guide).toMatch(/^## Cómo exportarlo$/m);
    expect(guide).toMatch(/^## Errores frecuentes$/m);
    const { above, heads, legend, form, button } = drawing!;
    const marks = new Set([...above, ...heads].flatMap(({ mark }) => mark ?? []));
    expect(legend.flatMap(({ mark }) => mark ?? [])).toEqual([...marks].sort());
    expect(form && button).not.toBe('');
  });

  it('shows a file that is read as drawn', async () => {
    const workbook = await openWorkbook(asFile(drawing!), 'balance.txt');
    expect(detectFormat(workbook, formats)).toMatchObject({ format: { key } });
    const { balance, issues } = await readBalance(workbook, formats);
    expect(issues.filter(({ fatal }) => fatal)).toEqual([]);
    const { debit, credit, closing } = new TrialBalance(balance!).sum('');
    expect({ closing, difference: debit - credit }).toEqual({ closing: 0n, difference: 0n });
    expect(periodKey(balance!.period!)).toBe('2026-03');
  });

  it('reads the same as text', () => {
    const said = drawingsAsText(guide);
    expect(said).not.toContain('```dibujo');
    for (const { text } of drawing!.heads) expect(said).toContain(text);
    expect(said).toContain(drawing!.button);
  });
});
