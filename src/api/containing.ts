/** A pattern of SQL for `ilike`: any text with these words in it, whatever signs they have. */
export function containing(words: string): string {
  return `%${words.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
