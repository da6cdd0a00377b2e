/** Two and four bytes of markup as the integers that a `DataView` reads (little-endian), to compare them in one step. */

export function half(text: string): number {
  return Buffer.from(text, 'latin1').readInt16LE();
}

export function word(text: string): number {
  return Buffer.from(text, 'latin1').readInt32LE();
}
