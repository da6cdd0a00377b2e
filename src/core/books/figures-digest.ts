/**
 * Digest of the figures of a balance: equal for the same amounts by account and third party, whatever layout, order or
 * split of rows a file has. A linear hash modulo a prime: rows of one third party add up before or after hashing. Not
 * for untrusted comparisons.
 */
import type { TrialBalance } from './trial-balance.ts';

const PRIME = 2n ** 61n - 1n;
/** Multipliers of opening, debit, credit and closing: any large numbers. */
const WEIGHTS = [
  1_181_783_497_276_652_981n,
  998_244_353_000_001n,
  1_000_000_007_000_003n,
  777_767_777_000_007n,
] as const;

/** Hexadecimal. */
export function figuresDigest(balance: TrialBalance): string {
  const { rows, thirdParties } = balance;
  const keys: bigint[] = [];
  const keyOf = (entry: number): bigint => {
    keys[entry] ??= hash(thirdParties.key(entry));
    return keys[entry];
  };
  let digest = 0n;
  for (const leaf of balance.leaves()) {
    const account = hash(balance.leaf(leaf).code);
    const { from, to } = balance.span(leaf);
    for (let row = from; row < to; row++) {
      const { opening, debit, credit, closing } = rows.amounts(row);
      const amounts = opening * WEIGHTS[0] + debit * WEIGHTS[1] + credit * WEIGHTS[2] + closing * WEIGHTS[3];
      if (amounts !== 0n) digest = (digest + (account ^ keyOf(rows.thirdParty(row))) * (amounts % PRIME)) % PRIME;
    }
  }
  return (digest < 0n ? digest + PRIME : digest).toString(16);
}

/** FNV-1a with 60 bits, in two halves. */
function hash(text: string): bigint {
  let high = 0x811c9dc5;
  let low = 0x01000193;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ (code + at), 0x85ebca6b);
  }
  return (BigInt(high >>> 2) << 30n) | BigInt(low >>> 2);
}
