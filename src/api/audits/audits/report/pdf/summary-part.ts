/** Executive summary: the figures of the page of the month, with charts. */
import type { Content, TableCell } from 'pdfmake';
import type { CountAndAmount } from '#api/audits/audits/contract.ts';
import { outcomeWords, severityName } from '#core/engine/weighing/outcome-words.es.ts';
import { fromDecimal, toDecimal } from '#core/money/money.ts';
import { colour, count, head, lined, note, part, pesos, section } from '#platform/pdf/look.ts';
import type { ReportContent } from '../report-content.ts';
import { bar, largest, shareOf, trendChart } from './charts.ts';
import { capital, totalsOf } from './cover.ts';
import { severityColour } from './severity-colour.ts';
import { pdfText } from './text.es.ts';

const text = pdfText.summary;
const bold = { bold: true };
const amountWidths = [54, 96, 96];

export function summaryPart(content: ReportContent): Content[] {
  const { result } = content.audit.attributes;
  const { trend, unbalanced, severities, justified, snoozed } = result;
  const critical = severities.find(({ severity }) => severity === 'critica')?.count ?? 0;
  return [
    section(text.title),
    { text: text.sentence(totalsOf(content).count, critical), fontSize: 11, margin: [0, 0, 0, 4] },
    ...(unbalanced ? [{ text: text.unbalanced, color: severityColour.critica, bold: true }] : []),
    part(text.severities),
    severityTable(content),
    ...(justified.count + snoozed.count === 0
      ? []
      : [
          part(text.aside),
          sumsTable(text.asideHead, [
            [text.justified, justified],
            [text.snoozed, snoozed],
          ]),
        ]),
    ...(trend.length > 1 ? [part(text.trend), trendChart(trend)] : []),
    ...comparisonPart(content),
    part(text.money),
    moneyTable(content),
    part(text.outcomes),
    outcomeTable(content),
  ];
}

/** Against the month before, and what this version of the month mends of the one before. */
function comparisonPart({ audit: { attributes } }: ReportContent): Content[] {
  const { comparison, correctedInVersion } = attributes.result;
  const rows: (readonly [string, CountAndAmount])[] = [];
  if (comparison !== null)
    rows.push(
      [text.fresh, comparison.fresh],
      [text.reopened, comparison.reopened],
      [text.persistent, comparison.persistent],
      [text.corrected, comparison.corrected],
    );
  if (correctedInVersion.count > 0) rows.push([text.correctedInVersion, correctedInVersion]);
  return rows.length === 0 ? [] : [part(text.comparison), sumsTable(text.comparisonHead, rows)];
}

function severityTable(content: ReportContent): Content {
  const { severities } = content.audit.attributes.result;
  const counted = severities.filter(({ severity }) => severity !== 'informativa');
  const informative = severities.find(({ severity }) => severity === 'informativa')?.count ?? 0;
  const most = Math.max(1, ...counted.map((one) => one.count));
  const totals = totalsOf(content);
  return {
    stack: [
      {
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: [72, '*', ...amountWidths],
          body: [
            head(text.severityHead, [2, 3, 4]),
            ...counted.map(({ severity, count: found, amount, toExplain }): TableCell[] => [
              capital(severityName[severity]),
              bar(found / most, { width: 150, fill: severityColour[severity] }),
              count(found),
              pesos(amount),
              pesos(toExplain),
            ]),
            [
              { text: text.total, bold: true },
              '',
              count(totals.count, bold),
              pesos(toDecimal(totals.atRisk), bold),
              pesos(toDecimal(totals.toExplain), bold),
            ],
          ],
        },
        layout: lined,
      },
      ...(informative === 0 ? [] : [note(text.informative(informative))]),
    ],
  };
}

function sumsTable(header: readonly string[], rows: readonly (readonly [string, CountAndAmount])[]): Content {
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['*', ...amountWidths],
      body: [
        head(header, [1, 2, 3]),
        ...rows.map(([name, sums]): TableCell[] => [
          name,
          count(sums.count),
          pesos(sums.amount),
          pesos(sums.toExplain),
        ]),
      ],
    },
    layout: lined,
  };
}

/** What is at risk by validation, the most first; those that found nothing are among the outcomes. */
function moneyTable({ audit }: ReportContent): Content {
  const found = audit.attributes.result.validations
    .filter(({ findings }) => findings > 0)
    .toSorted((a, b) => Number(fromDecimal(b.amount) - fromDecimal(a.amount)));
  if (found.length === 0) return note(text.noMoney);
  const most = largest(found.map(({ amount }) => fromDecimal(amount)));
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['*', 100, ...amountWidths],
      body: [
        head(text.moneyHead, [2, 3, 4]),
        ...found.map(({ title, findings, amount, toExplain }): TableCell[] => [
          title,
          bar(shareOf(fromDecimal(amount), most), { width: 100, fill: colour.primary }),
          count(findings),
          pesos(amount),
          pesos(toExplain),
        ]),
      ],
    },
    layout: lined,
  };
}

function outcomeTable({ audit }: ReportContent): Content {
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [150, 90, '*'],
      body: [
        head(text.outcomeHead),
        ...audit.attributes.result.validations.map(({ title, outcome, notEvaluated, reason }): TableCell[] => [
          title,
          outcomeWords({ outcome, notEvaluated }),
          { text: reason ?? '', style: 'muted' },
        ]),
      ],
    },
    layout: lined,
    fontSize: 8.5,
  };
}
