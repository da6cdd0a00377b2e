/** A block of a guide as it is said to somebody with «usted»: the words of the guide, not those of the program that it quotes. */
import { formal } from '#core/dictionary/formal.es.ts';
import type { GuideBlock, GuideInline, GuideLine } from './guide-tree.ts';

export function formalBlock(block: GuideBlock): GuideBlock {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return { ...block, content: formalLine(block.content) };
    case 'quote':
      return { ...block, lines: block.lines.map(formalLine) };
    case 'list':
      return { ...block, items: block.items.map((item) => item.map(formalBlock)) };
    case 'table':
      return { ...block, head: block.head.map(formalLine), rows: block.rows.map((row) => row.map(formalLine)) };
    case 'drawing':
      return { ...block, drawing: { ...block.drawing, note: formal(block.drawing.note) } };
    case 'code':
      return block;
  }
}

const formalLine = (line: GuideLine): GuideLine => line.map(formalInline);

/** Strong words are names in the program. */
function formalInline(part: GuideInline): GuideInline {
  if (part.type === 'text') return { ...part, text: formal(part.text) };
  return part.type === 'link' ? { ...part, content: formalLine(part.content) } : part;
}
