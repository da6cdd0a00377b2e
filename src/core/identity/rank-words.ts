/** Ranking of search results by words, whatever their accents and capitals. */
import { plainName } from './plain-name.ts';

/** What was typed, as `rankOf` takes it: dots and dashes between digits are nothing. */
export function searchWords(typed: string): string[] {
  return plainName(typed.replace(/(?<=\d)[.\-–](?=\d)/g, ''))
    .split(' ')
    .filter(Boolean);
}

/** 0: some word is not in the text; else more the better it fits: from its start, from the start of words, within them. */
export function rankOf(words: readonly string[], text: string): number {
  const plain = plainName(text.replace(/(?<=\d)[.\-–](?=\d)/g, ''));
  let rank = 1;
  for (const [index, word] of words.entries()) {
    const at = plain.indexOf(word);
    if (at < 0) return 0;
    if (at === 0) rank += index === 0 ? 4 : 2;
    else if (plain.includes(` ${word}`)) rank += 2;
  }
  // Of two that fit alike, the shorter one says more of what was typed.
  return rank + 1 / (1 + plain.length);
}

/** Those that fit, best first, at most `most`. */
export function bestOf<Item>(
  items: Iterable<Item>,
  words: readonly string[],
  textOf: (item: Item) => string,
  most: number,
): Item[] {
  return [...items]
    .map((item) => ({ item, rank: rankOf(words, textOf(item)) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .slice(0, most)
    .map(({ item }) => item);
}
