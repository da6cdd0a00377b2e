/** A guide as a tree: what `npm run gen` makes of its Markdown, and the help draws. It holds words and addresses, never markup. */
import type { GuideDrawing } from './guide-drawing.es.ts';

export type GuideInline =
  | { type: 'text' | 'code'; text: string }
  | { type: 'strong' | 'emphasis'; content: readonly GuideInline[] }
  /** `href` is an address of the web, of mail, of this site, or the file of another guide (`generico.md`). */
  | { type: 'link'; href: string; content: readonly GuideInline[] };

export type GuideLine = readonly GuideInline[];

export type GuideBlock =
  | { type: 'heading' | 'paragraph'; content: GuideLine }
  /** Formulas: each of its lines is kept. */
  | { type: 'quote'; lines: readonly GuideLine[] }
  | { type: 'list'; ordered: boolean; items: readonly (readonly GuideBlock[])[] }
  /** `figures`: whether a column stands at the right. A head without words is a sum's. */
  | { type: 'table'; figures: readonly boolean[]; head: readonly GuideLine[]; rows: readonly (readonly GuideLine[])[] }
  | { type: 'code'; text: string }
  | { type: 'drawing'; drawing: GuideDrawing };

/** The words of a line without their marks. */
export function inlineText(content: GuideLine): string {
  return content.map((part) => ('text' in part ? part.text : inlineText(part.content))).join('');
}
