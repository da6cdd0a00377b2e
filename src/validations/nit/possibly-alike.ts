/**
 * Of many names, those that can be equal to another or differ from it in one word: everything dearer is spent on these alone.
 * Names are sums of the numbers of their words, so that order does not matter and a word is left out by a subtraction.
 */
import { countedWords } from '#core/party-name.es.ts';

/** Positions of such names, ascending. Chance may add a few; none is missing, words repeated inside a name apart. */
export function possiblyAlike(names: readonly string[]): number[] {
  const words = names.map(countedWords);
  const wholes = words.map((hashes) => hashes.reduce((sum, word) => (sum + word) | 0, 0));
  const isAlike = new Uint8Array(names.length);
  const first = new Map<number, number>();
  const meet = (sum: number, position: number) => {
    const other = first.get(sum);
    if (other === undefined) first.set(sum, position);
    else if (other !== position) {
      isAlike[other] = 1;
      isAlike[position] = 1;
    }
  };
  for (const [position, hashes] of words.entries()) if (hashes.length > 0) meet(wholes[position]!, position);
  first.clear();
  for (const [position, hashes] of words.entries()) {
    if (hashes.length < 2) continue;
    for (const word of hashes) if (!isNumber(word)) meet((wholes[position]! - word) | 0, position);
  }
  return [...isAlike.keys()].filter((position) => isAlike[position] === 1);
}

/** Numbers in a name always tell apart: none is left out. */
function isNumber(word: number): boolean {
  return (word & 1) === 1;
}
