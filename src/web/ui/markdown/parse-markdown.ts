/**
 * The Markdown that guides are written in, as data: headings, paragraphs, quotes, lists, tables, code, drawings. No HTML: what looks
 * like a tag is text.
 */
import { drawingName, type GuideDrawing, parseDrawing } from '#core/guide/guide-drawing.es.ts';
import { type Inline, parseInline } from './parse-inline.ts';

export type Alignment = 'left' | 'center' | 'right';

export type Block =
  | { type: 'heading'; level: number; content: readonly Inline[] }
  | { type: 'paragraph'; content: readonly Inline[] }
  /** Formulas: each of its lines is kept. */
  | { type: 'quote'; lines: readonly (readonly Inline[])[] }
  | { type: 'list'; ordered: boolean; items: readonly (readonly Block[])[] }
  | {
      type: 'table';
      aligned: readonly Alignment[];
      head: readonly (readonly Inline[])[];
      rows: readonly (readonly (readonly Inline[])[])[];
    }
  | { type: 'code'; text: string }
  | { type: 'drawing'; drawing: GuideDrawing };

const heading = /^(#{1,6}) +(.*?)(?: +#+)?$/;
const fence = /^```(\w*)/;
const quote = /^> ?(.*)$/;
const item = /^([-*]|\d{1,9}[.)]) +(.*)$/;
const delimiter = /^\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?$/;

export function parseMarkdown(markdown: string): Block[] {
  const lines = markdown.split(/\r?\n/);
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    if (lines[at]!.trim() === '') {
      at += 1;
      continue;
    }
    const [block, next] = blockAt(lines, at);
    blocks.push(block);
    at = next;
  }
  return blocks;
}

/** The block that begins at a line, and the line after it. */
function blockAt(lines: readonly string[], at: number): [block: Block, next: number] {
  const line = lines[at]!;
  const title = heading.exec(line);
  if (title) return [{ type: 'heading', level: title[1]!.length, content: parseInline(title[2]!) }, at + 1];
  if (fence.test(line)) return codeAt(lines, at);
  if (quote.test(line)) return quoteAt(lines, at);
  if (item.test(line)) return listAt(lines, at);
  if (isTableAt(lines, at)) return tableAt(lines, at);
  const next = endOf(lines, at + 1, (other, index) => other.trim() !== '' && !begins(lines, index));
  const text = lines
    .slice(at, next)
    .map((part) => part.trim())
    .join(' ');
  return [{ type: 'paragraph', content: parseInline(text) }, next];
}

/** Whether something that is no paragraph begins at a line. */
function begins(lines: readonly string[], at: number): boolean {
  const line = lines[at]!;
  return [heading, fence, quote, item].some((form) => form.test(line)) || isTableAt(lines, at);
}

function endOf(lines: readonly string[], from: number, belongs: (line: string, at: number) => boolean): number {
  let at = from;
  while (at < lines.length && belongs(lines[at]!, at)) at += 1;
  return at;
}

function codeAt(lines: readonly string[], at: number): [Block, number] {
  const end = endOf(lines, at + 1, (line) => !fence.test(line));
  const text = lines.slice(at + 1, end).join('\n');
  if (fence.exec(lines[at]!)?.[1] === drawingName) return [{ type: 'drawing', drawing: parseDrawing(text) }, end + 1];
  return [{ type: 'code', text }, end + 1];
}

function quoteAt(lines: readonly string[], at: number): [Block, number] {
  const end = endOf(lines, at, (line) => quote.test(line));
  const said = lines
    .slice(at, end)
    .map((line) => quote.exec(line)![1]!.trim())
    .filter((line) => line !== '');
  return [{ type: 'quote', lines: said.map(parseInline) }, end];
}

/** An item goes on in lines that are indented; what is in it may be any block. */
function listAt(lines: readonly string[], start: number): [Block, number] {
  const ordered = /^\d/.test(lines[start]!);
  const items: Block[][] = [];
  let at = start;
  for (;;) {
    const found = at < lines.length ? item.exec(lines[at]!) : null;
    if (!found || /^\d/.test(found[1]!) !== ordered) break;
    const end = endOf(
      lines,
      at + 1,
      (line, index) => /^\s{2,}\S/.test(line) || (line.trim() === '' && /^\s{2,}\S/.test(lines[index + 1] ?? '')),
    );
    const rest = lines.slice(at + 1, end).map((line) => line.replace(/^\s{2,4}/, ''));
    items.push(parseMarkdown([found[2]!, ...rest].join('\n')));
    at = end;
    // An empty line between two items does not end the list.
    if (lines[at]?.trim() === '' && item.test(lines[at + 1] ?? '')) at += 1;
  }
  return [{ type: 'list', ordered, items }, at];
}

function isTableAt(lines: readonly string[], at: number): boolean {
  const next = lines[at + 1];
  return next?.includes('|') === true && lines[at]!.includes('|') && delimiter.test(next.trim());
}

function tableAt(lines: readonly string[], at: number): [Block, number] {
  const end = endOf(lines, at + 2, (line) => line.includes('|'));
  const head = cellsOf(lines[at]!);
  const aligned = cellsOf(lines[at + 1]!).map(alignmentOf);
  const rows = lines.slice(at + 2, end).map((line) => {
    const cells = cellsOf(line);
    return head.map((_, index) => parseInline(cells[index] ?? ''));
  });
  return [{ type: 'table', aligned, head: head.map(parseInline), rows }, end];
}

/** A `\|` is no border. */
function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

function alignmentOf(mark: string): Alignment {
  if (!mark.endsWith(':')) return 'left';
  return mark.startsWith(':') ? 'center' : 'right';
}
