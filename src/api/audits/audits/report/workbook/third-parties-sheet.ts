/** The third parties of the findings: a line for each one of each finding, whose amounts add up to that of the finding. */
import type { Finding } from '#core/engine/finding.ts';
import { formatIdentity } from '#core/identity/nit.ts';
import { fromDecimal, toDecimal } from '#core/money/money.ts';
import type { SheetToWrite, WrittenCell } from '#platform/workbook/xlsx/write-workbook.ts';
import type { ReportContent } from '../report-content.ts';
import { sumOfColumn } from './amounts.ts';
import { sheetText } from './text.es.ts';

const text = sheetText.thirdParties;
/** From 0: number of the finding, and the amount. */
export const partsColumns = { number: 0, amount: 7 } as const;
/** Row numbers in one cell. */
const LISTED = 200;
const widths = [6, 9, 40, 14, 30, 18, 34, 18, 30];

/** Null where no finding has third parties. */
export function thirdPartiesSheet({ findings }: ReportContent): SheetToWrite | null {
  const lines = findings.flatMap(({ finding }, at) => partsOf(finding).map((part) => ({ finding, part, at })));
  if (lines.length === 0) return null;
  const rows = lines.map(({ finding: { rule, title, account, accountName }, part, at }): WrittenCell[] => {
    const more = part.rows.length - LISTED;
    return [
      ...[at + 1, rule, title, account, accountName, part.nit, part.name],
      part.amount === null ? null : Number(part.amount),
      `${part.rows.slice(0, LISTED).join(', ')}${more > 0 ? ' …' : ''}`,
    ];
  });
  const { amount } = partsColumns;
  const all = lines.flatMap(({ part }) => part.amount ?? []);
  const total = sumOfColumn(all, { column: amount, from: 1, to: lines.length, visible: true });
  return {
    name: text.name,
    rows: [[...text.header], ...rows, [text.total, ...Array<null>(amount - 1).fill(null), total]],
    look: {
      widths,
      amounts: [amount],
      bold: [0, lines.length + 1],
      head: { row: 0, last: lines.length },
      paper: 'landscape',
    },
  };
}

interface Part {
  nit: string;
  name: string;
  /** Its part of that of the finding; null where third parties are no parts of it. */
  amount: string | null;
  rows: readonly number[];
}

/** Whether the lines of a finding add up to it. */
export function addsUp(finding: Finding): boolean {
  const parts = partsOf(finding);
  return parts.length > 0 && parts.every(({ amount }) => amount !== null);
}

function partsOf({ thirdParties, thirdPartyCount, thirdPartyMeasure, amount, rows }: Finding): Part[] {
  const parts = thirdParties.map(({ nit, name, amount: own, share, rows: source }): Part => {
    const part = share ?? (thirdPartyMeasure === null ? own : null);
    return { nit: formatIdentity(nit), name, amount: part, rows: source };
  });
  const figures = parts.flatMap((part) => part.amount ?? []);
  if (figures.length < parts.length) return parts.map((part) => ({ ...part, amount: null }));
  const rest = fromDecimal(amount) - figures.reduce((sum, figure) => sum + fromDecimal(figure), 0n);
  if (parts.length === 0 || rest === 0n) return parts;
  const others = { nit: '', name: text.others(thirdPartyCount - parts.length), amount: toDecimal(rest), rows: [] };
  return [...parts, { ...others, rows: thirdPartyCount > parts.length ? [] : rows }];
}
