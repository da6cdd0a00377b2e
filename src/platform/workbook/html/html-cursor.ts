/**
 * Pull parser of HTML as programs write it for "export to Excel": tags, attributes and text in sequence, without a
 * tree, and without the expensive error recovery of browsers. Linear time.
 */
import { htmlText } from '../text/html-text.ts';

export type HtmlToken = 'open' | 'close' | 'text' | 'end';

/** A longer tag is not one: its quotes are unclosed. */
const LONGEST_TAG = 16 * 1024;
/** Elements whose content is not text of the page. */
const OPAQUE = new Set(['script', 'style', 'xml', 'title', 'textarea', 'noscript']);
const NAME = /[a-z][a-z0-9:-]*/iy;

export class HtmlCursor {
  /** Lower-case name of the current tag. */
  name = '';
  readonly #html: string;
  #at = 0;
  /** Start of the tag's attributes, or of the text. */
  #from = 0;
  #to = 0;

  constructor(html: string) {
    this.#html = html;
  }

  next(): HtmlToken {
    const html = this.#html;
    while (this.#at < html.length) {
      if (html[this.#at] !== '<' || !/[a-z/!?]/i.test(html[this.#at + 1] ?? '')) return this.#text();
      const token = this.#markup();
      if (token !== null) return token;
    }
    return 'end';
  }

  /** Decoded text of the current `text` token. */
  text(): string {
    return htmlText(this.#html.slice(this.#from, this.#to));
  }

  /** Raw value of an attribute of the current opening tag; undefined if absent. */
  attribute(name: string): string | undefined {
    if (this.#from === this.#to) return undefined;
    const found = attributePattern(name).exec(this.#html.slice(this.#from, this.#to));
    const value = found?.[1] ?? found?.[2] ?? found?.[3];
    return value === undefined ? undefined : htmlText(value).trim();
  }

  #text(): HtmlToken {
    this.#from = this.#at;
    const next = this.#html.indexOf('<', this.#at + 1);
    this.#to = next < 0 ? this.#html.length : next;
    this.#at = this.#to;
    return 'text';
  }

  /** A tag; null for skipped markup: comments, declarations, opaque elements. */
  #markup(): 'open' | 'close' | null {
    const html = this.#html;
    if (html.startsWith('<!--', this.#at)) return this.#skipTo('-->', 4);
    const second = html[this.#at + 1];
    if (second === '!' || second === '?') return this.#skipTo('>', 2);
    const closing = second === '/';
    NAME.lastIndex = this.#at + (closing ? 2 : 1);
    this.name = NAME.exec(html)?.[0].toLowerCase() ?? '';
    this.#from = NAME.lastIndex;
    this.#to = tagEnd(html, this.#from);
    this.#at = this.#to + 1;
    if (closing) return 'close';
    if (!OPAQUE.has(this.name) || html[this.#to - 1] === '/') return 'open';
    const end = new RegExp(`</${this.name}`, 'gi');
    end.lastIndex = this.#at;
    this.#at = end.exec(html)?.index ?? html.length;
    return null;
  }

  #skipTo(mark: string, skip: number): null {
    const found = this.#html.indexOf(mark, this.#at + skip);
    this.#at = found < 0 ? this.#html.length : found + mark.length;
    return null;
  }
}

const patterns = new Map<string, RegExp>();

function attributePattern(name: string): RegExp {
  const pattern =
    patterns.get(name) ?? new RegExp(`(?:^|[\\s"'])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i');
  patterns.set(name, pattern);
  return pattern;
}

/** Offset of the `>` that ends a tag: those inside quotes do not count, unless the quotes are unclosed. */
function tagEnd(html: string, from: number): number {
  let quote = '';
  const last = Math.min(html.length, from + LONGEST_TAG);
  for (let at = from; at < last; at++) {
    const character = html[at]!;
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '>') return at;
    else if (character === '"' || character === "'") quote = character;
  }
  const first = html.indexOf('>', from);
  return first < 0 ? html.length : first;
}
