/** MHTML archives, a legacy "Excel" export: every encoding gives the cells of the page, or a refusal. */
import { describe, expect, test } from 'vitest';
import type { ReadIssueCode } from '#core/reading/read-issue.ts';
import { UnreadableFile } from '#core/reading/read-issue.ts';
import type { Cell } from '#core/reading/workbook.ts';
import { cases } from '../../../../tests/support/test-sizes.ts';
import { openWorkbook } from '../open-workbook.ts';

const rounds = cases(400, 100);

const page = (rows: readonly (readonly string[])[]) =>
  `<html><head><title>Balance</title></head><body><table border=3D"0">\n${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('\n')}\n</table></body></html>`.replace('=3D', '=');
const rows = [
  ['Código', 'Descripción', 'Débito'],
  ['1105', 'Caja año 2026 = «única»', '1.234,50'],
];
const latin = Buffer.from(page(rows), 'latin1');
const utf8 = Buffer.from(page(rows));

const quoted = (bytes: Buffer) =>
  [...bytes]
    .map((byte) =>
      byte > 126 || byte === 61 ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}` : String.fromCharCode(byte),
    )
    .join('')
    // Quoted-printable: lines of at most 76 characters, soft breaks end with an equals sign.
    .replace(/[^\n]{60}(?<!=|=.)/g, '$&=\r\n');
const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/.{76}/g, '$&\r\n');

const part = (encoding: string, body: string, type = 'text/html; charset="windows-1252"') =>
  `Content-Location: file:///C:/balance.htm\r\nContent-Transfer-Encoding: ${encoding}\r\nContent-Type: ${type}\r\n\r\n${body}`;
const letter = (parts: readonly string[], mark = '----=_NextPart_01') =>
  Buffer.from(
    `MIME-Version: 1.0\r\nX-Document-Type: Workbook\r\nContent-Type: multipart/related;\r\n\tboundary="${mark}"\r\n\r\nThis document is a Single File Web Page.\r\n\r\n${parts
      .map((one) => `--${mark}\r\n${one}\r\n`)
      .join('')}--${mark}--\r\n`,
    'latin1',
  );

async function cellsOf(bytes: Buffer): Promise<(readonly Cell[])[][]> {
  const { sheets, kind } = await openWorkbook(bytes, 'balance.xls');
  expect(kind).toBe('html');
  return sheets.map(({ head }) => head.map(({ cells }) => cells));
}

async function refusal(bytes: Buffer): Promise<ReadIssueCode | null> {
  try {
    await openWorkbook(bytes, 'balance.xls');
    return null;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return error.issue.code;
  }
}

describe('an MHTML archive', () => {
  test.each<[string, Buffer]>([
    ['quoted-printable in Windows-1252', letter([part('quoted-printable', quoted(latin))])],
    ['quoted-printable in UTF-8', letter([part('quoted-printable', quoted(utf8), 'text/html; charset=utf-8')])],
    ['base64', letter([part('base64', base64(latin))])],
    ['as it is', letter([part('8bit', latin.toString('latin1'))])],
    [
      'beside pictures and styles',
      letter([
        part('base64', 'iVBORw0KGgo=', 'image/png'),
        part('base64', base64(utf8)),
        part('7bit', 'td {}', 'text/css'),
      ]),
    ],
    [
      'without parts',
      Buffer.from(`From: <Saved by a program>\r\nMIME-Version: 1.0\r\n${part('base64', base64(latin))}`),
    ],
    [
      'in a letter in a letter',
      letter([
        `Content-Type: multipart/alternative; boundary=dentro\r\n\r\n--dentro\r\n${part('base64', base64(latin))}\r\n--dentro--`,
      ]),
    ],
  ])('%s', async (_name, bytes) => {
    const [[header, caja] = []] = await cellsOf(bytes);
    expect(header).toEqual(rows[0]);
    expect(caja?.slice(0, 2)).toEqual(rows[1]!.slice(0, 2));
  });

  test('has one sheet per page, without pages that have no table', async () => {
    const frames = part('7bit', '<html><frameset><frame src=sheet001.htm></frameset></html>');
    expect(await cellsOf(letter([frames, part('base64', base64(latin)), part('base64', base64(utf8))]))).toHaveLength(
      2,
    );
  });
});

describe('a malformed MHTML archive', () => {
  const whole = letter([part('quoted-printable', quoted(latin))]);
  const nested = (depth: number): string =>
    depth === 0
      ? part('base64', base64(latin))
      : `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}\r\n${nested(depth - 1)}\r\n--b${depth}--`;
  test.each<[string, Buffer, ReadIssueCode]>([
    ['cut', whole.subarray(0, whole.length - 60), 'file_truncated'],
    ['without its mark', Buffer.from('MIME-Version: 1.0\r\nContent-Type: multipart/related\r\n\r\nx'), 'file_damaged'],
    ['with nothing of a page', letter([part('base64', 'iVBORw0KGgo=', 'image/png')]), 'file_not_spreadsheet'],
    [
      'with headers that never end',
      Buffer.from(`MIME-Version: 1.0\r\nX: ${'a'.repeat(99_999)}`),
      'file_not_spreadsheet',
    ],
    ['of letters in letters', Buffer.from(`MIME-Version: 1.0\r\n${nested(9)}`), 'file_damaged'],
    ['of thousands of parts', letter(Array.from({ length: 2000 }, () => part('7bit', 'x'))), 'file_damaged'],
  ])('%s', async (_name, bytes, code) => {
    expect(await refusal(bytes)).toBe(code);
  });

  test('with random changes is read or refused', async () => {
    let seed = 20_260_131;
    const random = () => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
      return seed / 0x8000_0000;
    };
    for (let round = 0; round < rounds; round++) {
      const copy = Buffer.from(whole);
      for (let flip = 0; flip < 3; flip++) copy[Math.floor(random() * copy.length)]! ^= 1 << Math.floor(random() * 8);
      await refusal(copy);
    }
  });
});
