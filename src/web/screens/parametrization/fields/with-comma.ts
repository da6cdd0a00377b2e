/** A rate that settings write with a point, as it is read in Colombia: `2,22`; any other text as it is. */
export function withComma(text: string): string {
  return /^\d+\.\d+$/.test(text) ? text.replace('.', ',') : text;
}
