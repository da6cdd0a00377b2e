/** The list of all findings: one line each, with what it counts for, its state, law and address. */
import type { Finding } from '#core/engine/finding.ts';
import { severityName } from '#core/engine/weighing/outcome-words.es.ts';
import type { FormulaCell, SheetToWrite, WrittenCell } from '#platform/workbook/xlsx/write-workbook.ts';
import { type ReportContent, type ReportedFinding, standingOf } from '../report-content.ts';
import { sumOfColumn, sumWhere } from './amounts.ts';
import { sheetText, stateName } from './text.es.ts';
import { addsUp, partsColumns } from './third-parties-sheet.ts';

const text = sheetText.findings;
/** Columns that other sheets name, from 0: number of the finding, severity, validation, and the amounts. */
export const findingColumns = { number: 0, severity: 1, validation: 2, atRisk: 8, toExplain: 9, neither: 10 } as const;
const columnOf = {
  at_risk: findingColumns.atRisk,
  to_explain: findingColumns.toExplain,
  none: findingColumns.neither,
} as const;
const amounts = Object.values(columnOf);
/** Names of third parties in one cell. */
const NAMED = 5;
/** Row numbers in one cell. */
const LISTED = 200;
const widths = [6, 11, 24, 9, 40, 14, 28, 28, 18, 18, 18, 14, 60, 20, 10, 70, 60, 26, 16, 10];
/** Up to what to do: what follows is read on a screen. */
const PRINTED = 13;

export function findingsSheet(content: ReportContent): SheetToWrite {
  const { findings } = content;
  const rows: WrittenCell[][] = [
    [...text.header],
    ...findings.map((item, at) => lineOf(item, { number: at + 1, address: addressOf(content, item.finding) })),
  ];
  const last = findings.length;
  const total = (column: number) =>
    sumOfColumn(
      findings.flatMap((item) => (columnOf[standingOf(item)] === column ? [item.finding.amount] : [])),
      { column, from: 1, to: last, visible: true },
    );
  const before = Array<null>(findingColumns.atRisk - 1).fill(null);
  if (last > 0) rows.push([text.total, ...before, ...amounts.map(total)]);
  return {
    name: text.name,
    rows,
    look: {
      widths,
      amounts,
      bold: [0, last + 1],
      wrapped: findings.map((_, at) => at + 1),
      head: { row: 0, last },
      paper: 'landscape',
      printedColumns: PRINTED,
    },
  };
}

function addressOf({ seal, companyId, audit }: ReportContent, { fingerprint }: Finding): string {
  const query = new URLSearchParams({ mes: audit.attributes.period, ver: 'todos', hallazgo: fingerprint });
  return `${seal.home}/empresa/${companyId}/servicio/auditoria?${query}`;
}

function lineOf(item: ReportedFinding, { number, address }: { number: number; address: string }): WrittenCell[] {
  const { finding, life, since, validationTitle } = item;
  const { severity, rule, title, account, accountName, message, why, correction, legal } = finding;
  const figures: (FormulaCell | number | null)[] = [null, null, null];
  figures[columnOf[standingOf(item)] - findingColumns.atRisk] = amountOf(finding, number);
  const names = finding.thirdParties.slice(0, NAMED).map(({ name }) => name);
  const more = finding.rows.length - LISTED;
  return [
    ...[number, severityName[severity], validationTitle, rule, title, account, accountName],
    text.and(names, finding.thirdPartyCount - names.length),
    ...figures,
    ...[stateName[life.state], correction, life.assignee?.name ?? null, since, message, why],
    legal.map(({ norm, article }) => `${norm} ${article}`.trim()).join('; '),
    `${finding.rows.slice(0, LISTED).join(', ')}${more > 0 ? ' …' : ''}`,
    { text: text.open, address },
  ];
}

/** The sum of its third parties where they add up to it; else as it was found. */
function amountOf(finding: Finding, number: number): FormulaCell | number {
  const result = Number(finding.amount);
  if (!addsUp(finding)) return result;
  const { number: key, amount } = partsColumns;
  return { formula: sumWhere(sheetText.thirdParties.name, { key, amount }, `A${number + 1}`), result };
}
