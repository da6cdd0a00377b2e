/** Writes the report for the client as a PDF of two pages, in a worker thread: the same sheet gives the same bytes. */
import type { Content, TableCell } from 'pdfmake';
import { formatIdentity, formatNit } from '#core/identity/nit.ts';
import { formatPesos } from '#core/money/money.es.ts';
import { fromDecimal } from '#core/money/money.ts';
import { sheetWords as words } from '#core/report/client-sheet.es.ts';
import type { ClientSheet } from '#core/report/client-sheet-schema.ts';
import { contentWidth, lined, colour as look, pesos } from '#platform/pdf/look.ts';
import { writePdf } from '#platform/pdf/write-pdf.ts';

export interface ClientReportTask {
  sheet: ClientSheet;
  /** As it is printed. */
  code: string;
  /** Data URL of a PNG. */
  logo: string | null;
}

type Line = ClientSheet['found'][number];

export function writeClientReport({ sheet, code, logo }: ClientReportTask): Promise<Uint8Array> {
  const { company } = sheet;
  return writePdf({
    title: `${words.title(sheet)}: ${company.name}`,
    subject: words.title(sheet),
    keywords: code,
    made: sheet.made,
    header: (number) => (number === 1 ? null : [company.name, words.title(sheet)]),
    footer: (number, of) => [
      `${company.name} ${formatNit(company.nit, company.dv)} · ${words.verify(code)}`,
      words.page(number, of),
    ],
    content: [...firstPage(sheet, logo !== null), ...secondPage(sheet)],
    ...(logo !== null && { images: { logo } }),
  });
}

const heading = (text: string, { firm }: ClientSheet): Content => ({
  text,
  fontSize: 12,
  bold: true,
  color: firm.colour,
  margin: [0, 14, 0, 5],
});

function firstPage(sheet: ClientSheet, hasLogo: boolean): Content[] {
  const { firm, company, needs } = sheet;
  return [
    {
      columns: [
        ...(hasLogo ? [{ image: 'logo', fit: [110, 48] as [number, number], width: 120 }] : []),
        {
          width: '*',
          stack: [
            { text: firm.name === '' ? firm.signer : firm.name, bold: true, fontSize: 13 },
            { text: firm.tagline, style: 'muted' },
          ],
        },
        {
          width: 'auto',
          alignment: 'right',
          stack: [{ text: words.title(sheet), bold: true }, company.name, words.made(sheet)],
        },
      ],
      columnGap: 12,
    },
    rule(firm.colour),
    { text: words.greeting(sheet), fontSize: 11, margin: [0, 12, 0, 2] },
    {
      text: words.summary(sheet).map(({ text, isStrong }) => ({ text, bold: isStrong === true })),
      fontSize: 14.5,
      lineHeight: 1.3,
    },
    ...(needs.length === 0 ? [] : [heading(words.needs(sheet), sheet), needTable(sheet)]),
    heading(words.found, sheet),
    ...(sheet.found.length === 0
      ? [{ text: words.nothing }]
      : [lineTable(sheet.found, [words.subject, words.atRisk], [words.totalAtRisk, sheet.atRisk])]),
    { text: words.risk(sheet), style: 'muted', fontSize: 8, margin: [0, 6, 0, 0] },
  ];
}

function rule(colour: string): Content {
  const line = { type: 'line' as const, x1: 0, y1: 0, x2: contentWidth, y2: 0, lineWidth: 1.4, lineColor: colour };
  return { canvas: [line], margin: [0, 10, 0, 0] };
}

function needTable(sheet: ClientSheet): Content {
  const { needs, firm } = sheet;
  return {
    table: {
      dontBreakRows: true,
      widths: [16, '*', 96],
      body: needs.map((need, at): TableCell[] => [
        { text: `${at + 1}`, bold: true, color: firm.colour },
        { text: [{ text: need.words, bold: true }, ` ${words.needNote(need)}`] },
        {
          stack: [
            {
              text: need.amount === null ? '' : formatPesos(fromDecimal(need.amount)),
              bold: true,
              fontFeatures: ['tnum'],
            },
            { text: words.until(need), style: 'muted', fontSize: 8 },
          ],
          alignment: 'right',
        },
      ]),
    },
    layout: lined,
  };
}

function lineTable(lines: readonly Line[], head: [string, string], [name, sum]: [string, string]): Content {
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['*', 96],
      body: [
        [
          { text: head[0], style: 'head' },
          { text: head[1], style: 'head', alignment: 'right' },
        ],
        ...lines.map(({ subject, note, amount }): TableCell[] => [
          {
            text: [
              { text: subject, bold: true },
              ...(note === '' ? [] : [{ text: `\n${note}`, color: look.second, fontSize: 8 }]),
            ],
          },
          pesos(amount),
        ]),
        [{ text: name, bold: true }, pesos(sum, { bold: true })],
      ],
    },
    layout: lined,
  };
}

function secondPage(sheet: ClientSheet): Content[] {
  const { needs, unexplained, corrected, coming, firm } = sheet;
  const lists = needs.flatMap((need, at) => (need.people.length + need.others > 1 ? [{ need, at }] : []));
  const list = (lines: readonly string[]): Content => ({
    stack: lines.map((text) => ({ text, margin: [0, 2, 0, 0] })),
  });
  const parts: Content[] = [
    ...lists.flatMap(({ need, at }) => [heading(words.list(at + 1, need), sheet), peopleTable(need)]),
    ...(unexplained.length === 0
      ? []
      : [
          heading(words.unexplained, sheet),
          lineTable(unexplained, [words.subject, words.toExplain], [words.totalToExplain, sheet.toExplain]),
        ]),
    {
      columns: [
        ...(corrected.length === 0
          ? []
          : [{ width: '*', stack: [heading(words.corrected, sheet), list(corrected.map(words.correctedLine))] }]),
        ...(coming.length === 0
          ? []
          : [
              {
                width: '*',
                stack: [
                  heading(words.coming, sheet),
                  list(coming.map((one) => `${words.day(one.date)}: ${words.comingLine(one)}`)),
                ],
              },
            ]),
      ],
      columnGap: 18,
    },
    {
      unbreakable: true,
      margin: [0, 28, 0, 0],
      stack: [
        { text: firm.signer, bold: true },
        ...[firm.signerTitle, firm.name, firm.contact].filter(Boolean).map((text) => ({ text, color: look.second })),
      ],
    },
  ];
  return [{ stack: parts, pageBreak: 'before' }];
}

function peopleTable({ people, others }: ClientSheet['needs'][number]): Content {
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['*', 96],
      body: [
        [
          { text: words.third, style: 'head' },
          { text: words.amount, style: 'head', alignment: 'right' },
        ],
        ...people.map(({ nit, name, amount }): TableCell[] => [
          { text: [{ text: name, bold: true }, ` ${nit === '' ? '' : formatIdentity(nit)}`] },
          amount === null ? '' : pesos(amount),
        ]),
        ...(others === 0 ? [] : [[{ text: words.others(others), style: 'muted' }, '']]),
      ],
    },
    layout: lined,
  };
}
