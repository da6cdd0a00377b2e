/** Sliding window over the inflated bytes of a part: the unused end of one chunk stays in front of the next. */

import { hasRoomBehind, ROOM_BEHIND } from '../zip/zip-inflate.ts';

/** More than any look-ahead: bytes beyond the end read as zero, so that look-ahead needs no bounds check. */
const PADDING = ROOM_BEHIND;

export class ByteWindow {
  /** Longer than its content: only the bytes before `end` belong to the part. */
  bytes: Buffer = Buffer.alloc(PADDING);
  view = new DataView(this.bytes.buffer, this.bytes.byteOffset, this.bytes.length);
  end = 0;
  /** Whether `bytes` are a chunk's own, which others may read again. */
  #isShared = false;

  /** Drops the bytes before `used` and appends a chunk. */
  append(chunk: Uint8Array, used: number): void {
    const kept = this.end - used;
    const end = kept + chunk.length;
    const old = this.bytes;
    if (kept === 0 && hasRoomBehind(chunk)) {
      this.#hold(Buffer.from(chunk.buffer));
      this.#isShared = true;
    } else {
      if (this.#isShared || end + PADDING > old.length)
        this.#hold(Buffer.allocUnsafe(Math.ceil(1.25 * (end + PADDING))));
      this.#isShared = false;
      old.copy(this.bytes, 0, used, this.end);
      this.bytes.set(chunk, kept);
    }
    this.bytes.fill(0, end, end + PADDING);
    this.end = end;
  }

  #hold(bytes: Buffer): void {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  }
}
