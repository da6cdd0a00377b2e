/** Suggested entries as Siigo Nube imports them: which go, on what day, and why others do not. */
import { expect, test } from 'vitest';
import type { ReportContent } from '../report-content.ts';
import { siigoSheets } from './siigo-sheet.ts';
import { sheetText } from './text.es.ts';

const text = sheetText.siigo;
const line = (debit: string, credit: string, more: object = {}) => ({
  account: '13050501',
  accountName: 'Clientes',
  nit: '900394374',
  thirdPartyName: 'Ana',
  debit,
  credit,
  ...more,
});

function sheets(period: string, entries: readonly (readonly object[])[], state = 'nuevo') {
  const findings = entries.map((entry, index) => ({
    life: { state, snoozedTo: null },
    finding: { rule: 'TER-1', title: `Hallazgo ${index}`, entry },
  }));
  return siigoSheets({ findings, audit: { attributes: { period } } } as unknown as ReportContent);
}

test('each entry is a voucher of the last day of its month', () => {
  const [first] = sheets('2024-02', [
    [line('10.50', '0.00'), line('0.00', '10.50')],
    [line('7.00', '0.00'), line('0.00', '7.00')],
  ]);
  expect(first!.rows[0]).toHaveLength(27);
  expect(first!.rows.slice(1).map((row) => [row[1], row[2], row[5], row[6], row[21], row[22]])).toEqual([
    [1, '29/02/2024', '13050501', '900394374', 10.5, 0],
    [1, '29/02/2024', '13050501', '900394374', 0, 10.5],
    [2, '29/02/2024', '13050501', '900394374', 7, 0],
    [2, '29/02/2024', '13050501', '900394374', 0, 7],
  ]);
  expect(sheets('2025-13', [[line('1.00', '0.00'), line('0.00', '1.00')]])[0]!.rows[1]![2]).toBe('31/12/2025');
});

test('what Siigo would refuse is left out, and why is said', () => {
  const [vouchers, , left] = sheets('2026-03', [
    [line('1.00', '0.00', { outsideChart: true, account: '61' }), line('0.00', '1.00')],
    [line('1.00', '0.00', { nit: null }), line('0.00', '1.00')],
    [line('1.00', '0.00'), line('0.00', '2.00')],
  ]);
  expect(vouchers!.rows).toHaveLength(1);
  expect(left!.rows.slice(1).map(([, , why]) => why)).toEqual([
    text.outside('61'),
    text.nobody('13050501'),
    text.unbalanced,
  ]);
});

test('a sheet has at most 500 lines, and no voucher is in two; what is justified has none', () => {
  const entry = [line('2.00', '0.00'), line('0.00', '1.00'), line('0.00', '1.00')];
  const made = sheets('2026-03', Array(200).fill(entry));
  expect(made.map(({ name, rows }) => [name, rows.length - 1]).slice(0, 2)).toEqual([
    [text.name, 498],
    [`${text.name} 2`, 102],
  ]);
  expect(sheets('2026-03', [entry], 'justificado')[0]!.rows).toHaveLength(1);
});
