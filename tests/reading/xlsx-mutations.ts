/**
 * Seeded mutations of workbooks: small sheets with every kind of cell, changed as programs, transports and attackers
 * do. Input of the fast lane comparison.
 */

import { createRandom, type Random } from '#simulator/random.ts';
import { type MadeEntry, xlsxParts, zipOf } from '../support/made-files.ts';

/** A file, and the names of its mutations. */
export interface MutatedFile {
  bytes: Buffer;
  done: string[];
}

const STRINGS =
  '<si><t>Caja</t></si><si><t xml:space="preserve"> Cuentas  por cobrar </t></si><si><r><t>Sal</t></r><r><rPr><b/></rPr><t>do</t></r></si><si><t/></si><si><t>Ni&#241;o &amp; c&#xED;a_x000D_</t></si><si><t><![CDATA[a<b]]></t></si><si><t>東</t><rPh sb="0" eb="1"><t>ひ</t></rPh></si>';
const STYLES =
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="#,##0.00_);[Red]\\(#,##0.00\\)"/></numFmts><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>';
/** A cell body with its type; reference and style are prepended. */
const BODIES: readonly ((random: Random) => string)[] = [
  (random) => `><v>${random.int(-1_000_000, 1_000_000_000)}</v>`,
  (random) => `><v>${random.int(-9_999_999, 9_999_999) / 100}</v>`,
  (random) => `><v>${random.int(1, 9)}.${random.int(0, 999)}E${random.int(-8, 12)}</v>`,
  (random) => ` t="n"><v>${random.int(0, 99)}.${random.int(0, 9)}0</v>`,
  (random) => ` t="s"><v>${random.int(0, 6)}</v>`,
  (random) => ` t="b"><v>${random.int(0, 1)}</v>`,
  () => ' t="e"><v>#N/A</v>',
  () => ' t="str"><f>A1&amp;"x"</f><v>a&lt;b é_x000D_</v>',
  () => '><f>SUM(A1:A2)</f><v>12.5</v>',
  () => ' t="d"><v>2026-03-31</v>',
  () => ' t="inlineStr"><is><t>Débito &amp; crédito</t></is>',
  () => ' t="inlineStr"><is><r><t>a</t></r><r><t xml:space="preserve"> b</t></r></is>',
  () => '><v>81180690779.329987</v>',
  () => '><v></v>',
  () => '><v/>',
];

function cell(random: Random, column: number, row: number): string {
  const reference = ` r="${String.fromCharCode(65 + column)}${row}"`;
  const style = random.chance(30) ? ` s="${random.int(0, 3)}"` : '';
  return random.chance(12) ? `<c${reference}${style}/>` : `<c${reference}${style}${random.pick(BODIES)(random)}</c>`;
}

function sheetRows(random: Random): string[] {
  const rows: string[] = [];
  let number = 0;
  for (let count = random.int(2, 14); count > 0; count--) {
    number += random.chance(80) ? 1 : random.int(2, 400);
    let cells = '';
    for (let column = 0; column < 9; column++) if (random.chance(60)) cells += cell(random, column, number);
    const spans = random.chance(50) ? ' spans="1:9"' : '';
    rows.push(cells === '' ? `<row r="${number}"${spans}/>` : `<row r="${number}"${spans}>${cells}</row>`);
  }
  return rows;
}

type RowChange = (random: Random, rows: string[]) => string[];

/** Applies a change to a random fraction of the matches. */
const some = (random: Random, text: string, pattern: RegExp, change: (found: string) => string, percent = 30) =>
  text.replace(pattern, (found) => (random.chance(percent) ? change(found) : found));
const each =
  (pattern: RegExp, change: (found: string, random: Random) => string, percent = 30): RowChange =>
  (random, rows) =>
    rows.map((row) => some(random, row, pattern, (found) => change(found, random), percent));

/** Equivalent and non-equivalent variants by other programs. */
const ROW_CHANGES: Readonly<Record<string, RowChange>> = {
  'attributes in another order': each(/<c( [^>]*?)(?=\/?>)/g, (tag, random) => {
    const attributes = tag.slice(3).match(/[\w:]+="[^"]*"/g) ?? [];
    return `<c ${random.shuffle(attributes).join(' ')}`;
  }),
  'single quotes': each(/="([^"<]*)"/g, (found) => found.replaceAll('"', "'")),
  'attributes nobody knows': each(/<(c|row)(?= )/g, (tag) => `${tag} x14ac:dyDescent="0.25" cm="1" ht="15"`),
  'cells without reference': each(/<c r="[A-Z]+\d+"/g, () => '<c'),
  'no reference at all': (_random, rows) => rows.map((row) => row.replace(/ r="[A-Z]*\d+"/g, '')),
  'rows without number': each(/<row r="\d+"/g, () => '<row', 60),
  'blanks inside tags': each(/ (?=[a-z]+=")|(?=\/?>)/g, () => '  \n\t', 15),
  'blanks between tags': each(/(?<=>)(?=<(?!\/?(?:v|t|r|is|f)\b))/g, () => '\r\n  '),
  'closed cells with nothing': each(/<c( [^>]*)\/>/g, (tag) => `${tag.slice(0, -2)}></c>`),
  'closed rows with nothing': each(/<row( [^>]*)\/>/g, (tag) => `${tag.slice(0, -2)}></row>`),
  'blanks around a value': each(/<v>[^<]+<\/v>/g, (tag) => tag.replace('<v>', '<v> \n').replace('</v>', ' </v>')),
  'xml:space': each(/<v>/g, () => '<v xml:space="preserve">'),
  CDATA: each(/<v>([^<&]+)<\/v>/g, (tag) => tag.replace('<v>', '<v><![CDATA[').replace('</v>', ']]></v>')),
  'numeric entities': each(/<v>\d/g, (tag) => `<v>&#${tag.charCodeAt(3)};`),
  comments: each(/(?<=>)(?=<(?:c|row|v)\b)/g, () => '<!-- nota <c> -->', 10),
  instructions: each(/(?<=>)(?=<row\b)/g, () => '<?x y?>', 20),
  'another type': each(
    / t="\w+"/g,
    (_tag, random) => ` t="${random.pick(['s', 'str', 'n', 'b', 'e', 'd', 'zz', ''])}"`,
  ),
  'another style': each(/ s="\d"/g, (_tag, random) => ` s="${random.pick(['1', '2', '9', '-1', 'x', ''])}"`),
  'strings that are not there': each(
    / t="s"><v>\d/g,
    (_tag, random) => ` t="s"><v>${random.pick(['7', '-1', '1e0', '', 'x'])}`,
  ),
  'odd numbers': each(
    /<v>[^<]*/g,
    (_tag, random) =>
      `<v>${random.pick(['1e400', 'NaN', '-', '+5', '.5', '5.', '0x10', '1,5', '1 5', '00012', '-0', '--1'])}`,
    15,
  ),
  'lower case references': each(/ r="[A-Z]+\d+"/g, (found) => found.toLowerCase()),
  'references to elsewhere': each(
    / r="([A-Z]+)\d+"/g,
    (_found, random) => ` r="${random.pick(['A1', 'Z9', 'XFD1', 'XFE1', 'AAAA1', '5', 'A', '$A$1', ''])}"`,
    10,
  ),
  'a cell twice': each(/<c [^>]*><v>\d+<\/v><\/c>/g, (found) => `${found}${found.replace(/<v>\d/, '<v>9')}`),
  'cells in another order': (random, rows) =>
    rows.map((row) => {
      const cells = row.match(/<c\b[^>]*?(?:\/>|>.*?<\/c>)/g) ?? [];
      return cells.length === 0 ? row : `${/^<row[^>]*>/.exec(row)![0]}${random.shuffle(cells).join('')}</row>`;
    }),
  'rows in another order': (random, rows) => random.shuffle(rows),
  'a row twice': (random, rows) => rows.flatMap((row) => (random.chance(20) ? [row, row] : [row])),
  'rows far apart': each(
    /<row r="\d+"/g,
    (_tag, random) => `<row r="${random.pick([1_048_576, 1_100_001, 70_000, 0, -3])}"`,
    10,
  ),
  'what Excel adds to cells': each(/<\/v><\/c>/g, () => '</v><extLst><ext uri="x"/></extLst></c>', 10),
};

/** Damage to the XML of any part, or to the bytes of the file. */
const TEXT_CHANGES: Readonly<Record<string, (random: Random, text: string) => string>> = {
  'a piece less': (random, text) => {
    const at = random.int(0, text.length - 1);
    return text.slice(0, at) + text.slice(at + random.int(1, 8));
  },
  'a piece more': (random, text) => {
    const at = random.int(0, text.length - 1);
    const piece = random.pick([
      '<',
      '>',
      '/',
      '"',
      "'",
      '&',
      '=',
      ' ',
      '<!--',
      ']]>',
      '<c',
      '</row>',
      '</c>',
      '<v>',
      '9',
      '\0',
      'é',
    ]);
    return text.slice(0, at) + piece + text.slice(at);
  },
  'a piece twice': (random, text) => {
    const at = random.int(0, text.length - 1);
    return text.slice(0, at) + text.slice(at, at + random.int(1, 60)) + text.slice(at);
  },
  'its end cut off': (random, text) => text.slice(0, random.int(0, text.length)),
};
const BYTE_CHANGES: Readonly<Record<string, (random: Random, bytes: Buffer) => Buffer>> = {
  'the file cut off': (random, bytes) => bytes.subarray(0, random.int(0, bytes.length)),
  'flipped bits': (random, bytes) => {
    const copy = Buffer.from(bytes);
    for (let flips = random.int(1, 4); flips > 0; flips--)
      copy[random.int(0, copy.length - 1)]! ^= 1 << random.int(0, 7);
    return copy;
  },
};
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PREFIXES = ['', '', '', 'x:', 'ss:'];

/** File by number: deterministic. */
export function mutatedFile(index: number): MutatedFile {
  const random = createRandom(index, 'mutated xlsx');
  const done: string[] = [];
  let rows = sheetRows(random);
  for (let changes = random.int(1, 4); changes > 0; changes--) {
    const [name, change] = random.pick(Object.entries(ROW_CHANGES));
    rows = change(random, rows);
    done.push(name);
  }
  const prefix = random.pick(PREFIXES);
  if (prefix !== '') done.push('a prefix');
  const body = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="${MAIN}"><dimension ref="A1:I9"/><sheetData>${rows.join('')}</sheetData><mergeCells count="1"><mergeCell ref="A1:B1"/></mergeCells></worksheet>`;
  const sheet = prefix === '' ? body : prefixed(body, prefix);
  const parts = xlsxParts({ sheet, strings: STRINGS, styles: STYLES });
  if (random.chance(15)) changeText(random, parts, done);
  for (const part of parts) part.method = 0;
  let bytes = zipOf(parts);
  if (random.chance(8)) {
    const [name, change] = random.pick(Object.entries(BYTE_CHANGES));
    bytes = change(random, bytes);
    done.push(name);
  }
  return { bytes, done };
}

function prefixed(xml: string, prefix: string): string {
  const names = xml.replace(/<(\/?)(?=[a-z])/gi, `<$1${prefix}`);
  return names.replace('xmlns=', `xmlns:${prefix.slice(0, -1)}=`);
}

function changeText(random: Random, parts: MadeEntry[], done: string[]): void {
  const part = random.chance(70) ? parts.find(({ name }) => name.endsWith('sheet1.xml'))! : random.pick(parts);
  const [name, change] = random.pick(Object.entries(TEXT_CHANGES));
  part.data = change(random, part.data.toString());
  done.push(`${name} (${part.name})`);
}
