/** Suggested journal entry as text to paste into a spreadsheet, and its totals. */
import type { Finding } from '#core/engine/finding.ts';
import { type Cents, fromDecimal } from '#core/money/money.ts';

export type EntryLine = Finding['entry'][number];

export function entryTotals(lines: readonly EntryLine[]): { debit: Cents; credit: Cents } {
  return {
    debit: lines.reduce((sum, { debit }) => sum + fromDecimal(debit), 0n),
    credit: lines.reduce((sum, { credit }) => sum + fromDecimal(credit), 0n),
  };
}

/** Decimal comma, no thousands separator: a number in a Colombian Excel; whole pesos in any locale. Zero is empty. */
export function sheetNumber(decimal: string): string {
  const cents = fromDecimal(decimal);
  if (cents === 0n) return '';
  const magnitude = cents < 0n ? -cents : cents;
  const fraction = (magnitude % 100n).toString().padStart(2, '0');
  return `${cents < 0n ? '-' : ''}${magnitude / 100n}${fraction === '00' ? '' : `,${fraction}`}`;
}

/** Removes separators and a leading formula character. */
function cell(text: string): string {
  const plain = text.replace(/[\t\r\n]+/g, ' ').trim();
  return /^[=+@-]/.test(plain) ? `'${plain}` : plain;
}

/** TSV with a header row. */
export function entryForSpreadsheet(lines: readonly EntryLine[], headers: readonly string[]): string {
  const rows = lines.map(({ account, accountName, nit, thirdPartyName, debit, credit }) =>
    [
      ...[account, accountName, nit ?? '', thirdPartyName ?? ''].map(cell),
      sheetNumber(debit),
      sheetNumber(credit),
    ].join('\t'),
  );
  return [headers.join('\t'), ...rows].join('\r\n');
}
