// @ts-check
/** The Markdown of a guide as a tree. What the tree has no word for fails here, where a guide can still be mended. */
import { marked } from 'marked';
import { drawingName, parseDrawing } from '../../../src/core/guide/guide-drawing.es.ts';

/**
 * @typedef {import('../../../src/core/guide/guide-tree.ts').GuideBlock} GuideBlock
 * @typedef {import('../../../src/core/guide/guide-tree.ts').GuideInline} GuideInline
 * @typedef {import('marked').Token} Token
 * @typedef {import('marked').Tokens.List} ListToken
 * @typedef {import('marked').Tokens.Table} TableToken
 */

/**
 * @param {string} markdown
 * @returns {GuideBlock[]}
 */
export function parseGuide(markdown) {
  return blocksOf(marked.lexer(markdown, { gfm: true }));
}

/**
 * @param {readonly Token[]} tokens
 * @returns {GuideBlock[]}
 */
function blocksOf(tokens) {
  return tokens.filter(({ type }) => type !== 'space').map(blockOf);
}

/**
 * @param {Token} token
 * @returns {GuideBlock}
 */
function blockOf(token) {
  switch (token.type) {
    case 'heading':
      return { type: 'heading', content: lineOf(token.tokens) };
    case 'paragraph':
    case 'text':
      return { type: 'paragraph', content: lineOf(token.tokens) };
    case 'blockquote':
      return { type: 'quote', lines: (token.tokens ?? []).filter(({ type }) => type !== 'space').flatMap(linesOf) };
    case 'list':
      return listOf(/** @type {ListToken} */ (token));
    case 'table':
      return tableOf(/** @type {TableToken} */ (token));
    case 'code':
      return token.lang === drawingName
        ? { type: 'drawing', drawing: parseDrawing(token.text) }
        : { type: 'code', text: token.text };
    default:
      throw new Error(`A guide does not know the Markdown "${token.raw.trim()}" (${token.type})`);
  }
}

/**
 * @param {ListToken} token
 * @returns {GuideBlock}
 */
function listOf({ ordered, items }) {
  return { type: 'list', ordered, items: items.map(({ tokens }) => blocksOf(tokens)) };
}

/**
 * @param {TableToken} token
 * @returns {GuideBlock}
 */
function tableOf({ align, header, rows }) {
  return {
    type: 'table',
    figures: align.map((side) => side === 'right'),
    head: header.map(({ tokens }) => lineOf(tokens)),
    rows: rows.map((row) => row.map(({ tokens }) => lineOf(tokens))),
  };
}

/**
 * A paragraph of a quote, cut where its lines end.
 * @param {Token} token
 * @returns {GuideInline[][]}
 */
function linesOf(token) {
  return token.raw
    .trim()
    .split('\n')
    .map((line) => lineOf(marked.Lexer.lexInline(line)));
}

/**
 * @param {readonly Token[] | undefined} tokens
 * @returns {GuideInline[]}
 */
function lineOf(tokens = []) {
  /** @type {GuideInline[]} */
  const parts = [];
  for (const part of tokens.flatMap(partOf)) {
    const last = parts.at(-1);
    if (part.type === 'text' && last?.type === 'text') last.text += part.text;
    else parts.push(part);
  }
  return parts;
}

/**
 * @param {Token} token
 * @returns {GuideInline[]}
 */
function partOf(token) {
  switch (token.type) {
    case 'text':
    case 'escape':
      return token.type === 'text' && token.tokens ? lineOf(token.tokens) : [text(token.text)];
    case 'br':
      return [text(' ')];
    case 'codespan':
      return [{ type: 'code', text: token.text }];
    case 'strong':
      return [{ type: 'strong', content: lineOf(token.tokens) }];
    case 'em':
      return [{ type: 'emphasis', content: lineOf(token.tokens) }];
    case 'link':
      // An address in the middle of a sentence is words; so is what leads nowhere safe.
      return token.raw.startsWith('[') && isSafe(token.href)
        ? [{ type: 'link', href: token.href, content: lineOf(token.tokens) }]
        : [text(token.raw)];
    case 'html':
      // What looks like a tag is words.
      return [text(token.raw)];
    default:
      throw new Error(`A guide does not know the Markdown "${token.raw}" (${token.type})`);
  }
}

/**
 * The lines of a paragraph are one.
 * @param {string} words
 * @returns {{ type: 'text', text: string }}
 */
function text(words) {
  return { type: 'text', text: words.replaceAll(/\s*\n\s*/g, ' ') };
}

/**
 * No `javascript:` nor any other scheme that runs something; `//host` leads elsewhere without saying so.
 * @param {string} href
 */
function isSafe(href) {
  return /^(https?:\/\/|mailto:|#|\/(?!\/)|\?|[\w-]+\.md(#|$))/i.test(href);
}
