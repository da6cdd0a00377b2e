/** OLE2 compound files: directory and streams. The container of `.xls` and of password-protected workbooks. */
import { damaged, refused } from '../unreadable.ts';

const END_OF_CHAIN = 0xfffffffe;
const FREE = 0xffffffff;
/** Sector numbers from here on are special values. */
const FIRST_MARK = 0xfffffffa;
const ENTRY_SIZE = 128;
const HEADER_SIZE = 512;
const STREAM_TYPE = 2;
const ROOT_TYPE = 5;

export interface Ole2File {
  /** Stream names in directory order. */
  names: readonly string[];
  /** Bytes of a stream; each stream is read once. Throws `UnreadableFile`. */
  stream(name: string): Uint8Array;
}

interface DirectoryEntry {
  name: string;
  type: number;
  start: number;
  size: number;
}

/**
 * Reads the directory. The chains of what is read stay within the file, return to none of their sectors and share none.
 * Throws `UnreadableFile`.
 */
export function readOle2(bytes: Uint8Array): Ole2File {
  if (bytes.length < HEADER_SIZE) throw refused('file_truncated');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shift = view.getUint16(30, true);
  if (shift !== 9 && shift !== 12) throw damaged('ole2');
  const sectors = new Sectors(view, 1 << shift, readFat(view, 1 << shift));
  const entries = readDirectory(sectors.read(view.getUint32(48, true)));
  const streams = entries.filter((entry) => entry.type === STREAM_TYPE);
  const root = entries.find((entry) => entry.type === ROOT_TYPE);
  if (root === undefined) throw damaged('ole2');
  if (streams.reduce((total, entry) => total + entry.size, 0) > bytes.length) throw refused('file_truncated');
  const cutoff = view.getUint32(56, true);
  return {
    names: streams.map((entry) => entry.name),
    stream(name) {
      const entry = streams.find((candidate) => candidate.name === name);
      if (entry === undefined) throw damaged('ole2');
      if (entry.size >= cutoff) return sectors.read(entry.start).subarray(0, entry.size);
      const mini = sectors.read(root.start);
      const fat = asUint32(sectors.read(view.getUint32(60, true)));
      const miniView = new DataView(mini.buffer, mini.byteOffset, mini.byteLength);
      return new Sectors(miniView, 1 << view.getUint16(32, true), fat, 0).read(entry.start).subarray(0, entry.size);
    },
  };
}

/** Sector chains: those of the file, and mini sectors inside the root's stream. */
class Sectors {
  readonly #view: DataView;
  readonly #size: number;
  readonly #fat: Uint32Array;
  /** Sector 0 follows the header, which is one sector long; mini sectors have no header. */
  readonly #header: number;
  /** 1 for each sector that a chain has taken: chains neither return nor meet. */
  readonly #taken: Uint8Array;

  constructor(view: DataView, size: number, fat: Uint32Array, header = 1) {
    this.#view = view;
    this.#size = size;
    this.#fat = fat;
    this.#header = header;
    this.#taken = new Uint8Array(Math.ceil(view.byteLength / size));
  }

  /** Bytes of the chain that begins at a sector, once. Throws `UnreadableFile`, also for a chain that returns or meets another. */
  read(start: number): Uint8Array {
    const chain: number[] = [];
    for (let sector = start; sector < FIRST_MARK; sector = this.#fat[sector] ?? END_OF_CHAIN) {
      if ((sector + this.#header) * this.#size >= this.#view.byteLength) throw refused('file_truncated');
      if (this.#taken[sector] === 1) throw damaged('ole2');
      this.#taken[sector] = 1;
      chain.push(sector);
    }
    const out = new Uint8Array(chain.length * this.#size);
    for (const [index, sector] of chain.entries()) {
      const from = (sector + this.#header) * this.#size;
      const length = Math.min(this.#size, this.#view.byteLength - from);
      out.set(new Uint8Array(this.#view.buffer, this.#view.byteOffset + from, length), index * this.#size);
    }
    return out;
  }
}

/** The file allocation table: for each sector, the next one of its chain. */
function readFat(view: DataView, size: number): Uint32Array {
  const places: number[] = [];
  for (let i = 0; i < 109; i++) places.push(view.getUint32(76 + i * 4, true));
  const maxSectors = Math.ceil(view.byteLength / size);
  let more = view.getUint32(68, true);
  for (let guard = 0; more < FIRST_MARK; guard++) {
    const from = (more + 1) * size;
    if (from + size > view.byteLength) throw refused('file_truncated');
    if (guard > maxSectors) throw damaged('ole2');
    for (let i = 0; i < size - 4; i += 4) places.push(view.getUint32(from + i, true));
    more = view.getUint32(from + size - 4, true);
  }
  const used = places.filter((sector) => sector < FIRST_MARK).slice(0, view.getUint32(44, true));
  if (used.length > maxSectors) throw damaged('ole2');
  const fat = new Uint32Array((used.length * size) / 4).fill(FREE);
  for (const [index, sector] of used.entries()) {
    const from = (sector + 1) * size;
    if (from + size > view.byteLength) throw refused('file_truncated');
    for (let i = 0; i < size / 4; i++) fat[(index * size) / 4 + i] = view.getUint32(from + i * 4, true);
  }
  return fat;
}

function readDirectory(bytes: Uint8Array): DirectoryEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries: DirectoryEntry[] = [];
  for (let at = 0; at + ENTRY_SIZE <= bytes.length; at += ENTRY_SIZE) {
    const type = view.getUint8(at + 66);
    if (type === 0) continue;
    const length = Math.max(0, Math.min(view.getUint16(at + 64, true), 64) - 2);
    const name = new TextDecoder('utf-16le').decode(bytes.subarray(at, at + length));
    entries.push({ name, type, start: view.getUint32(at + 116, true), size: view.getUint32(at + 120, true) });
  }
  return entries;
}

function asUint32(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2);
}
