/** The file of a drawn layout. */
import { type MadeEntry, zipOf } from '../../support/made-files.ts';
import { xlsFile } from '../xls-file.ts';
import { type DrawnLayout, drawLayout } from './draw-layout.ts';
import { type DrawnBooks, drawnBooks } from './drawn-books.ts';
import type { DrawnCell } from './drawn-cells.ts';
import { type DrawnRows, drawnRows, letters } from './drawn-rows.ts';
import { splitSheets } from './drawn-words.es.ts';

export interface DrawnFile {
  layout: DrawnLayout;
  books: DrawnBooks;
  name: string;
  bytes: Uint8Array;
}

export function drawnFile(seed: number): DrawnFile {
  const layout = drawLayout(seed);
  const books = drawnBooks(seed);
  const drawn = drawnRows(layout, books);
  const extension = layout.file === 'tsv' ? 'txt' : layout.file;
  return { layout, books, name: `informe.${extension}`, bytes: bytesOf(layout, drawn) };
}

function bytesOf({ file, damage, seed, separator, saysSeparator }: DrawnLayout, drawn: DrawnRows): Uint8Array {
  const { rows, first } = drawn;
  if (file === 'xls')
    return xlsFile(
      'Hoja1',
      rows.map((cells) => cells.map(plain)),
    );
  if (file === 'xlsx') {
    const texts = seed % 3 === 0 ? null : new SharedTexts();
    if (damage !== 'split') return xlsxOf([{ name: 'Hoja1', drawn }], texts);
    const half = first + Math.floor((rows.length - first) / 2);
    const headers = seed % 2 === 0 ? rows.slice(0, first) : [];
    const sheets = [
      { name: splitSheets[0], drawn: { ...drawn, rows: rows.slice(0, half) } },
      { name: splitSheets[1], drawn: { ...drawn, rows: [...headers, ...rows.slice(half)] } },
    ];
    return xlsxOf(sheets, texts);
  }
  const lines = rows.map((cells) => cells.map((cell) => plain(cell) ?? '').join(separator));
  return Buffer.from([...(saysSeparator ? [`sep=${separator}`] : []), ...lines].join('\r\n'));
}

function plain(cell: DrawnCell): string | number | null {
  return typeof cell === 'object' ? null : cell;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** Texts that cells refer to by number, as most programs write them; others write each text in its cell. */
class SharedTexts {
  readonly #numbers = new Map<string, number>();

  numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(text, number);
    return number;
  }

  get xml(): string {
    return `<sst xmlns="${MAIN}">${[...this.#numbers.keys()].map((text) => `<si>${textXml(text)}</si>`).join('')}</sst>`;
  }
}

function xlsxOf(sheets: readonly { name: string; drawn: DrawnRows }[], texts: SharedTexts | null): Uint8Array {
  const relationship = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const listed = sheets.map(
    ({ name }, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const targets = sheets.map((_, index) =>
    relationship(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`),
  );
  const shared = texts === null ? '' : relationship('rId99', 'sharedStrings', 'sharedStrings.xml');
  const parts = sheets.map(({ drawn }, index) => ({
    name: `xl/worksheets/sheet${index + 1}.xml`,
    data: sheetXml(drawn, texts),
  }));
  const entries: MadeEntry[] = [
    { name: '[Content_Types].xml', data: '<Types/>' },
    {
      name: '_rels/.rels',
      data: `<Relationships xmlns="${PACKAGE}">${relationship('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      data: `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${listed.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      data: `<Relationships xmlns="${PACKAGE}">${targets.join('')}${shared}</Relationships>`,
    },
    ...parts,
    ...(texts === null ? [] : [{ name: 'xl/sharedStrings.xml', data: texts.xml }]),
  ];
  // Stored: to deflate thousands of files takes longer than to read them, and other tests do.
  return zipOf(entries.map((entry) => ({ ...entry, method: 0 })));
}

function sheetXml({ rows, merges }: DrawnRows, texts: SharedTexts | null): string {
  const names = Array.from({ length: Math.max(...rows.map((cells) => cells.length)) }, (_, column) => letters(column));
  const written = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, `${names[column]}${row + 1}`, texts)).join('')}</row>`,
  );
  const ranges = merges.map(
    ({ column, from, to }) => `<mergeCell ref="${letters(column)}${from + 1}:${letters(column)}${to + 1}"/>`,
  );
  const merged = ranges.length > 0 ? `<mergeCells count="${ranges.length}">${ranges.join('')}</mergeCells>` : '';
  return `<worksheet xmlns="${MAIN}"><sheetData>${written.join('')}</sheetData>${merged}</worksheet>`;
}

function cellXml(cell: DrawnCell, at: string, texts: SharedTexts | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === 'object') return `<c r="${at}"><f>${cell.formula}</f></c>`;
  if (texts !== null) return `<c r="${at}" t="s"><v>${texts.numberOf(cell)}</v></c>`;
  return `<c r="${at}" t="inlineStr"><is>${textXml(cell)}</is></c>`;
}

function textXml(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<t xml:space="preserve">${escaped}</t>`;
}
