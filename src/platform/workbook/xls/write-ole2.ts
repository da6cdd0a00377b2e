/**
 * An OLE2 file with one stream. The library that reads xls cells takes a whole container; it gets one of ours, so that no
 * chain, directory or other stream of a hostile file reaches it.
 */

const SECTOR = 4096;
const SECTOR_SHIFT = 12;
const LINKS = SECTOR / 4;
/** FAT sectors that the header lists by itself: 436 MiB, beyond any upload. */
const MAX_FAT_SECTORS = 109;
const END_OF_CHAIN = 0xfffffffe;
const FREE = 0xffffffff;
const FAT_SECTOR = 0xfffffffd;
const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** `name`: at most 31 characters. The stream must fit the FAT of a header; throws RangeError. */
export function ole2WithStream(name: string, data: Uint8Array): Buffer {
  const dataSectors = Math.max(1, Math.ceil(data.length / SECTOR));
  let fatSectors = 1;
  while (fatSectors * LINKS < fatSectors + 1 + dataSectors) fatSectors++;
  if (fatSectors > MAX_FAT_SECTORS) throw new RangeError('the stream does not fit');
  const directory = fatSectors;
  const first = directory + 1;
  // Sector 0 follows the header, which is one sector long.
  const file = Buffer.alloc((1 + first + dataSectors) * SECTOR);
  writeHeader(file, fatSectors, directory);
  for (let link = 0; link < fatSectors * LINKS; link++) {
    const last = link === directory || link === first + dataSectors - 1;
    const next = link < fatSectors ? FAT_SECTOR : last ? END_OF_CHAIN : link + 1;
    file.writeUInt32LE(link < first + dataSectors ? next : FREE, SECTOR + link * 4);
  }
  const entries = (1 + directory) * SECTOR;
  writeEntry(file, entries, { name: 'Root Entry', type: 5, child: 1, start: END_OF_CHAIN, size: 0 });
  writeEntry(file, entries + 128, { name, type: 2, child: FREE, start: first, size: data.length });
  file.set(data, (1 + first) * SECTOR);
  return file;
}

function writeHeader(file: Buffer, fatSectors: number, directory: number): void {
  SIGNATURE.copy(file);
  file.writeUInt16LE(0x3e, 24);
  file.writeUInt16LE(4, 26);
  file.writeUInt16LE(0xfffe, 28);
  file.writeUInt16LE(SECTOR_SHIFT, 30);
  file.writeUInt16LE(6, 32);
  file.writeUInt32LE(1, 40);
  file.writeUInt32LE(fatSectors, 44);
  file.writeUInt32LE(directory, 48);
  // Streams of any length are in sectors of the file: there are no mini sectors.
  file.writeUInt32LE(1, 56);
  file.writeUInt32LE(END_OF_CHAIN, 60);
  file.writeUInt32LE(END_OF_CHAIN, 68);
  for (let index = 0; index < MAX_FAT_SECTORS; index++)
    file.writeUInt32LE(index < fatSectors ? index : FREE, 76 + index * 4);
}

interface Entry {
  name: string;
  type: number;
  child: number;
  start: number;
  size: number;
}

function writeEntry(file: Buffer, at: number, { name, type, child, start, size }: Entry): void {
  file.write(name, at, 'utf16le');
  file.writeUInt16LE((name.length + 1) * 2, at + 64);
  file.writeUInt8(type, at + 66);
  file.writeUInt8(1, at + 67);
  file.writeUInt32LE(FREE, at + 68);
  file.writeUInt32LE(FREE, at + 72);
  file.writeUInt32LE(child, at + 76);
  file.writeUInt32LE(start, at + 116);
  file.writeUInt32LE(size, at + 120);
}
