/** Text of a PDF as its fonts map it, page by page: enough for those that Cuadre writes, for tests only. */
import { inflateSync } from 'node:zlib';

interface Pdf {
  body: string;
  /** Start of each object in the file. */
  places: Map<number, number>;
}

/** Pages in order, each with the pieces of text that were set one by one. */
export function pdfPages(bytes: Buffer): string[][] {
  const body = bytes.toString('latin1');
  const places = new Map(Array.from(body.matchAll(/(?:^|\n)(\d+) 0 obj/g), (found) => [Number(found[1]), found.index]));
  const pdf = { body, places };
  const kids = /\/Type \/Pages[\s\S]*?\/Kids \[([^\]]*)\]/.exec(body)?.[1] ?? '';
  return Array.from(kids.matchAll(/(\d+) 0 R/g), ([, id]) => pageText(pdf, Number(id)));
}

function objectOf({ body, places }: Pdf, id: number): string {
  const from = places.get(id)!;
  return body.slice(from, body.indexOf('endobj', from));
}

function streamOf(pdf: Pdf, id: number): string {
  const written = objectOf(pdf, id);
  const from = written.indexOf('stream\n') + 'stream\n'.length;
  const bytes = Buffer.from(written.slice(from, written.lastIndexOf('\nendstream')), 'latin1');
  return (written.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

const reference = (words: string, key: string): number => Number(new RegExp(`/${key} (\\d+) 0 R`).exec(words)?.[1]);

function pageText(pdf: Pdf, id: number): string[] {
  const page = objectOf(pdf, id);
  const resources = objectOf(pdf, reference(page, 'Resources'));
  const fonts = new Map(
    Array.from(resources.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name, font]) => [name!, lettersOf(pdf, Number(font))]),
  );
  let letters = new Map<string, string>();
  const texts: string[] = [];
  for (const [, font, set] of streamOf(pdf, reference(page, 'Contents')).matchAll(
    /\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[\s\d.-])*)\] TJ/g,
  )) {
    if (font !== undefined) letters = fonts.get(font)!;
    else {
      const codes = Array.from(set!.matchAll(/<([0-9a-f]*)>/g), ([, code]) => code!).join('');
      texts.push((codes.match(/.{4}/g) ?? []).map((code) => letters.get(code) ?? '?').join(''));
    }
  }
  return texts;
}

/** Letters by glyph, of a font's ToUnicode. */
function lettersOf(pdf: Pdf, font: number): Map<string, string> {
  const map = streamOf(pdf, reference(objectOf(pdf, font), 'ToUnicode'));
  const letters = new Map<string, string>();
  for (const [, from, list] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)) {
    const texts = Array.from(list!.matchAll(/<([0-9a-f ]*)>/g), ([, text]) => text!.replaceAll(' ', ''));
    for (const [index, text] of texts.entries()) {
      const code = (Number.parseInt(from!, 16) + index).toString(16).padStart(4, '0');
      letters.set(code, String.fromCharCode(...(text.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))));
    }
  }
  return letters;
}
