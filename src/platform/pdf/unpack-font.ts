/** Unpacks WOFF to TrueType: of a packed font, the PDF library inflates all outlines anew for every glyph. */
import { inflateSync } from 'node:zlib';

/** Bytes of the header, and of a table's entry, in each of the two. */
const packed = { header: 44, entry: 20 };
const plain = { header: 12, entry: 16 };

/** `without`: tables that are left out. */
export function unpackFont(woff: Buffer, without: readonly string[] = []): Buffer {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entry = woff.subarray(packed.header + index * packed.entry);
    const [offset, packedLength, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const stored = woff.subarray(offset, offset + packedLength);
    return {
      tag: entry.toString('latin1', 0, 4),
      checksum: entry.readUInt32BE(16),
      bytes: packedLength < length ? inflateSync(stored) : stored,
    };
  }).filter(({ tag }) => !without.includes(tag));
  const directory = Buffer.alloc(plain.header + tables.length * plain.entry);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(tables.length, 4);
  const selector = Math.floor(Math.log2(tables.length));
  const range = 2 ** selector * plain.entry;
  directory.writeUInt16BE(range, 6);
  directory.writeUInt16BE(selector, 8);
  directory.writeUInt16BE(tables.length * plain.entry - range, 10);
  const parts: Buffer[] = [directory];
  let end = directory.length;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const at = plain.header + index * plain.entry;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(checksum, at + 4);
    directory.writeUInt32BE(end, at + 8);
    directory.writeUInt32BE(bytes.length, at + 12);
    const padding = Buffer.alloc(-bytes.length & 3);
    parts.push(bytes, padding);
    end += bytes.length + padding.length;
  }
  return Buffer.concat(parts);
}
