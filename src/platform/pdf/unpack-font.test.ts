import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { unpackFont } from './unpack-font.ts';

const woff = readFileSync(fileURLToPath(import.meta.resolve('@fontsource/inter/files/inter-latin-400-normal.woff')));

/** Tables of a TrueType font. */
function tablesOf(font: Buffer) {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = font.subarray(12 + index * 16);
    const [checksum, offset, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    return { tag: entry.toString('latin1', 0, 4), checksum, offset, bytes: font.subarray(offset, offset + length) };
  });
}

/** Checksum of a table as the format defines it: the sum of its words. */
function sumOf(tag: string, bytes: Buffer): number {
  const words = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
  let sum = 0;
  for (let at = 0; at < words.length; at += 4) {
    // The checksum of the whole file, within `head`, does not count.
    if (tag !== 'head' || at !== 8) sum = (sum + words.readUInt32BE(at)) >>> 0;
  }
  return sum;
}

test('every table of the font is whole, aligned and has its checksum', () => {
  const font = unpackFont(woff);
  expect(font.readUInt32BE(0)).toBe(0x00010000);
  const tables = tablesOf(font);
  expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'GPOS', 'head', 'loca']));
  for (const { tag, checksum, offset, bytes } of tables) {
    expect([tag, sumOf(tag, bytes), offset % 4]).toEqual([tag, checksum, 0]);
  }
});

test('a table that is not wanted is left out', () => {
  const tags = (font: Buffer) => tablesOf(font).map(({ tag }) => tag);
  expect(tags(unpackFont(woff, ['GPOS']))).toEqual(tags(unpackFont(woff)).filter((tag) => tag !== 'GPOS'));
});
