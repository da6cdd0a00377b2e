/** Abbreviations as each writes them: «Sdos», «Cesant.», «Ints. s/c». */
import { plainName } from './plain-name.ts';

/** One letter says nothing. */
const LEAST_LETTERS = 2;

/** Whether the first word of a name abbreviates a word of the whole one: the same first letter, and its letters in order. */
export function abbreviates(name: string, whole: string): boolean {
  const [first = ''] = wordsOf(name);
  return first.length >= LEAST_LETTERS && wordsOf(whole).some((word) => isShortFor(first, word));
}

const wordsOf = (name: string) =>
  plainName(name)
    .split(/[^A-Z]+/)
    .filter((word) => word !== '');

function isShortFor(short: string, word: string): boolean {
  if (short[0] !== word[0]) return false;
  let at = -1;
  return [...short].every((letter) => {
    at = word.indexOf(letter, at + 1);
    return at >= 0;
  });
}
