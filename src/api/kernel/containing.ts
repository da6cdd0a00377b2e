/** A pattern of SQL for `ilike`: every text with these words in it, whatever signs they have. */
export function containing(words: string): string {
  return `%${words.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
