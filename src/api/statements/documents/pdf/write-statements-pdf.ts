/** Statements as a PDF: each on a page of its own with its signatures, the notes, and the certification. */
import type { Content } from 'pdfmake';
import { dayInBogota } from '#core/calendar/bogota.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { formatNit } from '#core/identity/nit.ts';
import { colour, writtenDay } from '#platform/pdf/look.ts';
import { writePdf } from '#platform/pdf/write-pdf.ts';
import { hasAccumulated, signedStatements } from '../comparative-words.ts';
import type { StatementsContent } from '../statements-content.ts';
import { documentText as text } from '../text.es.ts';
import { certificationPart } from './certification-part.ts';
import { eliminationsPart } from './eliminations-part.ts';
import { signatures } from './signatures.ts';
import { heading, isWide, statementTable } from './statement-part.ts';

export function writeStatementsPdf(content: StatementsContent): Promise<Uint8Array> {
  const { period, logo, made, signedOff } = content;
  const whose = content.group === null ? content.company.name : text.group.short(content.group.companies.length);
  const month = formatPeriod(parsePeriod(period)!);
  const title = `${text.title}: ${whose}, ${month}`;
  return writePdf({
    title,
    subject: text.kind(period, content.fiscalYearEnd),
    keywords: [nitsOf(content), ...(content.seal === null ? [] : [content.seal.code])].join(' '),
    made,
    isWide: content.trees[0] !== undefined && isWide(content.trees[0], content.unit),
    header: () => null,
    footer: (number, of) => [footerOf(content, `${whose} · ${month}`), text.page(number, of)],
    content: [
      ...statementParts(content),
      ...eliminationsPart(content),
      ...noteParts(content),
      // Who controls whom is not known: the parent certifies a group.
      ...(content.group === null ? certificationPart(content) : []),
    ],
    ...(signedOff === null && { watermark: text.draft }),
    ...(logo !== null && { images: { logo } }),
  });
}

function nitsOf({ company, group }: StatementsContent): string {
  const whose = group?.companies.map(({ nit, checkDigit }) => ({ nit, dv: checkDigit })) ?? [company];
  return whose.map(({ nit, dv }) => formatNit(nit, dv)).join(' ');
}

function footerOf(content: StatementsContent, whose: string): string {
  const { seal } = content;
  const words = [whose, standing(content)].join(' · ');
  return seal === null ? words : `${words}\n${text.verify(seal.code, seal.address)}`;
}

function standing({ signedOff, changes, made }: StatementsContent): string {
  if (signedOff === null) return text.draft;
  return changes > 0 ? text.changed(changes) : text.signedOff(writtenDay(dayInBogota(new Date(signedOff)) ?? made));
}

function statementParts(content: StatementsContent): Content[] {
  return content.trees.flatMap((tree, index) => [
    heading(content, {
      title: tree.title,
      when: text.when(tree.key, content.period, content.basis, hasAccumulated(tree, content)),
      isFirst: index === 0,
      isWide: isWide(tree, content.unit),
      measure: tree.restated?.words,
    }),
    ...statementTable(tree, content, signedStatements.has(tree.key) ? [signatures(content)] : []),
  ]);
}

function noteParts(content: StatementsContent): Content[] {
  if (content.notes.length === 0) return [];
  const when = text.when('notas', content.period, content.basis);
  return [
    heading(content, { title: text.notes, when, isFirst: content.trees.length === 0 }),
    ...content.notes.map(
      ({ title, text: words }): Content => ({
        stack: [
          { text: title, bold: true, fontSize: 10.5, margin: [0, 10, 0, 3], outline: true },
          { text: words, color: colour.ink, alignment: 'justify' },
        ],
      }),
    ),
  ];
}
