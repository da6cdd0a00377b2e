/** Delimited text: encodings, separators, quotes, ragged lines, and cell positions. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countRows, firstRows } from '../../../../tests/support/made-files.ts';
import { openWorkbook } from '../open-workbook.ts';
import { withoutEntities } from './text-encoding.ts';
import { TextRecords } from './text-records.ts';

const open = (bytes: Uint8Array | string, name = 'balance.csv') => openWorkbook(Buffer.from(bytes), name);

const balance = [
  'Compañía Ñandú S.A.S.',
  'NIT 901048708-1',
  '',
  'Código;Nombre;Débito;Crédito',
  '1105;Caja, general;1.250.000,00;0,00',
  '2205;"Proveedores; nacionales";0,00;-3,50',
].join('\r\n');

const balanceRows = {
  1: ['Compañía Ñandú S.A.S.'],
  2: ['NIT 901048708-1'],
  3: [],
  4: ['Código', 'Nombre', 'Débito', 'Crédito'],
  5: ['1105', 'Caja, general', '1.250.000,00', '0,00'],
  6: ['2205', 'Proveedores; nacionales', '0,00', '-3,50'],
};

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

/** The letters in the balance, in code page 850. */
const dos = (text: string) =>
  Buffer.from(
    [...text].map(
      (letter) => ({ í: 0xa1, ñ: 0xa4, Ñ: 0xa5, ó: 0xa2, é: 0x82, ú: 0xa3 })[letter] ?? letter.charCodeAt(0),
    ),
  );

describe.each([
  ['UTF-8', 'utf-8', Buffer.from(balance)],
  ['UTF-8 with its mark', 'utf-8', Buffer.from(`\ufeff${balance}`)],
  ['Windows-1252', 'windows-1252', Buffer.from(balance, 'latin1')],
  ['DOS', 'cp850', dos(balance)],
  ['UTF-16 LE with its mark', 'utf-16le', Buffer.from(`\ufeff${balance}`, 'utf16le')],
  ['UTF-16 LE without it', 'utf-16le', Buffer.from(balance, 'utf16le')],
  ['UTF-16 BE with its mark', 'utf-16be', utf16be(`\ufeff${balance}`)],
  ['UTF-16 BE without it', 'utf-16be', utf16be(balance)],
])('%s', (_name, encoding, bytes) => {
  test('is detected and decoded', async () => {
    const workbook = await open(bytes);
    expect(workbook).toMatchObject({ kind: 'text', text: { encoding, separator: ';' } });
    expect(await firstRows(workbook)).toEqual(balanceRows);
    expect(workbook.sheets[0]!.head.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

test.each([
  ['Caja\u00a0general;1', 'windows-1252'],
  ['Ni\u00f1o;1', 'windows-1252'],
  ['Ni\u00a4o;1', 'cp850'],
  ['5 \u00a3;1', 'windows-1252'],
])('%j is %s', async (text, encoding) => {
  expect((await open(Buffer.from(text, 'latin1'))).text?.encoding).toBe(encoding);
});

test('the signs that only Windows-1252 has', async () => {
  expect(await firstRows(await open(Buffer.from([0x41, 0x3b, 0x80, 0x93, 0xe9, 0x94])))).toEqual({ 1: ['A', '€“é”'] });
});

test.each([
  ['semicolons with decimal commas', 'a;b;c\n1;2,5;3,5\n4;5,5;6,5', ';'],
  ['commas with decimal points', 'a,b,c\n1,2.5,"3,500.5"\n4,5.5,6;7', ','],
  ['commas with quoted decimal commas', 'a,b,c\n1,"2,5","3,5"\n4,"5,5","6,5"', ','],
  ['tabs', 'a\tb\tc\n1\t2,5\t3;5\n4\t5,5\t6', '\t'],
  ['bars', 'a|b|c\n1|2,5|3\n4|5,5|6', '|'],
  ['few lines under many titles', 'Empresa Uno, S.A.\nNIT 900\n\nBalance\nEnero\n\na;b\n1;2,5', ';'],
  ['the one that the file names', 'sep=|\r\na|b;c;d\r\n1|2;3;4', '|'],
  ['the one that it names in quotes', '"sep=|"\r\n"a"|"b;c"\r\n"1"|"2;3"', '|'],
  ['one column', 'a\n1\n2', ';'],
  ['a rare one of a table', 'Acme\na~b~c~d~e\n1~2,5~3,5~4,5~5,5\n1~2,5~3,5~4,5~5,5', '~'],
  ['signs in amounts are none', 'a;b\n$ 1;$ 2\n$ 3;$ 4', ';'],
])('separator: %s', async (_name, text, separator) => {
  expect((await open(text)).text).toEqual({ encoding: 'utf-8', separator });
});

test.each<[string, string, Record<number, (string | null)[]>]>([
  [
    'lines are numbered as written, also after a field of several',
    'a;"x\r\ny\r\nz";b\r\n\r\nc;d\r\n',
    { 1: ['a', 'x\r\ny\r\nz', 'b'], 4: [], 5: ['c', 'd'] } as never,
  ],
  [
    'doubled quotes and text after the closing one',
    'a;"di ""sí""";"x"y\nb;c;d',
    { 1: ['a', 'di "sí"', 'xy'], 2: ['b', 'c', 'd'] },
  ],
  ['a quote inside a text', 'a;TUBO 5";b\nc;d;e', { 1: ['a', 'TUBO 5"', 'b'], 2: ['c', 'd', 'e'] }],
  ['a quote that nobody closes', 'a;"TUBO;b\nc;d;e', { 1: ['a', '"TUBO', 'b'], 2: ['c', 'd', 'e'] }],
  ['empty fields and spaces', ';; x ;;\n1;;;4;', { 1: [null, null, ' x '], 2: ['1', null, null, '4'] }],
  ['old Mac line ends', 'a;b\rc;d\r', { 1: ['a', 'b'], 2: ['c', 'd'] }],
  ['line ends of both kinds', 'a;b\r\nc;d\ne;f', { 1: ['a', 'b'], 2: ['c', 'd'], 3: ['e', 'f'] }],
])('%s', async (_name, text, rows) => {
  expect(await firstRows(await open(text))).toEqual(rows);
});

test('letters written as entities are letters, also where a chunk ends, and separate nothing', async () => {
  const line = 'Compa&ntilde;&iacute;a P&G &#x26; Cia;D&Eacute;BITO &quot;uno&quot;;&nbsp;1';
  expect(await firstRows(await open(line))).toEqual({ 1: ['Compañía P&G & Cia', 'DÉBITO "uno"', '\u00a01'] });
  for (let cut = 0; cut <= line.length; cut++) {
    const text = [...withoutEntities([line.slice(0, cut), line.slice(cut)])].join('');
    expect(text).toBe('Compañía P&G & Cia;DÉBITO "uno";\u00a01');
  }
});

test('a rare separator is found, and a mark in names is none', async () => {
  expect(await firstRows(await open('Cl 5 # 3\na#b#c#d#e\n1#2#3#4#5'))).toEqual({
    1: ['Cl 5 ', ' 3'],
    2: ['a', 'b', 'c', 'd', 'e'],
    3: ['1', '2', '3', '4', '5'],
  });
  expect((await open('a;b;c;d;Cl # 3 # 4 # 5 # 6\n1;2;3;4;Cl # 3 # 4 # 5 # 6')).text?.separator).toBe(';');
});

test('a sep= line is not a row, and counts as a line', async () => {
  expect(await firstRows(await open('sep=,\na,b\n1,2'))).toEqual({ 2: ['a', 'b'], 3: ['1', '2'] });
});

test('written text is read back, in any chunks', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'ñ', '"', ';', ' ', '\n', '\r\n', '9', ',') });
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }),
      fc.integer({ min: 1, max: 9 }),
      (rows, size) => {
        const text = rows.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(';')).join('\n');
        const seen: string[][] = [];
        const lines: number[] = [];
        const records = new TextRecords(';', '\n', (fields, line) => {
          seen.push([...fields]);
          lines.push(line);
          return undefined;
        });
        for (let at = 0; at < text.length; at += size) records.push(text.slice(at, at + size));
        records.push('', true);
        expect(seen).toEqual(rows);
        let line = 1;
        const expected = rows.map((row) => {
          const first = line;
          line += row.join('').split('\n').length;
          return first;
        });
        expect(lines).toEqual(expected);
      },
    ),
  );
});

test('a long file is read completely, and from the start each time', async () => {
  const lines = Array.from({ length: 60_000 }, (_, index) => `${index};Cañón ${index};"${index},50"`);
  const workbook = await open(Buffer.from(lines.join('\r\n'), 'latin1'));
  for (let pass = 0; pass < 2; pass++) {
    const rows = await firstRows(workbook);
    expect(Object.keys(rows)).toHaveLength(60_000);
    expect(rows[59_999]).toEqual(['59998', 'Cañón 59998', '59998,50']);
  }
});

test.each([
  ['too many lines', 'a;b\n'.repeat(1_100_001), 'too_many_rows'],
  ['a line that never ends', 'x'.repeat(5 * 1024 ** 2), 'file_damaged'],
])('%s are refused', async (_name, text, code) => {
  const reading = open(text).then(countRows);
  await expect(reading).rejects.toMatchObject({ issue: { code } });
});
