/**
 * Levels of the chart in codes that zeros bring to one length: `11000000` and `11050000` above `11050501`. The zeros go
 * where the figures of the levels are the sums of what is below them.
 */
import { amountFields } from '../format.ts';
import type { RawRows } from '../rows/raw-rows.ts';
import { areEqual, NOTHING, plus, type Sums } from './sums.ts';

/** Digits of class, group, account and subaccount. */
const WIDTHS = [1, 2, 4, 6];
const LEAST_LENGTH = 6;
const LEAST_LEVELS = 3;
/** Share of the levels that must be the sum of what is below them. */
const LEAST_SHARE = 0.9;

/** Takes the zeros from the codes of levels. */
export function unpadCodes(raw: RawRows): void {
  const codes = raw.codes.values;
  const [{ length } = ''] = codes;
  if (length < LEAST_LENGTH || codes.some((code) => code.length !== length)) return;
  const levels = levelsOf(codes);
  if (levels.size < LEAST_LEVELS) return;
  const sums = sumsOfCodes(raw);
  const below = new Map<string, Sums>();
  codes.forEach((code, at) => {
    if (levels.has(at)) return;
    for (const width of WIDTHS) {
      const prefix = code.slice(0, width);
      below.set(prefix, plus(below.get(prefix) ?? NOTHING, sums[at]!));
    }
  });
  const proved = [...levels].filter(([at, prefix]) =>
    areEqual(below.get(prefix) ?? NOTHING, sums[at]!, raw.count),
  ).length;
  if (proved < levels.size * LEAST_SHARE) return;
  for (const [at, prefix] of levels) raw.codes.rename(at, prefix);
}

/**
 * Takes the zeros before codes that have them all, as SAP prints them: no chart has a class 0 alone, and zeros bring every
 * code to the length of the field.
 */
export function withoutLeadingZeros({ codes }: RawRows): void {
  const spelled = [...codes.values];
  if (spelled.length < LEAST_LEVELS || spelled.some((code) => !code.startsWith('0'))) return;
  const zeros = spelled.reduce((least, code) => Math.min(least, /^0*/.exec(code)![0].length), LEAST_LENGTH);
  const shorter = spelled.map((code) => code.slice(zeros));
  if (shorter.some((code) => code === '' || spelled.includes(code))) return;
  shorter.forEach((code, at) => {
    codes.rename(at, code);
  });
}

/** Prefixes of the codes that begin others once their zeros are gone, by index. */
function levelsOf(codes: readonly string[]): Map<number, string> {
  const counts = new Map<string, number>();
  const add = (prefix: string) => counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  for (const code of codes) for (const width of WIDTHS) add(code.slice(0, width));
  const levels = new Map<number, string>();
  codes.forEach((code, at) => {
    const width = WIDTHS.find((digits) => digits < code.length && /^0+$/.test(code.slice(digits)));
    if (width !== undefined && counts.get(code.slice(0, width))! > 1) levels.set(at, code.slice(0, width));
  });
  return levels;
}

/** Sums by code, without the line of an account above its third parties. */
function sumsOfCodes(raw: RawRows): Sums[] {
  const sums: Sums[] = raw.codes.values.map(() => NOTHING);
  const parties: (Sums | undefined)[] = [];
  for (let row = 0; row < raw.count; row++) {
    const code = raw.code[row]!;
    const figures = amountFields.map((field) => raw.amounts[field].cents[row]!) as unknown as Sums;
    if (raw.thirdParty[row] === 0) sums[code] = plus(sums[code]!, figures);
    else parties[code] = plus(parties[code] ?? NOTHING, figures);
  }
  const without = (own: Sums, below: Sums | undefined) =>
    below === undefined ? own : areEqual(own, below, raw.count) ? below : plus(own, below);
  return sums.map((own, code) => without(own, parties[code]));
}
