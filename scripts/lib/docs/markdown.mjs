// @ts-check
/** Markdown from data: blocks, tables, codes. */

/**
 * Blocks of a page, separated by empty lines; empty blocks are dropped.
 * @param {...string} blocks
 */
export function page(...blocks) {
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/**
 * @param {readonly string[]} columns
 * @param {readonly (readonly string[])[]} rows
 */
export function table(columns, rows) {
  const line = (/** @type {readonly string[]} */ cells) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

/** @param {readonly string[]} words */
export function codes(words) {
  return words.map((word) => `\`${word}\``).join(', ');
}
