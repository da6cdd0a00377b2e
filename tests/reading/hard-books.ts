/** One table of cells in every dialect of xlsx, as a web page and as Excel 2003 XML. */
import { xlsxParts, zipOf } from '../support/made-files.ts';

export type HardCell = string | number | null;
export type HardTable = readonly (readonly HardCell[])[];

export interface Dialect {
  /** Storage of texts: shared strings, rich-text runs in them, or inline. */
  texts?: 'shared' | 'rich' | 'inline';
  /** Prefix of every element name, with its colon. */
  prefix?: string;
  /** Rows and cells have no references. */
  bare?: boolean;
  /** Rows of these numbers are hidden. */
  hiddenRows?: readonly number[];
  /** Ranges such as `A1:H1`. */
  merged?: readonly string[];
}

/** One sheet of a workbook. */
export interface HardSheet extends Dialect {
  name: string;
  state?: 'hidden' | 'veryHidden';
  rows: HardTable;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const LETTERS = 'ABCDEFGHIJKLMNOP';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const kept = (text: string) => `<t xml:space="preserve">${escaped(text)}</t>`;

/** An xlsx with these sheets. */
export function hardXlsx(...sheets: HardSheet[]): Buffer {
  const strings: string[] = [];
  const indexes = new Map<string, number>();
  const shared = (text: string, rich: boolean) => {
    const item = rich ? richText(text) : kept(text);
    const index = indexes.get(item) ?? strings.push(item) - 1;
    indexes.set(item, index);
    return index;
  };
  const parts = xlsxParts({ sheet: '', strings: '' });
  const workbook = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${escaped(name)}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
  );
  const set = (name: string, data: string) => {
    parts.find((part) => part.name === name)!.data = data;
  };
  const bodies = sheets.map((sheet) => sheetXml(sheet, shared));
  for (const [index, body] of bodies.entries()) set(`xl/worksheets/sheet${index + 1}.xml`, body);
  set(
    'xl/workbook.xml',
    `<workbook xmlns="${MAIN}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>${workbook.join('')}</sheets></workbook>`,
  );
  set('xl/sharedStrings.xml', `<sst xmlns="${MAIN}">${strings.map((item) => `<si>${item}</si>`).join('')}</sst>`);
  return zipOf(parts);
}

/** A text in runs of a few letters, as Excel stores coloured text. */
function richText(text: string): string {
  const runs = text.match(/[\s\S]{1,4}/g) ?? [''];
  return runs.map((run) => `<r><rPr><b/><sz val="11"/></rPr>${kept(run)}</r>`).join('');
}

function sheetXml(sheet: HardSheet, shared: (text: string, rich: boolean) => number): string {
  const { texts = 'shared', bare = false, prefix = '', hiddenRows = [], merged = [] } = sheet;
  const cell = (value: HardCell, column: number, row: number) => {
    const place = bare ? '' : ` r="${LETTERS[column]}${row}"`;
    if (value === null) return bare ? '<c/>' : '';
    if (typeof value === 'number') return `<c${place}><v>${value}</v></c>`;
    if (texts === 'inline') return `<c${place} t="inlineStr"><is>${kept(value)}</is></c>`;
    return `<c${place} t="s"><v>${shared(value, texts === 'rich')}</v></c>`;
  };
  const rows = sheet.rows.map((cells, index) => {
    const number = index + 1;
    const attributes = `${bare ? '' : ` r="${number}"`}${hiddenRows.includes(number) ? ' hidden="1"' : ''}`;
    return `<row${attributes}>${cells.map((value, column) => cell(value, column, number)).join('')}</row>`;
  });
  const merges =
    merged.length === 0 ? '' : `<mergeCells>${merged.map((ref) => `<mergeCell ref="${ref}"/>`)}</mergeCells>`;
  const xml = `<worksheet xmlns="${MAIN}"><sheetData>${rows.join('')}</sheetData>${merges}</worksheet>`;
  if (prefix === '') return xml;
  return xml.replace(/<(\/?)(?=[a-z])/gi, `<$1${prefix}`).replace('xmlns=', `xmlns:${prefix.slice(0, -1)}=`);
}

/** A web page as programs write it, in Windows-1252. */
export function hardHtml(rows: HardTable): Buffer {
  const cell = (value: HardCell) => {
    if (typeof value === 'number') return `<td align=right>${value}</td>`;
    return `<td>${value === null ? '&nbsp;' : escaped(value).replaceAll('ó', '&oacute;')}</td>`;
  };
  const body = rows.map((cells) => `<TR>${cells.map(cell).join('')}</TR>`).join('\n');
  return Buffer.from(
    `<html><head><title>Balance</title></head><body><TABLE border=1>\n${body}\n</TABLE></body></html>`,
    'latin1',
  );
}

/** The same page as MHTML: quoted-printable, with its style sheet. */
export function hardLetter(rows: HardTable): Buffer {
  const quoted = [...hardHtml(rows)]
    .map((byte) => (byte > 126 || byte === 61 ? `=${byte.toString(16).toUpperCase()}` : String.fromCharCode(byte)))
    .join('');
  const part = (type: string, body: string) =>
    `--parte\r\nContent-Type: ${type}\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${body}\r\n`;
  return Buffer.from(
    `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="parte"\r\n\r\n${part('text/html; charset="windows-1252"', quoted)}${part('text/css', 'td {}')}--parte--\r\n`,
    'latin1',
  );
}

/** XML of Excel 2003. */
export function hardXml(rows: HardTable): Buffer {
  const cell = (value: HardCell) => {
    if (value === null) return '<Cell/>';
    const type = typeof value === 'number' ? 'Number' : 'String';
    return `<Cell><Data ss:Type="${type}">${escaped(String(value))}</Data></Cell>`;
  };
  const body = rows.map((cells) => `<Row>${cells.map(cell).join('')}</Row>`).join('\n');
  return Buffer.from(
    `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="Balance"><Table>${body}</Table></Worksheet></Workbook>`,
  );
}
