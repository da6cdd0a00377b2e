/**
 * Streams inflated entries of a checked archive. Nothing declared is trusted: output beyond the declared size is a
 * bomb, less output or another CRC is damage, so no amount is ever read from a damaged file.
 */
import type { TransformOptions } from 'node:stream';
import { crc32, createInflateRaw, inflateRawSync, type ZlibOptions } from 'node:zlib';
import { asUnreadable, damaged, refused } from '../unreadable.ts';
import { bomb, type ZipArchive, type ZipEntry } from './zip-directory.ts';

const CHUNK = 256 * 1024;
/** Up to this size (declared, and enforced) an entry is inflated in one call: a stream takes longer to set up. */
const AT_ONCE = 4 * 1024 ** 2;
/** Bytes behind what is inflated at once, for look-ahead without bounds checks. */
export const ROOM_BEHIND = 64;
/** Behind these nobody has anything: a stream goes on writing behind its chunks. */
const withRoom = new WeakSet<Uint8Array>();

/** Whether `ROOM_BEHIND` bytes of the chunk's memory, which it begins, are nobody's. */
export function hasRoomBehind(chunk: Uint8Array): boolean {
  return withRoom.has(chunk);
}

/**
 * What was inflated at once and last, and is whole: the rows of a small sheet are read twice, first its first ones to
 * recognise it.
 */
const newest = new WeakMap<ZipArchive, { entry: ZipEntry; bytes: Buffer }>();
/** The entry's bytes in chunks; inflation stops with the iteration. Throws `UnreadableFile`. */
export async function* inflateEntry(archive: ZipArchive, entry: ZipEntry): AsyncGenerator<Buffer, void, undefined> {
  const found = newest.get(archive);
  if (found?.entry === entry) {
    archive.budget.takeBytes(entry.size);
    yield found.bytes;
    return;
  }
  const packed = archive.bytes.subarray(entry.start, entry.start + entry.packedSize);
  let size = 0;
  let sum = 0;
  for await (const chunk of unpack(packed, entry)) {
    size += chunk.length;
    archive.budget.takeBytes(chunk.length);
    if (size > entry.size) throw bomb(size, entry.packedSize);
    sum = crc32(chunk, sum);
    if (isAtOnce(entry) && size === entry.size && sum === entry.crc32) newest.set(archive, { entry, bytes: chunk });
    yield chunk;
  }
  if (size !== entry.size || sum !== entry.crc32) throw damaged(entry.name);
}

/** The whole entry in one buffer; `limit` (bytes) is for parts that are small in real workbooks. */
export async function inflateWhole(archive: ZipArchive, entry: ZipEntry, limit: number): Promise<Buffer> {
  if (entry.size > limit) throw refused('file_too_large', { part: entry.name, size: entry.size, limit });
  const chunks: Buffer[] = [];
  for await (const chunk of inflateEntry(archive, entry)) chunks.push(chunk);
  return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
}

function unpack(packed: Uint8Array, entry: ZipEntry): Iterable<Buffer> | AsyncIterable<Buffer> {
  if (entry.method === 0) return slices(packed);
  if (entry.method === 8) return isAtOnce(entry) ? [inflateAtOnce(packed, entry)] : inflate(packed, entry);
  throw damaged(entry.name);
}

function isAtOnce({ method, size }: ZipEntry): boolean {
  return method === 8 && size <= AT_ONCE;
}

function* slices(packed: Uint8Array): Generator<Buffer, void, undefined> {
  for (let at = 0; at < packed.length; at += CHUNK) {
    const length = Math.min(CHUNK, packed.length - at);
    yield Buffer.from(packed.buffer, packed.byteOffset + at, length);
  }
}

function inflateAtOnce(packed: Uint8Array, { name, size }: ZipEntry): Buffer {
  try {
    const bytes = inflateRawSync(packed, { maxOutputLength: size + 1, chunkSize: size + ROOM_BEHIND });
    // Small ones share their memory with others.
    if (bytes.byteOffset === 0 && bytes.buffer.byteLength === bytes.length + ROOM_BEHIND) withRoom.add(bytes);
    return bytes;
  } catch (error) {
    if (error instanceof RangeError) throw bomb(size, packed.length);
    throw asUnreadable(error, name);
  }
}

/** zlib works on its own thread, a few chunks ahead. */
async function* inflate(packed: Uint8Array, entry: ZipEntry): AsyncGenerator<Buffer, void, undefined> {
  const options: ZlibOptions & TransformOptions = { chunkSize: CHUNK, readableHighWaterMark: 4 * CHUNK };
  const stream = createInflateRaw(options);
  stream.end(packed);
  try {
    yield* stream as AsyncIterable<Buffer>;
  } catch (error) {
    throw asUnreadable(error, entry.name);
  } finally {
    stream.destroy();
  }
}
