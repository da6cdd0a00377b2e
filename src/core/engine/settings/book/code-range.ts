/** Prefixes that hold the codes between two codes of one length, both included, and no others. */
export function prefixesOfRange(from: string, to: string): string[] {
  if (from === '') return [''];
  const [low, high] = [Number(from[0]), Number(to[0])];
  const rest = from.length - 1;
  const first = from.slice(1);
  const last = to.slice(1);
  const isWhole = first === '0'.repeat(rest) && last === '9'.repeat(rest);
  if (low === high) return isWhole ? [from[0]!] : prefixesOfRange(first, last).map((tail) => from[0]! + tail);
  const begins = first === '0'.repeat(rest);
  const ends = last === '9'.repeat(rest);
  const middle = [];
  for (let digit = begins ? low : low + 1; digit <= (ends ? high : high - 1); digit++) middle.push(String(digit));
  return [
    ...(begins ? [] : prefixesOfRange(first, '9'.repeat(rest)).map((tail) => from[0]! + tail)),
    ...middle,
    ...(ends ? [] : prefixesOfRange('0'.repeat(rest), last).map((tail) => to[0]! + tail)),
  ];
}
