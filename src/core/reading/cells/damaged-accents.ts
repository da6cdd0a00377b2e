/** Repairs mojibake: UTF-8 that was decoded as Windows-1252 or Latin-1 (`CÃ³digo` for `Código`). */

/** Windows-1252 characters of the bytes 80–9F; control characters where it has none, and in Latin-1. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const NEXT = `[\\u0080-\\u00bf${HIGH}]`;
/**
 * `Ã` is the first byte of the letters `À` to `ÿ`, `Â` of the signs before them, `â` of dashes, quotes and narrow
 * blanks. A genuine one is never followed by these characters.
 */
const DAMAGE = new RegExp(`Ã${NEXT}|Â[\\u00a0-\\u00bf]|â${NEXT}{2}`, 'g');

/** The repaired text; undamaged text is returned unchanged. */
export function mendAccents(text: string): string {
  if (!text.includes('Ã') && !text.includes('Â') && !text.includes('â')) return text;
  return text.replace(DAMAGE, (found) => {
    const lead = found[0] === 'Ã' ? 3 : 2;
    return String.fromCharCode([...found.slice(1)].reduce((code, next) => code * 64 + sixBits(next), lead));
  });
}

function sixBits(next: string): number {
  const high = HIGH.indexOf(next);
  return high < 0 ? next.charCodeAt(0) - 0x80 : high;
}
