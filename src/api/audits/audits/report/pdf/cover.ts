/** First page: whose audit, of what month, and its main figures. */
import type { Content } from 'pdfmake';
import type { Column } from 'pdfmake/interfaces.js';
import { dayInBogota } from '#core/calendar/bogota.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { healthBand } from '#core/engine/weighing/health-index.ts';
import { formatNit } from '#core/identity/nit.ts';
import { formatPesos } from '#core/money/money.es.ts';
import { fromDecimal } from '#core/money/money.ts';
import { glyph, letters } from '#core/product/logo-letters.ts';
import { colour, contentWidth, lined, writtenDay } from '#platform/pdf/look.ts';
import type { ReportContent } from '../report-content.ts';
import { sheetText } from '../workbook/text.es.ts';
import { pdfText } from './text.es.ts';

const text = pdfText.cover;

const ownLogo =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 117 32" width="117" height="32"><path fill="${colour.primary}" d="${glyph}"/>` +
  `<rect fill="${colour.primary2}" x="17" y="3" width="12" height="7" rx="1"/>` +
  `<rect fill="${colour.primary2}" x="3" y="22" width="12" height="7" rx="1"/><path fill="${colour.ink}" d="${letters}"/></svg>`;

/** Points: of the company's logo. */
const logoBox: [number, number] = [150, 64];

/** Findings that count, and their sums: the total of the screen. */
export function totalsOf({ audit }: ReportContent): { count: number; atRisk: bigint; toExplain: bigint } {
  const counted = audit.attributes.result.severities.filter(({ severity }) => severity !== 'informativa');
  return {
    count: counted.reduce((sum, one) => sum + one.count, 0),
    atRisk: counted.reduce((sum, one) => sum + fromDecimal(one.amount), 0n),
    toExplain: counted.reduce((sum, one) => sum + fromDecimal(one.toExplain), 0n),
  };
}

export function cover(content: ReportContent): Content[] {
  const { company, audit, signOff, seal } = content;
  const { period, balance, finishedAt, result } = audit.attributes;
  const { fileName, version } = balance.attributes;
  const totals = totalsOf(content);
  const figure = (width: number | string, name: string, value: string, more?: string): Column => ({
    width,
    stack: [
      { text: name, style: 'muted', fontSize: 9 },
      { text: value, fontSize: 17, bold: true, noWrap: true, fontFeatures: ['tnum'], margin: [0, 3, 0, 0] },
      { text: more ?? ' ', style: 'muted', fontSize: 9 },
    ],
  });
  const facts: [string, string][] = [
    [text.file, text.version(fileName, version)],
    ...(finishedAt === null ? [] : [[text.audited, writtenDay(dayInBogota(new Date(finishedAt)))] as [string, string]]),
    [text.signOff, sheetText.summary.signOffState[signOff?.state ?? 'open']],
    [text.made, writtenDay(seal.made)],
    [text.code, seal.code],
  ];
  return [
    {
      columns: [
        { svg: ownLogo, width: 132 },
        ...(content.logo === null
          ? []
          : [{ stack: [{ image: 'logo', fit: logoBox, alignment: 'right' as const }], width: '*' }]),
      ],
      margin: [0, 6, 0, content.logo === null ? 120 : 96],
    },
    { text: pdfText.title, fontSize: 13, color: colour.primary, bold: true, margin: [0, 0, 0, 6] },
    { text: company.name, fontSize: 26, bold: true, lineHeight: 1.1 },
    { text: formatNit(company.nit, company.dv), fontSize: 12, color: colour.second, margin: [0, 4, 0, 0] },
    { text: capital(formatPeriod(parsePeriod(period)!)), fontSize: 16, margin: [0, 14, 0, 36] },
    { canvas: [{ type: 'line', x1: 0, y1: 0, x2: contentWidth, y2: 0, lineWidth: 0.8, lineColor: colour.line }] },
    {
      columns: [
        figure(104, text.index, `${result.healthIndex}`, `${text.of} · ${text.band[healthBand(result.healthIndex)]}`),
        figure(70, text.findings, `${totals.count}`),
        figure('*', text.atRisk, `$\u00a0${formatPesos(totals.atRisk)}`),
        figure('*', text.toExplain, `$\u00a0${formatPesos(totals.toExplain)}`),
      ],
      columnGap: 12,
      margin: [0, 16, 0, 40],
    },
    {
      table: {
        widths: [120, '*'],
        body: facts.map(([name, value]) => [{ text: name, style: 'muted' }, value]),
      },
      layout: lined,
    },
    { text: text.verify(seal.address), style: 'muted', margin: [0, 12, 0, 0] },
  ];
}

export const capital = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
