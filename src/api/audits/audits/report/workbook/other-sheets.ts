/** Sheets beside the list of findings: entries, justified and postponed findings, practices, what is gone, file rows. */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import { dayInBogota } from '#core/calendar/bogota.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { stakeWord } from '#core/engine/weighing/stake-words.es.ts';
import { formatIdentity } from '#core/identity/nit.ts';
import type { SheetToWrite, WrittenCell } from '#platform/workbook/xlsx/write-workbook.ts';
import { goneWords } from '../gone-words.ts';
import { isSetAside, type ReportContent } from '../report-content.ts';
import { inPesos, sumOfColumn } from './amounts.ts';
import { sheetText, stateName } from './text.es.ts';

/** File rows written: more are in the file itself. */
const MOST_ROWS = 50_000;

/** Null without entries. */
export function entrySheet({ findings }: ReportContent): SheetToWrite | null {
  const text = sheetText.entries;
  const lines = findings.flatMap(({ finding, life }) =>
    isSetAside(life) ? [] : finding.entry.map((line) => ({ ...line, rule: finding.rule, title: finding.title })),
  );
  if (lines.length === 0) return null;
  const rows: WrittenCell[][] = [
    [...text.header],
    ...lines.map(({ rule, title, account, accountName, nit, thirdPartyName, debit, credit, outsideChart }) => [
      ...[rule, title, account, accountName, nit === null ? null : formatIdentity(nit), thirdPartyName],
      ...[Number(debit), Number(credit), outsideChart ? text.outside : null],
    ]),
  ];
  const last = lines.length;
  const total = (column: number, amounts: string[]) =>
    sumOfColumn(amounts, { column, from: 1, to: last, visible: true });
  const debits = total(
    6,
    lines.map(({ debit }) => debit),
  );
  const credits = total(
    7,
    lines.map(({ credit }) => credit),
  );
  rows.push([text.total, null, null, null, null, null, debits, credits]);
  const widths = [10, 44, 14, 34, 16, 34, 18, 18, 50];
  return {
    name: text.name,
    rows,
    look: { widths, amounts: [6, 7], bold: [0, last + 1], head: { row: 0, last }, paper: 'landscape' },
  };
}

/** Null without justified or postponed findings. */
export function justifiedSheet({ findings, reasons }: ReportContent): SheetToWrite | null {
  const text = sheetText.justified;
  const aside = findings.filter(({ life }) => isSetAside(life));
  if (aside.length === 0) return null;
  const rows = aside.map(({ finding: { rule, title, account, amount }, life }): WrittenCell[] => {
    const head = [rule, title, account, Number(amount)];
    const why = life.justificationId === null ? undefined : lookUp(reasons, life.justificationId);
    if (why === undefined)
      return [...head, life.snoozedTo === null ? stateName[life.state] : text.snoozed(life.snoozedTo)];
    const { reason, scope, until, by, at } = why;
    return [
      ...head,
      stateName[life.state],
      reason,
      text.scope(scope),
      until ?? text.always,
      by,
      dayInBogota(new Date(at)),
    ];
  });
  return listSheet(text, rows, [10, 50, 14, 18, 18, 60, 16, 12, 28, 12]);
}

/** Null without practices. */
export function practiceSheet({ practices }: ReportContent): SheetToWrite | null {
  const text = sheetText.practices;
  if (practices.length === 0) return null;
  const rows = practices.map(({ since, months, finding, registered }): WrittenCell[] => [
    ...[since, months, finding.rule, finding.account, finding.accountName, finding.title, finding.message],
    ...[Number(finding.amount), stakeWord[finding.stake]],
    ...(registered === null
      ? [text.unanswered]
      : [text.registered, registered.reason, registered.by, dayInBogota(new Date(registered.at))]),
  ]);
  return listSheet(text, rows, [10, 8, 10, 14, 34, 50, 60, 18, 16, 20, 50, 28, 12], [7]);
}

/** Null where nothing of earlier months is gone. */
export function goneSheet({ gone, audit }: ReportContent): SheetToWrite | null {
  const text = sheetText.gone;
  if (gone.length === 0) return null;
  const rows = gone.map((item): WrittenCell[] => {
    const { rule, title, account, amount } = item.finding;
    return [rule, title, account, Number(amount), item.foundIn, goneWords(audit.attributes.period, item)];
  });
  return listSheet(text, rows, [10, 50, 14, 18, 12, 60]);
}

/** The rows of the file that findings name. Null where none names any. */
export function rowSheet({ findings }: ReportContent, balance: TrialBalance): SheetToWrite | null {
  const text = sheetText.rows;
  const rulesOf = new Map<number, Set<string>>();
  for (const { finding } of findings)
    for (const row of finding.rows) rulesOf.set(row, (rulesOf.get(row) ?? new Set()).add(finding.rule));
  if (rulesOf.size === 0) return null;
  const named: { source: number; index: number }[] = [];
  for (let index = 0; index < balance.rowCount; index++) {
    const source = balance.rows.source(index);
    if (rulesOf.has(source)) named.push({ source, index });
  }
  const written = named.toSorted((a, b) => a.source - b.source).slice(0, MOST_ROWS);
  const rows = written.map(({ source, index }): WrittenCell[] => {
    const { code, name } = balance.leaf(balance.rows.account(index));
    const thirdParty = balance.rows.thirdParty(index);
    const { opening, debit, credit, closing } = balance.rows.amounts(index);
    return [
      ...[source, code, name],
      ...[formatIdentity(balance.thirdParties.id(thirdParty)), balance.thirdParties.name(thirdParty)],
      ...[opening, debit, credit, closing].map(inPesos),
      [...rulesOf.get(source)!].join(', '),
    ];
  });
  const sheet = listSheet(text, rows, [8, 14, 34, 16, 34, 18, 18, 18, 18, 24], [5, 6, 7, 8]);
  if (named.length > written.length) sheet.rows.push([text.more(named.length - written.length)]);
  return sheet;
}

function listSheet(
  { name, header }: { name: string; header: readonly string[] },
  rows: readonly WrittenCell[][],
  widths: readonly number[],
  amounts: readonly number[] = [3],
): SheetToWrite {
  const look = { widths, amounts, bold: [0], head: { row: 0, last: rows.length }, paper: 'landscape' as const };
  return { name, rows: [[...header], ...rows], look };
}
