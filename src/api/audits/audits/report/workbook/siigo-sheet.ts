/**
 * Suggested entries in the layout of Siigo Nube's import of accounting vouchers (comprobantes contables). Siigo documents
 * neither order nor names of its columns in public: they are those of three programs that fill in its template, and agree.
 * Its help says that a file holds at most 500 lines.
 */
import { type Period, parsePeriod } from '#core/calendar/period.ts';
import { fromDecimal } from '#core/money/money.ts';
import type { SheetToWrite, WrittenCell } from '#platform/workbook/xlsx/write-workbook.ts';
import { isSetAside, type ReportContent, type ReportedFinding } from '../report-content.ts';
import { sheetText } from './text.es.ts';

const text = sheetText.siigo;
/** Lines of an import. */
const MOST_LINES = 500;
const [TYPE, NUMBER, DATE, ACCOUNT, PERSON, DESCRIPTION, DEBIT, CREDIT, NOTES] = [
  0, 1, 2, 5, 6, 19, 21, 22, 23,
] as const;

/** Sheets of at most 500 lines, no voucher in two of them, and one with what is left out and why. */
export function siigoSheets({ findings, audit }: ReportContent): SheetToWrite[] {
  const day = lastDay(parsePeriod(audit.attributes.period)!);
  const suggested = findings.filter(({ finding, life }) => finding.entry.length > 0 && !isSetAside(life));
  const sheets: WrittenCell[][][] = [[]];
  const left: WrittenCell[][] = [];
  let number = 0;
  for (const item of suggested) {
    const why = obstacle(item);
    if (why !== null) {
      left.push([item.finding.rule, item.finding.title, why]);
      continue;
    }
    number += 1;
    const lines = item.finding.entry.map((line) => lineOf(item, line, { number, day }));
    if (sheets.at(-1)!.length + lines.length > MOST_LINES) sheets.push([]);
    sheets.at(-1)!.push(...lines);
  }
  return [
    ...sheets.map((lines, index) => ({
      name: index === 0 ? text.name : `${text.name} ${index + 1}`,
      rows: [[...text.header], ...lines],
    })),
    { name: text.how, rows: text.steps.map((step) => [step]), look: { widths: [110] } },
    { name: text.left, rows: [[...text.leftHeader], ...left], look: { widths: [10, 60, 70], bold: [0] } },
  ];
}

/** Why Siigo would not take an entry, or null. */
function obstacle({ finding: { entry } }: ReportedFinding): string | null {
  if (entry.length > MOST_LINES) return text.tooLong(entry.length);
  const outside = entry.find(({ outsideChart }) => outsideChart);
  if (outside !== undefined) return text.outside(outside.account);
  const nobody = entry.find(({ nit }) => nit === null || nit === '');
  if (nobody !== undefined) return text.nobody(nobody.account);
  const sum = entry.reduce((all, { debit, credit }) => all + fromDecimal(debit) - fromDecimal(credit), 0n);
  return sum === 0n ? null : text.unbalanced;
}

function lineOf(
  { finding: { rule, title } }: ReportedFinding,
  { account, nit, debit, credit }: ReportedFinding['finding']['entry'][number],
  { number, day }: { number: number; day: string },
): WrittenCell[] {
  const cells: WrittenCell[] = Array(text.header.length).fill(null);
  cells[TYPE] = text.type;
  cells[NUMBER] = number;
  cells[DATE] = day;
  cells[ACCOUNT] = account;
  cells[PERSON] = nit;
  cells[DESCRIPTION] = title.slice(0, text.longest);
  cells[DEBIT] = Number(debit);
  cells[CREDIT] = Number(credit);
  cells[NOTES] = rule;
  return cells;
}

/** `31/03/2026`; of the closing month the last day of its year. */
function lastDay({ year, month }: Period): string {
  const last = Math.min(month, 12);
  const day = new Date(Date.UTC(year, last, 0)).getUTCDate();
  return [`${day}`, `${last}`.padStart(2, '0'), `${year}`].join('/');
}
