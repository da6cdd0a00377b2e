/** Writes a document as a PDF, Letter, with Inter embedded: the same document gives the same bytes. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pdfmake, { type Content } from 'pdfmake';
import { colour, page, styles } from './look.ts';
import { printableTree } from './printable.ts';
import { unpackFont } from './unpack-font.ts';

export interface PdfDocument {
  title: string;
  subject: string;
  keywords: string;
  /** Day in Bogotá: `2026-11-23`. */
  made: string;
  content: Content[];
  /** First page across; others say it where they begin. */
  isWide?: boolean;
  /** At the top of pages after the first: left and right. */
  header: (number: number) => [string, string] | null;
  footer: (number: number, of: number) => [string, string];
  /** Across every page, in grey. */
  watermark?: string;
  /** Pictures that the content names: data URLs of PNG or JPEG. */
  images?: Record<string, string>;
}

const files = {
  400: import.meta.resolve('@fontsource/inter/files/inter-latin-400-normal.woff'),
  600: import.meta.resolve('@fontsource/inter/files/inter-latin-600-normal.woff'),
};

const product = 'Cuadre';

/** Files that the library reads from memory; its types name them for the browser only. */
const inMemory = (pdfmake as unknown as { virtualfs: { writeFileSync(name: string, bytes: Buffer): void } }).virtualfs;

/** Inter without its kerning, the table GPOS, which pulls the separator of thousands below a 7. */
const fonts = new Map<keyof typeof files, string>();

function font(weight: keyof typeof files): string {
  const known = fonts.get(weight);
  if (known !== undefined) return known;
  const name = `inter-${weight}.ttf`;
  inMemory.writeFileSync(name, unpackFont(readFileSync(fileURLToPath(files[weight])), ['GPOS']));
  fonts.set(weight, name);
  return name;
}

export async function writePdf(document: PdfDocument): Promise<Uint8Array> {
  const [normal, bold] = [font(400), font(600)];
  pdfmake.setFonts({ Inter: { normal, bold, italics: normal, bolditalics: bold } });
  // Nothing in a document makes it read a file or ask the network.
  pdfmake.setLocalAccessPolicy(() => false);
  pdfmake.setUrlAccessPolicy(() => false);
  const { title, subject, keywords, made, content, isWide, header, footer, watermark, images } = document;
  const edge = (texts: [string, string] | null, top: number): Content | null =>
    texts && {
      columns: [
        { text: printableTree(texts[0]), width: '*' },
        { text: printableTree(texts[1]), width: 'auto', alignment: 'right', noWrap: true },
      ],
      columnGap: 12,
      fontSize: 8,
      color: colour.muted,
      margin: [page.left, top, page.right, 0],
    };
  const written = pdfmake.createPdf({
    pageSize: 'LETTER',
    ...(isWide && { pageOrientation: 'landscape' as const }),
    pageMargins: [page.left, page.top, page.right, page.bottom],
    language: 'es-CO',
    info: {
      title: printableTree(title),
      subject,
      author: product,
      creator: product,
      producer: product,
      keywords,
      // Noon in Bogotá of the day that it says.
      creationDate: new Date(`${made}T17:00:00Z`),
    },
    displayTitle: true,
    defaultStyle: { font: 'Inter', fontSize: 9, lineHeight: 1.25, color: colour.ink },
    styles,
    header: (number) => edge(header(number), 36),
    footer: (number, of) => edge(footer(number, of), 20),
    content: printableTree(content),
    ...(watermark && { watermark: { text: watermark, color: colour.muted, opacity: 0.08, bold: true } }),
    ...(images && { images }),
  });
  return new Uint8Array(await written.getBuffer());
}
