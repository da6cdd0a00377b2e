/** Rate with decimal comma (`2,22`); other text unchanged. */
export function withComma(text: string): string {
  return /^\d+\.\d+$/.test(text) ? text.replace('.', ',') : text;
}
