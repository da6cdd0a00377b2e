/** Suggested entries, what is set aside, practices, what is gone, and the signatures with the digests of what the audit was made with. */

import type { Content, TableCell } from 'pdfmake';
import { dayInBogota } from '#core/calendar/bogota.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { practicesTitle, practiceWords } from '#core/engine/life/life-words.es.ts';
import { formatNit } from '#core/identity/nit.ts';
import { formatCents, formatCount } from '#core/money/money.es.ts';
import { fromDecimal, toDecimal } from '#core/money/money.ts';
import { bySamePerson } from '#core/product/signed-by.es.ts';
import { describeAnswers } from '#core/reading/questions/answer-words.es.ts';
import { listName, writeLoad } from '#core/reference/dian/dian-words.es.ts';
import { cents, head, lined, note, part, section, writtenDay } from '#platform/pdf/look.ts';
import { goneWords } from '../gone-words.ts';
import { isSetAside, type ReportContent, type ReportedSignOff } from '../report-content.ts';
import { sheetText, stateName } from '../workbook/text.es.ts';
import { pdfText } from './text.es.ts';

/** Findings whose entries are shown, and others in lists. */
const MOST = 400;

/** As in the workbook: of what is not set aside. */
export function entryPart({ findings }: ReportContent): Content[] {
  const text = pdfText.entries;
  const corrected = findings.filter(({ finding, life }) => finding.entry.length > 0 && !isSetAside(life));
  if (corrected.length === 0) return [];
  const lines = corrected.flatMap(({ finding }) => finding.entry);
  const shown = corrected.slice(0, MOST);
  const total = (side: 'debit' | 'credit') =>
    cents(toDecimal(lines.reduce((sum, line) => sum + fromDecimal(line[side]), 0n)), { bold: true });
  const body = shown.flatMap(({ finding }): TableCell[][] => [
    [{ text: `${finding.rule} · ${finding.title}`, colSpan: 4, bold: true, margin: [0, 4, 0, 0] }, '', '', ''],
    ...finding.entry.map((line): TableCell[] => [
      {
        stack: [
          `${line.account} ${line.accountName}`,
          ...(line.outsideChart ? [{ text: text.outside, style: ['muted', 'small'] }] : []),
        ],
      },
      [line.nit === null ? '' : formatNit(line.nit), line.thirdPartyName ?? ''].filter(Boolean).join(' '),
      cents(line.debit),
      cents(line.credit),
    ]),
  ]);
  return [
    section(text.title),
    note(text.note),
    {
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: ['*', 150, 84, 84],
        body: [
          head(text.head, [2, 3]),
          ...body,
          [{ text: text.total, bold: true }, '', total('debit'), total('credit')],
        ],
      },
      layout: lined,
      fontSize: 8.5,
    },
    ...(corrected.length > shown.length ? [note(text.more(shown.length, corrected.length))] : []),
  ];
}

export function asidePart({ findings, reasons }: ReportContent): Content[] {
  const text = pdfText.aside;
  const aside = findings.filter(({ life }) => isSetAside(life));
  if (aside.length === 0) return [];
  const shown = aside.slice(0, MOST);
  const body = shown.map(({ finding, life }): TableCell[] => {
    const why = life.justificationId === null ? undefined : lookUp(reasons, life.justificationId);
    const words =
      why === undefined
        ? [life.snoozedTo === null ? stateName[life.state] : text.snoozed(life.snoozedTo)]
        : [
            why.reason,
            {
              text: text.reason(
                sheetText.justified.scope(why.scope),
                why.until === null ? text.always : text.until(why.until),
                why.by,
                writtenDay(dayInBogota(new Date(why.at))),
              ),
              style: ['muted', 'small'],
            },
          ];
    return [`${finding.rule} · ${finding.title}`, finding.account ?? '', cents(finding.amount), { stack: words }];
  });
  return [
    section(text.title),
    {
      table: { headerRows: 1, dontBreakRows: true, widths: ['*', 60, 84, 180], body: [head(text.head, [2]), ...body] },
      layout: lined,
      fontSize: 8.5,
    },
    ...(aside.length > shown.length ? [note(text.more(shown.length, aside.length))] : []),
  ];
}

/** What the company does every month: said, not counted. */
export function practicePart({ practices }: ReportContent): Content[] {
  const text = pdfText.practices;
  if (practices.length === 0) return [];
  const shown = practices.slice(0, MOST);
  const body = shown.map(({ since, months, finding, registered }): TableCell[] => [
    `${finding.rule} · ${finding.title}`,
    finding.account ?? '',
    cents(finding.amount),
    {
      stack: [
        practiceWords(parsePeriod(since)!, months),
        ...(registered === null
          ? []
          : [
              {
                text: text.registered(
                  registered.reason,
                  registered.by,
                  writtenDay(dayInBogota(new Date(registered.at))),
                ),
                style: ['muted', 'small'],
              },
            ]),
      ],
    },
  ]);
  return [
    section(practicesTitle),
    {
      table: { headerRows: 1, dontBreakRows: true, widths: ['*', 60, 84, 160], body: [head(text.head, [2]), ...body] },
      layout: lined,
      fontSize: 8.5,
    },
    ...(practices.length > shown.length ? [note(pdfText.aside.more(shown.length, practices.length))] : []),
  ];
}

export function gonePart({ gone, audit }: ReportContent): Content[] {
  const text = pdfText.gone;
  if (gone.length === 0) return [];
  const shown = gone.slice(0, MOST);
  const body = shown.map((item): TableCell[] => [
    `${item.finding.rule} · ${item.finding.title}`,
    item.finding.account ?? '',
    cents(item.finding.amount),
    goneWords(audit.attributes.period, item),
  ]);
  return [
    section(text.title),
    {
      table: { headerRows: 1, dontBreakRows: true, widths: ['*', 60, 84, 160], body: [head(text.head, [2]), ...body] },
      layout: lined,
      fontSize: 8.5,
    },
    ...(gone.length > shown.length ? [note(pdfText.aside.more(shown.length, gone.length))] : []),
  ];
}

export function signaturePart({ audit, signOff, rules, lists, seal }: ReportContent): Content[] {
  const text = pdfText.signatures;
  const { balance, basis } = audit.attributes;
  const { fileName, version, sha256, rows, debits, credits, uploadedBy, readAs } = balance.attributes;
  const sums = [debits, credits].map((amount) => formatCents(fromDecimal(amount)));
  return [
    section(text.title),
    part(text.signatures),
    { text: sheetText.summary.signOffState[signOff?.state ?? 'open'], margin: [0, 0, 0, 8] },
    ...(signOff === null ? [] : [signatures(signOff)]),
    part(text.inputs),
    facts([
      [text.file, pdfText.cover.version(fileName, version)],
      [text.fileDigest, sha256],
      ...(readAs ? [[text.readAs, describeAnswers(readAs)] as const] : []),
      [text.totals, [formatCount(rows), ...sums].join(' · ')],
      [text.loaded, uploadedBy],
      [text.audit, audit.id],
      ...(basis === null ? [] : [[text.parametrization, `${basis.parametrization}`] as const]),
      ...(basis === null ? [] : [[text.history, `${basis.history.length}`] as const]),
      ...(lists === null
        ? []
        : [[text.lists, lists.map(({ list, load }) => `${listName[list]}: ${writeLoad(load)}`).join('\n')] as const]),
      [text.rules, rules],
    ]),
    part(text.verify),
    { text: text.how(seal.code, seal.address) },
  ];
}

function signatures({ prepared, closed, isOnePerson, digest }: ReportedSignOff): Content {
  const text = pdfText.signatures;
  const signed = (title: string, who: ReportedSignOff['closed']): Content => ({
    stack: [
      { text: title, style: 'muted' },
      { text: who?.name ?? text.pending, bold: true, fontSize: 11, margin: [0, 2, 0, 0] },
      ...(who?.card ? [text.card(who.card)] : []),
      ...(who ? [writtenDay(dayInBogota(new Date(who.at)))] : []),
    ],
  });
  return {
    stack: [
      isOnePerson
        ? signed(bySamePerson, closed)
        : { columns: [signed(text.prepared, prepared), signed(text.reviewed, closed)], columnGap: 24 },
      { text: [{ text: `${text.digest}: `, style: 'muted' }, digest], style: 'small', margin: [0, 8, 0, 0] },
    ],
  };
}

function facts(lines: readonly (readonly [string, string])[]): Content {
  return {
    table: { widths: [150, '*'], body: lines.map(([name, value]) => [{ text: name, style: 'muted' }, value]) },
    layout: lined,
    fontSize: 8.5,
  };
}
