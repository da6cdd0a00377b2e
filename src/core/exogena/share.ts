/** A percentage as format 1010 has it: its digits without a mark, and how many of them are decimals. */
import type { Cents } from '#core/money/money.ts';

export interface Share {
  digits: number;
  decimals: number;
}

const MOST_DECIMALS = 4;
const WHOLE = 100n * 10n ** BigInt(MOST_DECIMALS);

/** To four decimals, without zeros at the end: 49.5 % is 495 and 1, 50 % is 50 and 0. */
export function shareOf(amount: Cents, total: Cents): Share {
  if (total <= 0n) return { digits: 0, decimals: 0 };
  let digits = (2n * amount * WHOLE + total) / (2n * total);
  let decimals = MOST_DECIMALS;
  while (decimals > 0 && digits % 10n === 0n) {
    digits /= 10n;
    decimals--;
  }
  return { digits: Number(digits), decimals };
}
