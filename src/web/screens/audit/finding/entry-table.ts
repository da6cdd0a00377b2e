/** Suggested journal entry as text to paste into a spreadsheet, and its totals. */
import type { Finding } from '#core/engine/finding.ts';
import { type Cents, fromDecimal, toDecimal } from '#core/money/money.ts';

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

/** TSV with a header row; the last header is that of a note, only where a line has one. */
export function entryForSpreadsheet(
  lines: readonly EntryLine[],
  headers: readonly string[],
  outsideChart: string,
): string {
  const isNoted = lines.some((line) => line.outsideChart);
  const rows = lines.map(({ account, accountName, nit, thirdPartyName, debit, credit, outsideChart: isOutside }) =>
    [
      ...[account, accountName, nit ?? '', thirdPartyName ?? ''].map(cell),
      sheetNumber(debit),
      sheetNumber(credit),
      ...(isNoted ? [isOutside ? outsideChart : ''] : []),
    ].join('\t'),
  );
  return [(isNoted ? headers : headers.slice(0, -1)).join('\t'), ...rows].join('\r\n');
}

/** A row of the table: a line, or several of one account and side. */
export interface EntryRow {
  key: string;
  lines: readonly [EntryLine, ...EntryLine[]];
  debit: string;
  credit: string;
}

/** Lines of an entry up to which each has its row. */
const FEW_LINES = 8;

/** Rows of a table: in a long entry the third parties of an account are one row, unless it was opened by its key. */
export function entryRows(lines: readonly EntryLine[], opened: ReadonlySet<string>): EntryRow[] {
  const sideOf = ({ account, debit }: EntryLine) => `${account} ${fromDecimal(debit) === 0n ? 'credit' : 'debit'}`;
  const groups = Map.groupBy(lines, (line) => (lines.length > FEW_LINES ? sideOf(line) : lines.indexOf(line)));
  return [...groups].flatMap(([key, group]) => {
    const rows = opened.has(String(key)) ? group.map((line) => [line]) : [group];
    return rows.map((own, at): EntryRow => {
      const { debit, credit } = entryTotals(own);
      const name = rows.length > 1 ? `${key} ${at}` : String(key);
      return {
        key: name,
        lines: own as [EntryLine, ...EntryLine[]],
        debit: toDecimal(debit),
        credit: toDecimal(credit),
      };
    });
  });
}
