/** Texts with the characters that the embedded font has: those of Latin scripts and of typography. */
import { lookUp } from '#core/dictionary/look-up.ts';

/** Beyond Latin-1 (of Inter's Latin subset). */
const others = new Set(
  [0x131, 0x152, 0x153, 0x2c6, 0x2da, 0x2dc, 0x2013, 0x2014, 0x2018, 0x2019, 0x201a, 0x201c, 0x201d, 0x201e]
    .concat([0x2022, 0x2026, 0x2032, 0x2033, 0x2039, 0x203a, 0x20ac, 0x2122, 0x2191, 0x2193, 0x2212])
    .map((code) => String.fromCodePoint(code)),
);
const alike: Record<string, string> = {
  '\u202f': '\u00a0',
  '\u2009': ' ',
  '\u2010': '-',
  '\u2011': '-',
  '\u2190': '‹',
  '\u2192': '›',
  '\u2264': '<=',
  '\u2265': '>=',
  '\u2713': '•',
};

/** Unseen characters go, letters lose marks that the font lacks, and what is left of others is a question mark. */
export function printable(text: string): string {
  return [...text.normalize('NFC')].map(printed).join('');
}

function printed(letter: string): string {
  const code = letter.codePointAt(0)!;
  if (letter === '\n' || (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code < 0x100) || others.has(letter))
    return letter;
  if (/\p{Cc}|\p{Cf}/u.test(letter)) return letter === '\t' ? ' ' : '';
  const known = lookUp(alike, letter);
  if (known !== undefined) return known;
  const base = letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return base !== '' && base !== letter ? printable(base) : '?';
}

/** The same for every text of a document definition, in place of the ones that are given. */
export function printableTree<Tree>(tree: Tree): Tree {
  if (typeof tree === 'string') return printable(tree) as Tree;
  if (Array.isArray(tree)) return tree.map(printableTree) as Tree;
  if (tree === null || typeof tree !== 'object') return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, printableTree(value)])) as Tree;
}
