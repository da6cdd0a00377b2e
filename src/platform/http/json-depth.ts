/** Nesting depth of a JSON text, read once without parsing it: deep values overflow the stack of whatever walks them. */

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Whether lists and objects nest beyond `limit`; brackets within strings do not count. */
export function isDeeperThan(limit: number, json: string): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < json.length; index++) {
    const character = json.charCodeAt(index);
    if (inString) {
      if (character === BACKSLASH) index += 1;
      else if (character === QUOTE) inString = false;
    } else if (character === QUOTE) inString = true;
    else if (OPENING.has(character)) {
      depth += 1;
      if (depth > limit) return true;
    } else if (CLOSING.has(character)) depth -= 1;
  }
  return false;
}
