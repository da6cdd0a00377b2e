/** Plain text of guides, for search and excerpts. */
import { withoutDrawings } from '#core/guide/guide-drawing.es.ts';

/** Markdown as visible text on one line; missing full stops are added. Without drawings. */
export function plainText(markdown: string): string {
  return withoutDrawings(markdown)
    .split(/\n{2,}/)
    .map(plainBlock)
    .filter((block) => block !== '')
    .map((block) => (/[.,:;!?]$/.test(block) ? block : `${block}.`))
    .join(' ');
}

function plainBlock(markdown: string): string {
  return markdown
    .replace(/^\|(?:\s*:?-+:?\s*\|)+\s*$/gm, ' ')
    .replace(/^\s*(?:>|[-*]|\d+\.)\s/gm, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`|]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:)])/g, '$1')
    .trim();
}
