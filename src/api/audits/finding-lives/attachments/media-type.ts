/** Media type of an attachment by its ending, where its first bytes agree; null for what is not accepted. */
import { lookUp } from '#core/dictionary/look-up.ts';

type Start = readonly number[] | 'text';

const zip: Start = [0x50, 0x4b, 0x03, 0x04];
const compound: Start = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const openXml = 'application/vnd.openxmlformats-officedocument';

/** No type that a browser would run: neither HTML nor SVG. */
const types: Readonly<Record<string, readonly [type: string, start: Start]>> = {
  pdf: ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  png: ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  jpg: ['image/jpeg', [0xff, 0xd8, 0xff]],
  jpeg: ['image/jpeg', [0xff, 0xd8, 0xff]],
  webp: ['image/webp', [0x52, 0x49, 0x46, 0x46]],
  xlsx: [`${openXml}.spreadsheetml.sheet`, zip],
  docx: [`${openXml}.wordprocessingml.document`, zip],
  pptx: [`${openXml}.presentationml.presentation`, zip],
  ods: ['application/vnd.oasis.opendocument.spreadsheet', zip],
  odt: ['application/vnd.oasis.opendocument.text', zip],
  xls: ['application/vnd.ms-excel', compound],
  doc: ['application/msword', compound],
  msg: ['application/vnd.ms-outlook', compound],
  csv: ['text/csv', 'text'],
  txt: ['text/plain', 'text'],
};

export function mediaTypeOf(fileName: string, bytes: Uint8Array): string | null {
  const ending = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const known = Object.hasOwn(types, ending) ? lookUp(types, ending) : undefined;
  if (known === undefined || bytes.byteLength === 0) return null;
  const [type, start] = known;
  const agrees =
    start === 'text' ? !bytes.subarray(0, 4096).includes(0) : start.every((byte, at) => bytes[at] === byte);
  return agrees ? type : null;
}
