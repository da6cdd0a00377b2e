/** SQL `ilike` pattern for a substring, with its wildcards escaped. */
export function containing(words: string): string {
  return `%${words.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
