/** Words of the table of items as a pattern over normalised names (`plainName`). */
import { plainName } from '#core/identity/plain-name.ts';

/** Up to this length a word is an acronym, which must be whole: IVA, ICA, INC. */
const ACRONYM = 4;

/** Longer words may go on (`importaci`); acronyms may follow RETE, as in «reteica». Null for no words. */
export function wordsPattern(words: readonly string[]): RegExp | null {
  if (words.length === 0) return null;
  const parts = words.map((word) => {
    const plain = plainName(word);
    return plain.length < ACRONYM ? `(?:\\b|RETE)${plain}\\b` : `\\b${plain}`;
  });
  return new RegExp(parts.join('|'));
}
