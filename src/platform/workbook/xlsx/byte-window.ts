/** The bytes of a part as they are inflated: what was not used of one chunk stays in front of the next. */

/** More than any look ahead: what lies behind the end reads as zeros, so that looking needs no check. */
const PADDING = 64;

export class ByteWindow {
  /** Longer than what it holds: only the bytes before `end` are the part's. */
  bytes: Buffer = Buffer.alloc(PADDING);
  view = new DataView(this.bytes.buffer, this.bytes.byteOffset, this.bytes.length);
  end = 0;

  /** Forgets the bytes before `used` and takes a chunk behind the others. */
  append(chunk: Uint8Array, used: number): void {
    const kept = this.end - used;
    const end = kept + chunk.length;
    const old = this.bytes;
    if (end + PADDING > old.length) {
      this.bytes = Buffer.allocUnsafe(Math.ceil(1.25 * (end + PADDING)));
      this.view = new DataView(this.bytes.buffer, this.bytes.byteOffset, this.bytes.length);
    }
    old.copy(this.bytes, 0, used, this.end);
    this.bytes.set(chunk, kept);
    this.bytes.fill(0, end, end + PADDING);
    this.end = end;
  }
}
