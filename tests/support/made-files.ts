/** Files built byte by byte for tests: malicious archives, unusual workbooks, legacy Excel files. */
import { crc32, deflateRawSync } from 'node:zlib';
import type { Cell, Sheet, Workbook } from '#core/reading/workbook.ts';

/** False claims of an archive entry. */
export interface MadeEntry {
  name: string;
  data: Buffer | string;
  /** Packed bytes; `data` is not used then. */
  packed?: Buffer;
  size?: number;
  crc32?: number;
  flags?: number;
  method?: number;
  /** Shares local header and data with the previous entry. */
  overlapping?: boolean;
}

/** A zip of these entries, deflated unless `method` says otherwise. */
export function zipOf(entries: readonly MadeEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  let lastOffset = 0;
  for (const entry of entries) {
    const data = Buffer.from(entry.data);
    const method = entry.method ?? 8;
    const packed = entry.packed ?? (method === 8 ? deflateRawSync(data) : data);
    const name = Buffer.from(entry.name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(entry.flags ?? 0, 2);
    fields.writeUInt16LE(method, 4);
    fields.writeUInt32LE(entry.crc32 ?? crc32(data), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(entry.size ?? data.length, 18);
    fields.writeUInt16LE(name.length, 22);
    if (!entry.overlapping) {
      lastOffset = offset;
      locals.push(Buffer.from('PK\x03\x04'), fields, name, packed);
      offset += 30 + name.length + packed.length;
    }
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(lastOffset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, tail, name);
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, central, end]);
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

export interface MadeXlsx {
  /** Inside `<worksheet>`; or, beginning with `<?xml` or a prefixed element, the whole part. */
  sheet: string;
  /** Inside `<sst>`. */
  strings?: string;
  /** Inside `<styleSheet>`. */
  styles?: string;
  /** The whole workbook part, with relationships rId1 (sheet1) and rId2 (sheet2, the same XML). */
  workbook?: string;
}

/** Parts of a small workbook; `sheet` may be plain rows (`<row…`), the inside of the worksheet or a whole part. */
export function xlsxParts({ sheet, strings = '', styles, workbook }: MadeXlsx): MadeEntry[] {
  const inside = sheet.startsWith('<row') || sheet === '' ? `<sheetData>${sheet}</sheetData>` : sheet;
  const part = sheet.includes('worksheet') ? sheet : `<worksheet xmlns="${MAIN}">${inside}</worksheet>`;
  const relationship = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const parts: MadeEntry[] = [
    { name: '[Content_Types].xml', data: '<Types/>' },
    {
      name: '_rels/.rels',
      data: `<Relationships xmlns="${PACKAGE}">${relationship('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      data:
        workbook ??
        `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Balance" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      data: `<Relationships xmlns="${PACKAGE}">${relationship('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relationship(
        'rId2',
        'worksheet',
        '/xl/worksheets/sheet2.xml',
      )}${relationship('rId3', 'sharedStrings', 'sharedStrings.xml')}${relationship('rId4', 'styles', 'styles.xml')}</Relationships>`,
    },
    { name: 'xl/sharedStrings.xml', data: `<sst xmlns="${MAIN}">${strings}</sst>` },
    { name: 'xl/worksheets/sheet1.xml', data: part },
    { name: 'xl/worksheets/sheet2.xml', data: part },
  ];
  if (styles !== undefined)
    parts.push({ name: 'xl/styles.xml', data: `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>` });
  return parts;
}

/** All rows of a sheet by row number, copied. */
export async function rowsOf(sheet: Sheet): Promise<Record<number, Cell[]>> {
  const rows: Record<number, Cell[]> = {};
  await sheet.scan(({ number, cells }) => {
    rows[number] = [...cells];
    return undefined;
  });
  return rows;
}

/** Scans every row of every sheet; returns their number. */
export async function countRows(workbook: Workbook): Promise<number> {
  let rows = 0;
  for (const sheet of workbook.sheets) {
    await sheet.scan(() => {
      rows++;
      return undefined;
    });
  }
  return rows;
}

/** Rows of the first sheet. */
export function firstRows(workbook: Workbook): Promise<Record<number, Cell[]>> {
  return rowsOf(workbook.sheets[0]!);
}

/** An OLE2 file with these streams, each in its own sectors (no mini sectors). */
export function ole2Of(streams: Record<string, Buffer>): Buffer {
  const size = 512;
  const fat = new Uint32Array(size / 4).fill(0xffffffff);
  const sectors: Buffer[] = [Buffer.alloc(size), Buffer.alloc(size)];
  fat[0] = 0xfffffffd;
  fat[1] = 0xfffffffe;
  const directory = sectors[1]!;
  const names = ['Root Entry', ...Object.keys(streams)];
  for (const [index, name] of names.entries()) {
    const at = index * 128;
    directory.write(name, at, 'utf16le');
    directory.writeUInt16LE((name.length + 1) * 2, at + 64);
    directory.writeUInt8(index === 0 ? 5 : 2, at + 66);
    for (const link of [68, 72, 76]) directory.writeUInt32LE(0xffffffff, at + link);
    directory.writeUInt32LE(0xfffffffe, at + 116);
    const data = streams[name];
    if (data === undefined) continue;
    directory.writeUInt32LE(sectors.length, at + 116);
    directory.writeUInt32LE(data.length, at + 120);
    for (let from = 0; from < data.length; from += size) {
      fat[sectors.length] = from + size < data.length ? sectors.length + 1 : 0xfffffffe;
      sectors.push(Buffer.concat([data.subarray(from, from + size)], size));
    }
  }
  Buffer.from(fat.buffer).copy(sectors[0]!);
  const header = Buffer.alloc(size);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(0, 56);
  for (const place of [60, 68]) header.writeUInt32LE(0xfffffffe, place);
  header.fill(0xff, 76, size);
  header.writeUInt32LE(0, 76);
  return Buffer.concat([header, ...sectors]);
}

/** One BIFF record. */
export function biff(id: number, ...fields: (Buffer | number)[]): Buffer {
  const data = Buffer.concat(fields.map((field) => (typeof field === 'number' ? uint16(field) : field)));
  return Buffer.concat([uint16(id), uint16(data.length), data]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

/** The Workbook stream of a legacy Excel file: one hidden or visible sheet with the given records. */
export function biffWorkbook(name: string, hidden: boolean, rows: Buffer[], globals: Buffer[] = []): Buffer {
  const bof = (type: number) => biff(0x0809, 0x0600, type, 0, 0, Buffer.alloc(8));
  const boundSheet = (at: number) => {
    const offset = Buffer.alloc(4);
    offset.writeUInt32LE(at);
    const label = Buffer.concat([Buffer.from([name.length, 0]), Buffer.from(name, 'latin1')]);
    return biff(0x0085, offset, Buffer.from([hidden ? 1 : 0, 0]), label);
  };
  const eof = biff(0x000a);
  const before = bof(0x0005).length + boundSheet(0).length + Buffer.concat(globals).length + eof.length;
  return Buffer.concat([bof(0x0005), ...globals, boundSheet(before), eof, bof(0x0010), ...rows, eof]);
}
