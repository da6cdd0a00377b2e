/**
 * Comparable third-party names: no accents, punctuation, particles or legal form, words sorted. `Éxito S.A.S.` and
 * `EXITO SAS` are one name; whether two names are one third party is the caller's decision.
 */
import { hashOf, type NameWords, plainName } from './plain-name.ts';

export interface ThirdPartyName {
  /** Distinct words, sorted; numbers included. */
  tokens: readonly string[];
  /** The tokens joined: equal for the same words in any order. */
  key: string;
  /** Legal form as the name writes it (`SAS`, `SA`, `LTDA`…), or null. */
  form: string | null;
}

/** Legal forms of Colombian companies. */
const FORMS: ReadonlyMap<string, string> = new Map([
  ['SAS', 'SAS'],
  ['SA', 'SA'],
  ['LTDA', 'LTDA'],
  ['LIMITADA', 'LTDA'],
  ['EU', 'EU'],
  ['SCA', 'SCA'],
  ['SENC', 'SENC'],
]);
/** Particles, and words that follow a legal form. */
const LEFT_OUT = new Set('ESP BIC CI ZF Y E DE DEL LA LAS LOS EL EN'.split(' '));
const SAME_WORD: ReadonlyMap<string, string> = new Map([['CIA', 'COMPANIA']]);

/** Legal forms that exist only in Colombia: `S.A.` is used abroad too. */
const COLOMBIAN_FORMS = new Set(['SAS', 'LTDA', 'EU', 'SCA', 'SENC']);

/** Hashes of the words of those forms: a cheap first test for names without one. */
const COLOMBIAN_WORDS = new Set(
  [...FORMS].filter(([, form]) => COLOMBIAN_FORMS.has(form)).map(([word]) => hashOf(word)),
);

/** Stop words, which say nothing about the similarity of two names. */
const UNCOUNTED = new Set(
  [...FORMS.keys(), ...LEFT_OUT, ...SAME_WORD.keys(), ...SAME_WORD.values()].map((word) => hashOf(word)),
);

export function thirdPartyName(text: string): ThirdPartyName {
  const tokens: string[] = [];
  let form: string | null = null;
  for (const word of plainName(text).split(' ')) {
    const asForm = FORMS.get(word);
    if (asForm !== undefined) form ??= asForm;
    else if (word !== '' && !LEFT_OUT.has(word)) {
      const token = SAME_WORD.get(word) ?? word;
      if (!tokens.includes(token)) tokens.push(token);
    }
  }
  tokens.sort();
  return { tokens, key: tokens.join(' '), form };
}

/** Whether the word of a hash counts for similarity: a cheap filter of names that cannot be similar. */
export function isCountedWord(word: number): boolean {
  return !UNCOUNTED.has(word);
}

/** A list of names, normalised once. */
export interface NameList {
  readonly words: NameWords;
  name(index: number): string;
}

/** Whether a name of the list carries a Colombian legal form. */
export function isColombianCompanyName(names: NameList, index: number): boolean {
  const { words, first } = names.words;
  for (let at = first[index]!; at < first[index + 1]!; at++) {
    if (!COLOMBIAN_WORDS.has(words[at]!)) continue;
    const { form } = thirdPartyName(names.name(index));
    return form !== null && COLOMBIAN_FORMS.has(form);
  }
  return false;
}

/** Similarity from 0 to 1: share of equal letters. 0 if the numbers in the names differ. */
export function nameSimilarity(a: ThirdPartyName, b: ThirdPartyName): number {
  if (a.key === b.key) return 1;
  if (numbersOf(a) !== numbersOf(b)) return 0;
  const longest = Math.max(a.key.length, b.key.length);
  return longest === 0 ? 0 : 1 - editDistance(a.key, b.key) / longest;
}

/** Whether the longer name contains every word of the shorter: a branch, an abbreviation, a missing second surname. */
export function isPartOfName(a: ThirdPartyName, b: ThirdPartyName): boolean {
  const [short, long] = a.tokens.length <= b.tokens.length ? [a, b] : [b, a];
  return short.tokens.every((token) => long.tokens.includes(token));
}

function numbersOf({ tokens }: ThirdPartyName): string {
  return tokens.filter((token) => /^\d/.test(token)).join(' ');
}

/** Levenshtein distance with one row of memory, between the first and the last letters that differ. */
function editDistance(a: string, b: string): number {
  let start = 0;
  while (start < a.length && start < b.length && a.charCodeAt(start) === b.charCodeAt(start)) start++;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
    endA--;
    endB--;
  }
  const width = endB - start;
  const row = Uint32Array.from({ length: width + 1 }, (_, index) => index);
  for (let i = start + 1; i <= endA; i++) {
    let diagonal = row[0]!;
    row[0] = i - start;
    for (let j = 1; j <= width; j++) {
      const above = row[j]!;
      const change = a.charCodeAt(i - 1) === b.charCodeAt(start + j - 1) ? diagonal : diagonal + 1;
      row[j] = Math.min(change, above + 1, row[j - 1]! + 1);
      diagonal = above;
    }
  }
  return row[width]!;
}
