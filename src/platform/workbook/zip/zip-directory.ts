/**
 * Zip directory, checked before anything is inflated: declared sizes must fit the limits and the file, without
 * duplicate names or overlapping entries (the two tricks of malicious archives).
 */
import { isUtf8 } from 'node:buffer';
import { MAX_INFLATED_BYTES } from '#core/reading/workbook.ts';
import { FileBudget } from '../file-budget.ts';
import { decodePieces } from '../text/text-encoding.ts';
import { damaged, refused } from '../unreadable.ts';

/** One entry: position of its packed bytes, and its directory record. */
export interface ZipEntry {
  /** Key in `entries`. */
  name: string;
  /** Path as in the directory, with `/`. */
  path: string;
  /** 0 is stored, 8 is deflate. */
  method: number;
  crc32: number;
  /** Offset and size of the packed bytes, and the inflated size. */
  packedSize: number;
  size: number;
  start: number;
}

export interface ZipArchive {
  bytes: Uint8Array;
  /** By name, lower case and with `/`: part names in OOXML are case-insensitive. */
  entries: ReadonlyMap<string, ZipEntry>;
  budget: FileBudget;
}

/** More parts than any workbook has. */
const MAX_ENTRIES = 10_000;
/** Deflate is limited to 1,032:1; the densest real sheets (a million styled empty rows) stay under 100:1. */
const MAX_RATIO = 250;
/** Inflated size below which the ratio is not checked. */
const RATIO_MATTERS_FROM = 16 * 1024 ** 2;

const END_SIGNATURE = 0x06054b50;
const END_SIZE = 22;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_SIZE = 46;
const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_SIZE = 30;
const ZIP64_LOCATOR_SIGNATURE = 0x07064b50;
const ZIP64_LOCATOR_SIZE = 20;
const ZIP64_END_SIGNATURE = 0x06064b50;
const ENCRYPTED_FLAG = 1;

/**
 * Reads and checks the directory. Throws `UnreadableFile`: `file_truncated` without an end record, `zip_bomb`,
 * `file_too_large`, `file_password` or `file_damaged`.
 */
export function readZipDirectory(bytes: Uint8Array): ZipArchive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { count, offset, end } = locateDirectory(view);
  if (count > MAX_ENTRIES) throw refused('zip_bomb', { reason: 'entries', entries: count });
  const entries = new Map<string, ZipEntry>();
  let at = offset;
  let total = 0;
  for (let i = 0; i < count; i++) {
    const { entry, next } = readEntry(view, at, end, offset);
    if (entries.has(entry.name)) throw damaged('zip_directory');
    entries.set(entry.name, entry);
    total += entry.size;
    at = next;
  }
  checkOverlap([...entries.values()]);
  if (total > RATIO_MATTERS_FROM && total > bytes.length * MAX_RATIO) throw bomb(total, bytes.length);
  if (total > MAX_INFLATED_BYTES) throw refused('file_too_large', { size: total, limit: MAX_INFLATED_BYTES });
  return { bytes, entries, budget: new FileBudget() };
}

/** Refusal of an archive with an excessive ratio, or larger than declared. */
export function bomb(size: number, packed: number) {
  return refused('zip_bomb', { reason: 'size', size, packed });
}

/** Locates the end record (a comment may follow it) and, through it, the directory. */
function locateDirectory(view: DataView): { count: number; offset: number; end: number } {
  const lowest = Math.max(0, view.byteLength - END_SIZE - 0xffff);
  for (let at = view.byteLength - END_SIZE; at >= lowest; at--) {
    if (view.getUint32(at, true) !== END_SIGNATURE) continue;
    const found = directoryFromEnd(view, at);
    if (found.offset + found.count * ENTRY_SIZE > found.end) throw damaged('zip_directory');
    return found;
  }
  throw refused('file_truncated');
}

function directoryFromEnd(view: DataView, at: number): { count: number; offset: number; end: number } {
  const count = view.getUint16(at + 10, true);
  const offset = view.getUint32(at + 16, true);
  if (count !== 0xffff && offset !== 0xffffffff) return { count, offset, end: at };
  const locator = at - ZIP64_LOCATOR_SIZE;
  if (locator < 0 || view.getUint32(locator, true) !== ZIP64_LOCATOR_SIGNATURE) return { count, offset, end: at };
  const record = Number(view.getBigUint64(locator + 8, true));
  if (record + 56 > locator || view.getUint32(record, true) !== ZIP64_END_SIGNATURE) throw damaged('zip_directory');
  return {
    count: Number(view.getBigUint64(record + 32, true)),
    offset: Number(view.getBigUint64(record + 48, true)),
    end: record,
  };
}

function readEntry(view: DataView, at: number, end: number, directory: number): { entry: ZipEntry; next: number } {
  if (at + ENTRY_SIZE > end || view.getUint32(at, true) !== ENTRY_SIGNATURE) throw damaged('zip_directory');
  if (view.getUint16(at + 8, true) & ENCRYPTED_FLAG) throw refused('file_password');
  const nameLength = view.getUint16(at + 28, true);
  const extraAt = at + ENTRY_SIZE + nameLength;
  const extraEnd = extraAt + view.getUint16(at + 30, true);
  const next = extraEnd + view.getUint16(at + 32, true);
  if (next > end) throw damaged('zip_directory');
  const path = nameOf(new Uint8Array(view.buffer, view.byteOffset + at + ENTRY_SIZE, nameLength));
  const large = zip64Fields(view, extraAt, extraEnd);
  const field = (position: number) => {
    const value = view.getUint32(position, true);
    return value === 0xffffffff ? (large.shift() ?? value) : value;
  };
  const size = field(at + 24);
  const packedSize = field(at + 20);
  const local = field(at + 42);
  const entry: ZipEntry = {
    name: path.toLowerCase(),
    path,
    method: view.getUint16(at + 10, true),
    crc32: view.getUint32(at + 16, true),
    packedSize,
    size,
    start: dataStart(view, local, directory),
  };
  if (entry.start + packedSize > directory) throw damaged('zip_directory');
  return { entry, next };
}

/** Names are UTF-8 or, from older Windows, in the DOS encoding. Some programs use backslashes. */
function nameOf(bytes: Uint8Array): string {
  const pieces = decodePieces(bytes, isUtf8(bytes) ? 'utf-8' : 'cp850');
  return [...pieces].join('').replaceAll('\\', '/');
}

/**
 * The 64-bit values of the zip64 extra field, in fixed order: size, packed size, offset (only those that overflowed).
 */
function zip64Fields(view: DataView, from: number, to: number): number[] {
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    const fieldsEnd = Math.min(to, at + 4 + view.getUint16(at + 2, true));
    const fields: number[] = [];
    for (let value = at + 4; value + 8 <= fieldsEnd; value += 8) fields.push(Number(view.getBigUint64(value, true)));
    return fields;
  }
  return [];
}

/** The local header has its own name and extra lengths; only it gives the start of the data. */
function dataStart(view: DataView, local: number, directory: number): number {
  if (local + LOCAL_SIZE > directory || view.getUint32(local, true) !== LOCAL_SIGNATURE) throw damaged('zip_directory');
  return local + LOCAL_SIZE + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
}

function checkOverlap(entries: ZipEntry[]): void {
  entries.sort((a, b) => a.start - b.start);
  for (let i = 1; i < entries.length; i++) {
    const previous = entries[i - 1]!;
    const overlaps = previous.start + previous.packedSize > entries[i]!.start - LOCAL_SIZE;
    if (overlaps) throw refused('zip_bomb', { reason: 'overlap', entries: entries.length });
  }
}
