/** Two and four bytes of markup as little-endian integers of a `DataView`, for single-step comparisons. */

export function half(text: string): number {
  return Buffer.from(text, 'latin1').readInt16LE();
}

export function word(text: string): number {
  return Buffer.from(text, 'latin1').readInt32LE();
}
