/** Damaged, disguised and malicious files: each ends in an exact refusal, and in nothing else. */
import { constants, deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type ReadIssueCode, UnreadableFile } from '#core/reading/read-issue.ts';
import {
  biff,
  biffWorkbook,
  countRows,
  type MadeEntry,
  ole2Of,
  xlsxParts,
  zipOf,
} from '../../../tests/support/made-files.ts';
import { cases } from '../../../tests/support/test-sizes.ts';
import { openWorkbook } from './open-workbook.ts';

const rounds = cases(400, 50);

const sheet = Array.from(
  { length: 120 },
  (_, index) =>
    `<row r="${index + 1}"><c r="A${index + 1}" t="s"><v>0</v></c><c r="B${index + 1}"><v>${index * 12.5}</v></c></row>`,
).join('');
const xlsx = zipOf(xlsxParts({ sheet, strings: '<si><t>Caja</t></si>' }));
const xls = ole2Of({
  Workbook: biffWorkbook(
    'Balance',
    false,
    Array.from({ length: 300 }, (_, row) => biff(0x0203, row, 0, 0, Buffer.from([0, 0, 0, 0, 0, 0, row % 256, 64]))),
  ),
});
const text = Buffer.from('Código;Saldo\n1105;"1,5"\n'.repeat(200), 'latin1');

const cellsOf = (index: number) => [`${1105 + index}`, 'Cr&eacute;dito &#225; <b>x', `${index * 12.5}`];
const htmlTable = `<html><table border="1">${Array.from(
  { length: 120 },
  (_, index) => `<tr><td colspan='2' x:num="${index}">${cellsOf(index).join('</td><td>')}</td></tr>`,
).join('')}</table></html>`;
const spreadsheetXml = `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet Name="B"><Table>${Array.from(
  { length: 120 },
  (_, index) =>
    `<Row><Cell><Data Type="Number">${index}</Data></Cell><Cell><Data Type="String">a&amp;b</Data></Cell></Row>`,
).join('')}</Table></Worksheet></Workbook>`;

/** The refusal of a file, or its number of rows; other errors propagate. */
async function outcome(bytes: Uint8Array): Promise<ReadIssueCode | number> {
  try {
    return await openWorkbook(bytes, 'balance.xlsx').then(countRows);
  } catch (error) {
    if (error instanceof UnreadableFile) return error.issue.code;
    throw error;
  }
}

function altered(change: (parts: MadeEntry[]) => void): Buffer {
  const parts = xlsxParts({ sheet, strings: '<si><t>Caja</t></si>' });
  change(parts);
  return zipOf(parts);
}

const partOf = (parts: MadeEntry[], name: string) => parts.find((part) => part.name.endsWith(name))!;

/** A gigabyte of blanks: one compressed megabyte, a thousand times. */
function gigabyte(): Buffer {
  const megabyte = deflateRawSync(Buffer.alloc(1024 ** 2, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([...Array<Buffer>(1000).fill(megabyte), deflateRawSync(Buffer.alloc(0))]);
}

describe('detection', () => {
  const page = '<html><body><p>Cuenta</p></body></html>';
  test.each<[string, Buffer, ReadIssueCode, string?]>([
    ['nothing', Buffer.alloc(0), 'file_empty'],
    ['only blanks', Buffer.from('\ufeff \r\n\r\n'), 'file_empty'],
    ['a PDF with the name of a workbook', Buffer.from('%PDF-1.7\n1 0 obj'), 'file_not_spreadsheet', 'pdf'],
    ['a photograph', Buffer.from('ffd8ffe000104a46494600010101', 'hex'), 'file_not_spreadsheet', 'image'],
    ['a web page without tables', Buffer.from(page), 'file_not_spreadsheet', 'html'],
    ['a web page in UTF-16', Buffer.from(`\ufeff${page}`, 'utf16le'), 'file_not_spreadsheet', 'html'],
    ['a letter with a page', Buffer.from(`MIME-Version: 1.0\r\n\r\n${page}`), 'file_not_spreadsheet', 'html'],
    ['XML', Buffer.from('<?xml version="1.0"?><Workbook/>'), 'file_not_spreadsheet', 'xml'],
    ['a gzip', Buffer.from('1f8b080000000000000301000000', 'hex'), 'file_not_spreadsheet', 'compressed'],
    ['a zip of other things', zipOf([{ name: 'enero.xlsx', data: xlsx }]), 'file_not_spreadsheet', 'compressed'],
    [
      'a Word document',
      zipOf([
        {
          name: '_rels/.rels',
          data: '<R><Relationship Id="a" Type="x/officeDocument" Target="word/document.xml"/></R>',
        },
      ]),
      'file_not_spreadsheet',
      'word',
    ],
    [
      'bytes of anything',
      Buffer.from(Array.from({ length: 999 }, (_, index) => (index * 7919) % 251)),
      'file_not_spreadsheet',
      'binary',
    ],
  ])('%s', async (_name, bytes, code, kind) => {
    await expect(openWorkbook(bytes, 'balance.xlsx')).rejects.toMatchObject({
      issue: { code, fatal: true, ...(kind ? { data: { kind } } : {}) },
    });
  });

  test('a company name that begins like an image signature is still text', async () => {
    expect(await outcome(Buffer.from('BM Colombia S.A.;2026\nRIFF;1'))).toBe(2);
  });
});

describe('archives', () => {
  test('an intact one is read', async () => {
    expect(await outcome(xlsx)).toBe(120);
  });

  test('truncated at any offset', async () => {
    for (let length = 4; length < xlsx.length; length += 97)
      expect(await outcome(xlsx.subarray(0, length)), `${length}`).toBe('file_truncated');
  });

  test('a bomb with its true size', async () => {
    const bytes = altered((parts) =>
      Object.assign(partOf(parts, 'sheet1.xml'), { packed: gigabyte(), size: 1000 * 1024 ** 2 }),
    );
    expect(await outcome(bytes)).toBe('zip_bomb');
  });

  test('a bomb with a false size, in each part', async () => {
    const packed = gigabyte();
    for (const name of ['sheet1.xml', 'workbook.xml', 'sharedStrings.xml', 'workbook.xml.rels']) {
      const bytes = altered((parts) => Object.assign(partOf(parts, name), { packed, size: 5000 }));
      expect(await outcome(bytes), name).toBe('zip_bomb');
    }
  });

  test('more declared than the limit, at a plausible ratio', async () => {
    const noise = Buffer.alloc(9 * 1024 ** 2, 1);
    const bytes = zipOf([{ name: 'xl/media/a.bin', data: noise, method: 0, size: 1024 ** 3 + 1 }]);
    expect(await outcome(bytes)).toBe('file_too_large');
  });

  test.each<[string, ReadIssueCode, (parts: MadeEntry[]) => void]>([
    [
      'less inside than declared',
      'file_damaged',
      (parts) => Object.assign(partOf(parts, 'sheet1.xml'), { size: 99_999 }),
    ],
    ['another CRC', 'file_damaged', (parts) => Object.assign(partOf(parts, 'sheet1.xml'), { crc32: 7 })],
    ['an entry twice', 'file_damaged', (parts) => parts.push({ name: 'XL/workbook.xml', data: '<workbook/>' })],
    [
      'entries over one another',
      'zip_bomb',
      (parts) => parts.push({ ...parts.at(-1)!, name: 'z.xml', overlapping: true }),
    ],
    ['an unknown method', 'file_damaged', (parts) => Object.assign(partOf(parts, 'sheet1.xml'), { method: 14 })],
    ['entries with a password', 'file_password', (parts) => Object.assign(partOf(parts, 'sheet1.xml'), { flags: 1 })],
    [
      'ten thousand entries',
      'zip_bomb',
      (parts) => parts.push(...Array.from({ length: 10_000 }, (_, index) => ({ name: `${index}`, data: '' }))),
    ],
    ['a missing sheet', 'file_damaged', (parts) => parts.splice(parts.indexOf(partOf(parts, 'sheet1.xml')), 1)],
    [
      'a workbook without sheets',
      'file_damaged',
      (parts) => Object.assign(partOf(parts, 'workbook.xml'), { data: '<workbook/>' }),
    ],
    [
      'a binary workbook',
      'file_not_spreadsheet',
      (parts) =>
        Object.assign(partOf(parts, '_rels/.rels'), {
          data: '<R><Relationship Id="a" Type="x/officeDocument" Target="xl/workbook.bin"/></R>',
        }),
    ],
  ])('%s', async (_name, code, change) => {
    expect(await outcome(altered(change))).toBe(code);
  });
});

/** A seeded generator (mulberry32), so that failures are reproducible. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

// The CRC of an archive catches every corruption; the other kinds have none, and must only not crash.
test.each([
  ['xlsx', xlsx, 120],
  ['xls', xls, null],
  ['text', text, null],
  ['a web page', Buffer.from(htmlTable), null],
  ['XML of Excel 2003', Buffer.from(spreadsheetXml), null],
])('%s with random byte changes is read or refused', async (_name, bytes, rows) => {
  const random = seeded(20_260_131);
  const outcomes = new Set<ReadIssueCode | number>();
  for (let round = 0; round < rounds; round++) {
    const copy = Buffer.from(bytes);
    const flips = 1 + Math.floor(random() * 4);
    for (let flip = 0; flip < flips; flip++) copy[Math.floor(random() * copy.length)]! ^= 1 << Math.floor(random() * 8);
    outcomes.add(await outcome(copy));
  }
  const read = [...outcomes].filter((result) => typeof result === 'number');
  if (rows !== null) expect(read).toEqual([rows]);
  expect(read.length).toBeGreaterThan(0);
});

test('XML with random changes inside an intact archive is read or refused', async () => {
  const random = seeded(7);
  const pieces = [
    '<',
    '>',
    '/',
    '"',
    '&',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?',
    '</row>',
    '<c r="ZZZZ1">',
    '<v>',
    't="s"',
    '\0',
    '9',
  ];
  const outcomes = new Set<ReadIssueCode | number>();
  for (let round = 0; round < rounds; round++) {
    const bytes = altered((parts) => {
      const part = parts[Math.floor(random() * parts.length)]!;
      const xml = part.data.toString();
      const at = Math.floor(random() * xml.length);
      part.data = `${xml.slice(0, at)}${pieces[Math.floor(random() * pieces.length)]}${xml.slice(at + Math.floor(random() * 6))}`;
    });
    outcomes.add(await outcome(bytes));
  }
  expect(outcomes).toContain(120);
  expect(outcomes).toContain('file_damaged');
});
