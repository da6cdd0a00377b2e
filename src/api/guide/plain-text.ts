/** Markdown as the words that a reader sees, on one line. */

export function plainText(markdown: string): string {
  return markdown
    .replace(/^\|(?:\s*:?-+:?\s*\|)+\s*$/gm, ' ')
    .replace(/^\s*(?:>|[-*]|\d+\.)\s/gm, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`|]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:)])/g, '$1')
    .trim();
}
