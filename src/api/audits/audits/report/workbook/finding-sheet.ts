/** Sheet of a validation: a line for each third party of its findings, with totals that follow the filter. */
import type { Finding } from '#core/engine/finding.ts';
import { severityName } from '#core/engine/weighing/outcome-words.es.ts';
import { formatNit } from '#core/identity/nit.ts';
import { fromDecimal, toDecimal } from '#core/money/money.ts';
import type { SheetToWrite, WrittenCell } from '#platform/workbook/xlsx/write-workbook.ts';
import { type ReportedFinding, standingOf } from '../report-content.ts';
import { sumOfColumn } from './amounts.ts';
import { sheetText, stateName } from './text.es.ts';

const text = sheetText.findings;
/** Columns of the amounts: at risk, to explain, in no sum. */
const [AT_RISK, TO_EXPLAIN, NEITHER] = [7, 8, 9] as const;
const columnOf = { at_risk: AT_RISK, to_explain: TO_EXPLAIN, none: NEITHER } as const;
/** Names of third parties in one cell. */
const NAMED = 20;
/** Row numbers in one cell. */
const LISTED = 200;
const widths = [12, 10, 44, 14, 30, 16, 34, 18, 18, 18, 14, 20, 10, 70, 60, 70, 30, 24];

export function findingSheet(name: string, items: readonly ReportedFinding[]): SheetToWrite {
  const amounts: Record<number, string[]> = { [AT_RISK]: [], [TO_EXPLAIN]: [], [NEITHER]: [] };
  const rows: WrittenCell[][] = [[...text.header]];
  for (const item of items) {
    const column = columnOf[standingOf(item)];
    for (const part of partsOf(item.finding)) {
      amounts[column]!.push(part.amount);
      rows.push(lineOf(item, part, column));
    }
  }
  const last = rows.length - 1;
  const total = (column: number) => sumOfColumn(amounts[column]!, { column, from: 1, to: last, visible: true });
  rows.push([text.total, ...Array<null>(AT_RISK - 1).fill(null), total(AT_RISK), total(TO_EXPLAIN), total(NEITHER)]);
  const look = { widths, amounts: [AT_RISK, TO_EXPLAIN, NEITHER], bold: [0, last + 1], head: { row: 0, last } };
  return { name, rows, look };
}

interface Part {
  nit: string;
  name: string;
  /** They add up to that of the finding. */
  amount: string;
  rows: readonly number[];
}

/** A finding by third party; whole where its third parties are no parts of its amount. */
function partsOf({ thirdParties, thirdPartyCount, thirdPartyMeasure, amount, rows }: Finding): Part[] {
  const parts = thirdParties.map(({ nit, name, amount: own, share, rows: source }) => {
    const part = share ?? (thirdPartyMeasure === null ? own : null);
    return { nit: formatNit(nit), name, amount: part, rows: source };
  });
  const isWhole = parts.length === 0 || parts.some((part) => part.amount === null);
  if (isWhole) {
    const names = thirdParties.slice(0, NAMED).map(({ name }) => name);
    return [{ nit: '', name: text.and(names, thirdPartyCount - names.length), amount, rows }];
  }
  const listed = parts as Part[];
  const rest = fromDecimal(amount) - listed.reduce((sum, part) => sum + fromDecimal(part.amount), 0n);
  if (rest === 0n) return listed;
  return [
    ...listed,
    { nit: '', name: text.others(thirdPartyCount - listed.length), amount: toDecimal(rest), rows: [] },
  ];
}

function lineOf({ finding, life, since }: ReportedFinding, part: Part, column: number): WrittenCell[] {
  const { severity, rule, title, account, accountName, message, why, correction, legal } = finding;
  const figures: (number | null)[] = [null, null, null];
  figures[column - AT_RISK] = Number(part.amount);
  const more = part.rows.length - LISTED;
  return [
    severityName[severity],
    rule,
    title,
    account,
    accountName,
    part.nit,
    part.name,
    ...figures,
    stateName[life.state],
    life.assignee?.name ?? null,
    since,
    message,
    why,
    correction,
    legal.map(({ norm, article }) => `${norm} ${article}`.trim()).join('; '),
    `${part.rows.slice(0, LISTED).join(', ')}${more > 0 ? ` …` : ''}`,
  ];
}
