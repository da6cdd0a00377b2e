/** What was eliminated between the companies of a group, as a sheet: a pair is the sum of its accounts. */
import type { Cents } from '#core/money/money.ts';
import { toDecimal } from '#core/money/money.ts';
import type { SheetToWrite, WrittenCell } from '#platform/workbook/xlsx/write-workbook.ts';
import type { GroupDocument } from '../../consolidated/contract.ts';
import { eliminationLines } from '../group-lines.ts';
import { documentText } from '../text.es.ts';

const text = documentText.group;
/** Letters of the amounts of both. */
const AMOUNTS = ['E', 'F'] as const;

const pesos = (cents: Cents) => Number(toDecimal(cents));

export function eliminationsSheet(group: GroupDocument): SheetToWrite {
  const lines = eliminationLines(group);
  const rows: WrittenCell[][] = [[text.eliminations], [text.eliminationWords], [], [...text.head]];
  const head = rows.length - 1;
  const bold = [0, head];
  for (const [index, { level, kind, companies, code, name, amounts, difference }] of lines.entries()) {
    const row = rows.length + 1;
    if (level === 'account') {
      rows.push([companies[0]!, null, code, name, ...amounts.map((cents) => (cents === null ? null : pesos(cents)))]);
      continue;
    }
    bold.push(rows.length);
    const parts = lines.slice(index + 1).findIndex((line) => line.level === 'pair');
    const last = row + (parts < 0 ? lines.length - index - 1 : parts);
    rows.push([
      text.pair(companies),
      text.kinds[kind],
      null,
      null,
      ...AMOUNTS.map((letter, at) => ({
        formula: `SUM(${letter}${row + 1}:${letter}${last})`,
        result: pesos(amounts[at]!),
      })),
      { formula: AMOUNTS.map((letter) => `${letter}${row}`).join('+'), result: pesos(difference!) },
    ]);
  }
  if (lines.length === 0) rows.push([text.nothing]);
  const look = {
    widths: [46, 20, 12, 40, 20, 20, 20],
    amounts: [4, 5, 6],
    bold,
    head: { row: head, last: Math.max(head, rows.length - 1) },
  };
  return { name: text.eliminations, rows, look };
}
