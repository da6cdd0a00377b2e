/**
 * Writes a month of a simulated company, replicated to a million rows, in Siigo Nube's format: `node
 * bench/million-rows.ts <file>`.
 */
import { writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, createDeflateRaw } from 'node:zlib';
import { columnLetters } from '#core/reading/workbook.ts';
import { siigoNubeSheet } from '#simulator/siigo-nube-sheet.ts';
import { simulateCompany } from '#simulator/simulate-company.ts';
import { xlsxParts, zipOf } from '../tests/support/made-files.ts';
import { copiesFor, wideMonths } from './wide-books.ts';

const ROWS = 1_000_000;
/** Characters of XML compressed at once. */
const CHUNK = 1024 ** 2;

const simulation = simulateCompany({ seed: 5, from: { year: 2026, month: 1 }, months: 1, errors: 'none' });
const [month] = wideMonths(simulation, copiesFor(simulation, simulation.months[0]!, ROWS));
const { rows } = siigoNubeSheet(simulation.company, { period: month!.period, rows: [...month!.rows] });

const strings = new Map<string, number>();
let size = 0;
let sum = 0;

function* sheet(): Generator<Buffer> {
  let xml = '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>';
  for (const [index, cells] of rows.entries()) {
    xml += `<row r="${index + 1}">${cells.map((cell, column) => cellXml(cell, columnLetters(column) + (index + 1))).join('')}</row>`;
    if (xml.length < CHUNK) continue;
    yield counted(xml);
    xml = '';
  }
  yield counted(`${xml}</sheetData></worksheet>`);
}

function counted(xml: string): Buffer {
  const bytes = Buffer.from(xml);
  size += bytes.length;
  sum = crc32(bytes, sum);
  return bytes;
}

function cellXml(cell: string | number | null, reference: string): string {
  if (cell === null) return `<c r="${reference}"/>`;
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
  const index = strings.get(cell) ?? strings.size;
  strings.set(cell, index);
  return `<c r="${reference}" t="s"><v>${index}</v></c>`;
}

const packed = await buffer(Readable.from(sheet()).pipe(createDeflateRaw()));
const items = [...strings.keys()].map(
  (text) => `<si><t>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></si>`,
);
const parts = xlsxParts({ sheet: '', strings: items.join('') }).filter(
  ({ name }) => !name.startsWith('xl/worksheets/'),
);
const entry = { name: 'xl/worksheets/sheet1.xml', data: '', packed, size, crc32: sum };
writeFileSync(process.argv[2]!, zipOf([...parts, entry]));
