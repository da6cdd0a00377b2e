/** Renders the AST of a guide as React elements: content is text only, never HTML. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type GuideBlock, type GuideInline, type GuideLine, inlineText } from '#core/guide/guide-tree.ts';
import { inOrder } from '../in-order.ts';
import { ScrollFrame } from '../table/ScrollFrame.tsx';
import { Drawing } from './Drawing.tsx';
import styles from './Guide.module.css';
import { keepTogether } from './keep-together.ts';

export function Guide({ content }: { content: readonly GuideBlock[] }) {
  return <div className={styles.guide}>{drawBlocks(content)}</div>;
}

function drawBlocks(blocks: readonly GuideBlock[]): ReactNode {
  return inOrder(blocks, drawBlock);
}

function drawBlock(block: GuideBlock): ReactNode {
  switch (block.type) {
    case 'heading':
      return <h4>{drawInline(block.content)}</h4>;
    case 'paragraph':
      return <p>{drawInline(block.content)}</p>;
    case 'quote':
      return (
        <blockquote>
          {inOrder(block.lines, (line) => (
            <p>{drawInline(line)}</p>
          ))}
        </blockquote>
      );
    case 'list': {
      const items = inOrder(block.items, (item) => <li>{drawItem(item)}</li>);
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return <GuideTable table={block} />;
    case 'drawing':
      return <Drawing drawing={block.drawing} />;
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
  }
}

/** A single paragraph in an item is unwrapped. */
function drawItem(blocks: readonly GuideBlock[]): ReactNode {
  const [only, ...more] = blocks;
  return only?.type === 'paragraph' && more.length === 0 ? drawInline(only.content) : drawBlocks(blocks);
}

/** An empty header is not rendered: the table is a calculation. */
function GuideTable({ table: { head, figures, rows } }: { table: Extract<GuideBlock, { type: 'table' }> }) {
  const named = head.some((cell) => cell.length > 0);
  // Digit alignment: cells without parentheses reserve their width (`n`).
  const classOf = (column: number, cell: GuideLine) =>
    figures[column] ? `${styles.right} n ${inlineText(cell).endsWith(')') ? 'neg' : ''}` : undefined;
  const cells = (line: readonly GuideLine[], Cell: 'th' | 'td') =>
    inOrder(line, (cell, column) => (
      <Cell className={classOf(column, cell)} {...(Cell === 'th' ? { scope: 'col' } : {})}>
        {drawInline(cell)}
      </Cell>
    ));
  const table = (
    <table className={named ? styles.list : styles.sum}>
      {named && (
        <thead>
          <tr>{cells(head, 'th')}</tr>
        </thead>
      )}
      <tbody>
        {inOrder(rows, (row) => (
          <tr>{cells(row, 'td')}</tr>
        ))}
      </tbody>
    </table>
  );
  return named ? <ScrollFrame label={head.map(inlineText).join(', ')}>{table}</ScrollFrame> : table;
}

function drawInline(content: GuideLine): ReactNode {
  return inOrder(content, drawPart);
}

function drawPart(part: GuideInline): ReactNode {
  switch (part.type) {
    case 'text':
      return keepTogether(part.text);
    case 'code':
      return <code>{part.text}</code>;
    case 'strong':
      return <strong>{drawInline(part.content)}</strong>;
    case 'emphasis':
      return <em>{drawInline(part.content)}</em>;
    case 'link':
      return drawLink(part);
  }
}

/** Links to another guide's file become links to its page. */
function drawLink({ href, content }: Extract<GuideInline, { type: 'link' }>): ReactNode {
  const [, sibling, section = ''] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  if (sibling)
    return (
      <Link to={`../${sibling}${section}`} relative="path">
        {drawInline(content)}
      </Link>
    );
  if (/^[/#?]/.test(href)) return <Link to={href}>{drawInline(content)}</Link>;
  return (
    <a href={href} rel="noreferrer">
      {drawInline(content)}
    </a>
  );
}
