/** Name normalisation in one pass: books hold tens of thousands of third-party names. */

/** Letters from U+00C0 to U+017F without accent, as Unicode decomposes them: asking it takes as long as reading a small file. */
const LATIN =
  'AAAAAA CEEEEIIII NOOOOO  UUUUY SAAAAAA CEEEEIIII NOOOOO  UUUUY Y' +
  'AAAAAACCCCCCCCDD  EEEEEEEEEEGGGGGGGGHH  IIIIIIIIII  JJKK LLLLLL ' +
  '   NNNNNN   OOOOOO  RRRRRRSSSSSSSSTTTT  UUUUUUUUUUUUWWYYYZZZZZZS';

/** Capital letter or digit for each character up to U+017F; 0 for word separators. */
const FOLDED = foldedTable();

function foldedTable(): Uint8Array {
  const table = new Uint8Array(0x180);
  const capital = (code: number, letter: string) => {
    table[code] = letter === ' ' ? 0 : letter.charCodeAt(0);
  };
  for (const character of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ') capital(character.charCodeAt(0), character);
  for (const character of 'abcdefghijklmnopqrstuvwxyz') capital(character.charCodeAt(0), character.toUpperCase());
  for (let at = 0; at < LATIN.length; at++) capital(0xc0 + at, LATIN[at]!);
  return table;
}

const SPACE = 32;
const DOT = 46;
const FIRST_LETTER = 65;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Shared buffer: letters and word hashes of the last normalised name. No caller keeps it. */
let folded = new Uint8Array(256);
let foldedWords = new Int32Array(256);

/** Upper case, no accents, single spaces; initials such as `S. A. S.` joined. */
export function plainName(text: string): string {
  const { length, initials } = fold(text);
  // Spreading the letters into the call is four times slower.
  const plain: string = Reflect.apply(String.fromCharCode, null, folded.subarray(0, length));
  return initials > 1 ? joinInitials(plain) : plain;
}

/** Hashes (`hashOf`) of the words of a list of normalised names, concatenated in order. */
export interface NameWords {
  words: Int32Array;
  /** Offset of the first word of each name; one more entry closes the last. */
  first: Uint32Array;
}

const known = new WeakMap<readonly string[], NameWords>();

/** Computed once per list, which must not change; builds no text unless initials may have to be joined. */
export function nameWords(names: readonly string[]): NameWords {
  let numbered = known.get(names);
  if (numbered === undefined) {
    numbered = numberWords(names);
    known.set(names, numbered);
  }
  return numbered;
}

function numberWords(names: readonly string[]): NameWords {
  const first = new Uint32Array(names.length + 1);
  let words = new Int32Array(8 * names.length);
  let count = 0;
  for (let index = 0; index < names.length; index++) {
    const name = names[index]!;
    if (count + name.length > words.length) {
      const larger = new Int32Array(2 * count + name.length);
      larger.set(words);
      words = larger;
    }
    const { wordCount, initials } = fold(name);
    if (initials > 1) for (const word of plainName(name).split(' ')) words[count++] = hashOf(word);
    else for (let word = 0; word < wordCount; word++) words[count++] = foldedWords[word]!;
    first[index + 1] = count;
  }
  return { words: words.slice(0, count), first };
}

/** Writes into `folded` and `foldedWords`; returns the number of letters, words and one-letter words. */
function fold(text: string): { length: number; wordCount: number; initials: number } {
  if (text.length >= folded.length) {
    folded = new Uint8Array(2 * text.length);
    foldedWords = new Int32Array(2 * text.length);
  }
  const letters = folded;
  let length = 0;
  let wordCount = 0;
  let initials = 0;
  let start = 0;
  let value = FNV_OFFSET;
  let isAbbreviation = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    const letter = code < FOLDED.length ? FOLDED[code]! : 0;
    if (letter !== 0) {
      letters[length++] = letter;
      value = Math.imul(value ^ letter, FNV_PRIME);
    } else if (length > start && !isCombining(code)) {
      isAbbreviation = code === DOT && (length - start === 1 || isAbbreviation) && isInitial(text, index + 1);
      if (isAbbreviation) continue;
      if (length - start === 1) initials++;
      foldedWords[wordCount++] = numbered(value, letters[start]!);
      value = FNV_OFFSET;
      letters[length++] = SPACE;
      start = length;
    }
  }
  if (length === start) return { length: Math.max(0, length - 1), wordCount, initials };
  if (length - start === 1) initials++;
  foldedWords[wordCount++] = numbered(value, letters[start]!);
  return { length, wordCount, initials };
}

/** 32-bit hash of a normalised word, odd when it starts with a digit (FNV-1a). */
export function hashOf(word: string): number {
  let value = FNV_OFFSET;
  for (let index = 0; index < word.length; index++) value = Math.imul(value ^ word.charCodeAt(index), FNV_PRIME);
  return numbered(value, word.charCodeAt(0));
}

function numbered(value: number, firstLetter: number): number {
  return firstLetter < FIRST_LETTER ? value | 1 : value & ~1;
}

function isCombining(code: number): boolean {
  return code >= 0x300 && code <= 0x36f;
}

/** Whether a single letter follows, as in `S.A.S.`. */
function isInitial(text: string, index: number): boolean {
  const isLetter = (at: number) => (FOLDED[text.charCodeAt(at)] ?? 0) !== 0;
  return isLetter(index) && !isLetter(index + 1);
}

function joinInitials(plain: string): string {
  return plain
    .replace(/\bS EN C( [AS])?\b/, 'SENC')
    .replace(/\bE S P\b/, 'ESP')
    .replace(/\b[A-Z]( [A-Z])+\b/g, (initials) => initials.replaceAll(' ', ''));
}
