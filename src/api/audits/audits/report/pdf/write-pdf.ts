/** Writes a report as a PDF: the same content gives the same bytes. */
import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { writePdf } from '#platform/pdf/write-pdf.ts';
import type { ReportContent } from '../report-content.ts';
import { capital, cover } from './cover.ts';
import { findingPart } from './finding-part.ts';
import { asidePart, entryPart, gonePart, practicePart, signaturePart } from './other-parts.ts';
import { summaryPart } from './summary-part.ts';
import { pdfText } from './text.es.ts';

export function writeReportPdf(content: ReportContent): Promise<Uint8Array> {
  const { company, audit, seal, logo } = content;
  const month = capital(formatPeriod(parsePeriod(audit.attributes.period)!));
  return writePdf({
    title: `${pdfText.title}: ${company.name}, ${month}`,
    subject: pdfText.subject,
    keywords: seal.code,
    made: seal.made,
    header: (number) => (number === 1 ? null : [`${company.name} · ${month}`, pdfText.title]),
    footer: (number, of) => [pdfText.verify(seal.code, seal.address), pdfText.page(number, of)],
    content: [
      ...cover(content),
      { toc: { title: { text: pdfText.index, style: 'section' } }, pageBreak: 'before' },
      ...summaryPart(content),
      ...findingPart(content),
      ...entryPart(content),
      ...asidePart(content),
      ...practicePart(content),
      ...gonePart(content),
      ...signaturePart(content),
    ],
    ...(logo !== null && { images: { logo } }),
  });
}
