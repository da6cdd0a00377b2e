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

function bytesOf({ file, damage, seed }: DrawnLayout, drawn: DrawnRows): Uint8Array {
  const { rows, first } = drawn;
  if (file === 'xls')
    return xlsFile(
      'Hoja1',
      rows.map((cells) => cells.map(plain)),
    );
  if (file === 'xlsx') {
    if (damage !== 'split') return xlsxOf([{ name: 'Hoja1', drawn }]);
    const half = first + Math.floor((rows.length - first) / 2);
    const headers = seed % 2 === 0 ? rows.slice(0, first) : [];
    return xlsxOf([
      { name: splitSheets[0], drawn: { ...drawn, rows: rows.slice(0, half) } },
      { name: splitSheets[1], drawn: { ...drawn, rows: [...headers, ...rows.slice(half)] } },
    ]);
  }
  const separator = file === 'csv' ? ';' : '\t';
  return Buffer.from(rows.map((cells) => cells.map((cell) => plain(cell) ?? '').join(separator)).join('\r\n'));
}

function plain(cell: DrawnCell): string | number | null {
  return typeof cell === 'object' ? null : cell;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

function xlsxOf(sheets: readonly { name: string; drawn: DrawnRows }[]): Uint8Array {
  const relationship = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const listed = sheets.map(
    ({ name }, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const targets = sheets.map((_, index) =>
    relationship(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`),
  );
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
      data: `<Relationships xmlns="${PACKAGE}">${targets.join('')}</Relationships>`,
    },
    ...sheets.map(({ drawn }, index) => ({ name: `xl/worksheets/sheet${index + 1}.xml`, data: sheetXml(drawn) })),
  ];
  return zipOf(entries);
}

function sheetXml({ rows, merges }: DrawnRows): string {
  const written = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, `${letters(column)}${row + 1}`)).join('')}</row>`,
  );
  const ranges = merges.map(
    ({ column, from, to }) => `<mergeCell ref="${letters(column)}${from + 1}:${letters(column)}${to + 1}"/>`,
  );
  const merged = ranges.length > 0 ? `<mergeCells count="${ranges.length}">${ranges.join('')}</mergeCells>` : '';
  return `<worksheet xmlns="${MAIN}"><sheetData>${written.join('')}</sheetData>${merged}</worksheet>`;
}

function cellXml(cell: DrawnCell, at: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === 'object') return `<c r="${at}"><f>${cell.formula}</f></c>`;
  const escaped = cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped}</t></is></c>`;
}
