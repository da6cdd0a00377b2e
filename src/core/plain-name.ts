/** Names in plain capitals, in one pass: books name tens of thousands of third parties. */

/** Capital letter or digit that each character counts as, up to U+017F; 0 for what separates words. */
const FOLDED = Uint8Array.from({ length: 0x180 }, (_, code) => {
  const base = String.fromCharCode(code).normalize('NFD').toUpperCase().charCodeAt(0);
  return /[A-Z0-9]/.test(String.fromCharCode(base)) ? base : 0;
});
const SPACE = 32;
const DOT = 46;
const FIRST_LETTER = 65;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Upper case, no accents, single spaces; initials such as `S. A. S.` joined. */
export function plainName(text: string): string {
  const letters: number[] = [];
  let initials = 0;
  let wordLength = 0;
  let isAbbreviation = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    const letter = FOLDED[code] ?? 0;
    if (letter !== 0) {
      letters.push(letter);
      wordLength++;
    } else if (wordLength > 0 && !isCombining(code)) {
      isAbbreviation = code === DOT && (wordLength === 1 || isAbbreviation) && isInitial(text, index + 1);
      if (isAbbreviation) continue;
      if (wordLength === 1) initials++;
      letters.push(SPACE);
      wordLength = 0;
    }
  }
  if (wordLength === 1) initials++;
  const plain = String.fromCharCode(...letters).trimEnd();
  return initials > 1 ? joinInitials(plain) : plain;
}

/** A 32-bit number for a plain word, odd when it starts with a digit (FNV-1a). */
export function hashOf(plain: string, start = 0, end = plain.length): number {
  let value = FNV_OFFSET;
  for (let index = start; index < end; index++) value = Math.imul(value ^ plain.charCodeAt(index), FNV_PRIME);
  return plain.charCodeAt(start) < FIRST_LETTER ? value | 1 : value & ~1;
}

function isCombining(code: number): boolean {
  return code >= 0x300 && code <= 0x36f;
}

/** Whether one letter alone follows, as in `S.A.S.`. */
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
