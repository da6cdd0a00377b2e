/** First sheet: what was audited, findings by severity and by validation, and what is in no sum. */
import { dayInBogota } from '#core/calendar/bogota.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { outcomeWords, severityName } from '#core/engine/weighing/outcome-words.es.ts';
import { formatNit } from '#core/identity/nit.ts';
import { bySamePerson } from '#core/product/signed-by.es.ts';
import { listName, writeLoad } from '#core/reference/dian/dian-words.es.ts';
import type { SheetToWrite, WrittenCell } from '#platform/workbook/xlsx/write-workbook.ts';
import type { ReportContent } from '../report-content.ts';
import { sumOfColumn, sumWhere } from './amounts.ts';
import { findingColumns } from './findings-sheet.ts';
import { sheetText } from './text.es.ts';

const text = sheetText.summary;

interface Line {
  name: string;
  count: number;
  amount: string;
  toExplain: string;
  /** Column of the list of findings with its name. */
  listed: number;
  rest?: readonly (string | null)[];
}

function signOffRows(signOff: ReportContent['signOff']): WrittenCell[][] {
  if (signOff === null) return [[text.signOff, text.signOffState.open]];
  const { state, prepared, closed, isOnePerson, digest } = signOff;
  const signed = ({ name, card, at }: typeof prepared) => text.signed(name, card, dayInBogota(new Date(at)));
  return [
    [text.signOff, text.signOffState[state]],
    ...(isOnePerson && closed !== null
      ? [[bySamePerson, signed(closed)]]
      : [[text.prepared, signed(prepared)], ...(closed === null ? [] : [[text.reviewed, signed(closed)]])]),
    [text.signedDigest, digest],
  ];
}

function headRows({ company, audit, signOff, rules, lists, seal }: ReportContent): WrittenCell[][] {
  const { period, balance, finishedAt, result } = audit.attributes;
  const { version, fileName, sha256, uploadedBy } = balance.attributes;
  return [
    [text.title],
    [text.company, company.name],
    [text.nit, formatNit(company.nit, company.dv)],
    [text.month, formatPeriod(parsePeriod(period)!)],
    [text.version, version],
    [text.file, fileName],
    [text.digest, sha256],
    [text.loaded, uploadedBy],
    [text.audited, finishedAt === null ? null : dayInBogota(new Date(finishedAt))],
    [text.rules, rules],
    ...(lists ?? []).map(({ list, load }) => [text.list(listName[list]), writeLoad(load)]),
    [text.index, result.healthIndex],
    ...signOffRows(signOff),
    [text.made, seal.made],
    [text.code, seal.code],
    [text.verify, seal.address],
  ];
}

export function summarySheet(content: ReportContent): SheetToWrite {
  const { result } = content.audit.attributes;
  const rows = headRows(content);
  const bold = [0];
  const wrapped: number[] = [];
  const addTable = (header: readonly string[], lines: readonly Line[]) => {
    rows.push([], [...header]);
    bold.push(rows.length - 1, rows.length + lines.length);
    const from = rows.length;
    for (const { name, count, amount, toExplain, listed, rest = [] } of lines) {
      const cell = `A${rows.length + 1}`;
      const sum = (of: number, result: string) => ({
        formula: sumWhere(sheetText.findings.name, { key: listed, amount: of }, cell),
        result: Number(result),
      });
      const { atRisk, toExplain: explained } = findingColumns;
      if (rest.length > 0) wrapped.push(rows.length);
      rows.push([name, count, sum(atRisk, amount), sum(explained, toExplain), ...rest]);
    }
    const to = rows.length - 1;
    const counts = lines.map(({ count }) => `${count}.00`);
    rows.push([
      text.total,
      sumOfColumn(counts, { column: 1, from, to }),
      sumOfColumn(
        lines.map(({ amount }) => amount),
        { column: 2, from, to },
      ),
      sumOfColumn(
        lines.map(({ toExplain }) => toExplain),
        { column: 3, from, to },
      ),
    ]);
  };
  const counted = result.severities.filter(({ severity }) => severity !== 'informativa');
  const informative = result.severities.find(({ severity }) => severity === 'informativa')!;
  addTable(
    text.severities,
    counted.map(({ severity, ...sums }) => ({
      name: severityName[severity],
      listed: findingColumns.severity,
      ...sums,
    })),
  );
  // As on the screen: they are for the fiscal reconciliation, and in no sum.
  rows.push([text.informative, informative.count]);
  addTable(
    text.validations,
    result.validations.map(({ title, findings, amount, toExplain, outcome, notEvaluated, reason }) => {
      const rest = [outcomeWords({ outcome, notEvaluated }), reason];
      return { name: title, count: findings, amount, toExplain, listed: findingColumns.validation, rest };
    }),
  );
  rows.push([], [text.uncounted, ...text.severities.slice(1)]);
  bold.push(rows.length - 1);
  for (const [name, { count, amount, toExplain }] of [
    [text.justified, result.justified],
    [text.snoozed, result.snoozed],
  ] as const)
    rows.push([name, count, Number(amount), Number(toExplain)]);
  return {
    name: text.name,
    rows,
    look: { widths: [38, 26, 20, 20, 30, 60], amounts: [2, 3], bold, wrapped, paper: 'landscape' },
  };
}
