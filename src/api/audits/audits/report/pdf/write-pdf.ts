/** Writes a report as a PDF, with Inter embedded: the same content gives the same bytes. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pdfmake, { type Content } from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import type { ReportContent } from '../report-content.ts';
import { capital, cover } from './cover.ts';
import { findingPart } from './finding-part.ts';
import { colour, page, styles } from './look.ts';
import { asidePart, entryPart, gonePart, signaturePart } from './other-parts.ts';
import { printableTree } from './printable.ts';
import { summaryPart } from './summary-part.ts';
import { pdfText } from './text.es.ts';

const files = {
  400: import.meta.resolve('@fontsource/inter/files/inter-latin-400-normal.woff'),
  600: import.meta.resolve('@fontsource/inter/files/inter-latin-600-normal.woff'),
};

/** Files that the library reads from memory; its types name them for the browser only. */
const inMemory = (pdfmake as unknown as { virtualfs: { writeFileSync(name: string, bytes: Buffer): void } }).virtualfs;

/**
 * Inter without its kerning, which pulls the separator of thousands below a 7: the table is renamed in the directory of the
 * file, so that no reader looks for it.
 */
function font(weight: keyof typeof files): string {
  const bytes = readFileSync(fileURLToPath(files[weight]));
  bytes.write('xpos', bytes.indexOf('GPOS'), 'latin1');
  const name = `inter-${weight}.woff`;
  inMemory.writeFileSync(name, bytes);
  return name;
}

export async function writePdf(content: ReportContent): Promise<Uint8Array> {
  const [normal, bold] = [font(400), font(600)];
  pdfmake.setFonts({ Inter: { normal, bold, italics: normal, bolditalics: bold } });
  // Nothing in a report makes it read a file or ask the network.
  pdfmake.setLocalAccessPolicy(() => false);
  pdfmake.setUrlAccessPolicy(() => false);
  return new Uint8Array(await pdfmake.createPdf(documentOf(content)).getBuffer());
}

function documentOf(content: ReportContent): TDocumentDefinitions {
  const { company, audit, seal } = content;
  const month = capital(formatPeriod(parsePeriod(audit.attributes.period)!));
  const parts: Content[] = [
    ...cover(content),
    { toc: { title: { text: pdfText.index, style: 'section' } }, pageBreak: 'before' },
    ...summaryPart(content),
    ...findingPart(content),
    ...entryPart(content),
    ...asidePart(content),
    ...gonePart(content),
    ...signaturePart(content),
  ];
  const edge = (left: string, right: string, top: number): Content =>
    printableTree({
      columns: [
        { text: left, width: '*' },
        { text: right, width: 'auto', alignment: 'right' as const },
      ],
      columnGap: 12,
      fontSize: 8,
      color: colour.muted,
      margin: [page.left, top, page.right, 0] as [number, number, number, number],
    });
  return {
    pageSize: 'LETTER',
    pageMargins: [page.left, page.top, page.right, page.bottom],
    language: 'es-CO',
    info: {
      title: printableTree(`${pdfText.title}: ${company.name}, ${month}`),
      subject: pdfText.subject,
      author: pdfText.product,
      creator: pdfText.product,
      producer: pdfText.product,
      keywords: seal.code,
      // Noon in Bogotá of the day that it says.
      creationDate: new Date(`${seal.made}T17:00:00Z`),
    },
    displayTitle: true,
    defaultStyle: { font: 'Inter', fontSize: 9, lineHeight: 1.25, color: colour.ink },
    styles,
    header: (number) => (number === 1 ? null : edge(`${company.name} · ${month}`, pdfText.title, 36)),
    footer: (number, of) => edge(pdfText.verify(seal.code, seal.address), pdfText.page(number, of), 20),
    content: printableTree(parts),
  };
}
