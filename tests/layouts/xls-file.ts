/** Writes rows as a legacy Excel file, as Windows packages still do. */

import { biff, biffWorkbook } from '../support/made-files.ts';
import type { LayoutCell } from './packages/layout.ts';

const SECTOR = 512;
const END = 0xfffffffe;
const FAT = 0xfffffffd;
const FREE = 0xffffffff;
const LABEL = 0x0204;
const NUMBER = 0x0203;

export function xlsFile(name: string, rows: readonly (readonly LayoutCell[])[]): Buffer {
  const records = rows.flatMap((cells, row) =>
    cells.flatMap((cell, column) => {
      if (typeof cell === 'number') return [biff(NUMBER, row, column, 0, double(cell))];
      if (cell === null || cell === '') return [];
      return [biff(LABEL, row, column, 0, cell.length, Buffer.from([1]), Buffer.from(cell, 'utf16le'))];
    }),
  );
  return compoundFile(biffWorkbook(name, false, records));
}

function double(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
}

/** OLE2 container: sector tables, directory, then the single stream. */
function compoundFile(stream: Buffer): Buffer {
  const data = Math.ceil(stream.length / SECTOR);
  const tables = Math.ceil((data + 1) / (SECTOR / 4 - 1));
  const table = new Uint32Array((tables * SECTOR) / 4).fill(FREE).fill(FAT, 0, tables);
  table[tables] = END;
  for (let sector = 0; sector < data; sector++)
    table[tables + 1 + sector] = sector + 1 < data ? tables + 2 + sector : END;
  const header = Buffer.alloc(SECTOR);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  for (const [at, value] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ] as const)
    header.writeUInt16LE(value, at);
  for (const [at, value] of [
    [44, tables],
    [48, tables],
    [56, 4096],
    [60, END],
    [68, END],
  ] as const)
    header.writeUInt32LE(value, at);
  header.fill(0xff, 76);
  for (let index = 0; index < tables; index++) header.writeUInt32LE(index, 76 + 4 * index);
  const padded = Buffer.concat([stream], data * SECTOR);
  return Buffer.concat([header, Buffer.from(table.buffer), directory(tables + 1, stream.length), padded]);
}

function directory(start: number, length: number): Buffer {
  const sector = Buffer.alloc(SECTOR);
  const entry = (at: number, name: string, type: number, child: number) => {
    sector.write(name, at, 'utf16le');
    sector.writeUInt16LE(2 * name.length + 2, at + 64);
    sector[at + 66] = type;
    sector.fill(0xff, at + 68, at + 80);
    if (child >= 0) sector.writeUInt32LE(child, at + 76);
  };
  entry(0, 'Root Entry', 5, 1);
  sector.writeUInt32LE(END, 116);
  entry(128, 'Workbook', 2, -1);
  sector.writeUInt32LE(start, 244);
  sector.writeUInt32LE(length, 248);
  return sector;
}
