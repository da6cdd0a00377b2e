/** Rounds amounts to pesos so that they add up to their rounded sum. */
import { type Cents, roundToPesos } from '#core/money/money.ts';

const PESO = 100n;

/** Amounts of zero or more. Those with the largest cents are rounded up, as many as the sum needs. */
export function wholePesos(amounts: readonly Cents[]): Cents[] {
  const floors = amounts.map((amount) => amount - (amount % PESO));
  const sum = amounts.reduce((all, amount) => all + amount, 0n);
  let missing = Number((roundToPesos(sum) - floors.reduce((all, floor) => all + floor, 0n)) / PESO);
  if (missing === 0) return floors;
  const order = amounts.map((_, index) => index).sort((a, b) => Number((amounts[b]! % PESO) - (amounts[a]! % PESO)));
  for (const index of order) {
    if (missing-- <= 0) break;
    floors[index]! += PESO;
  }
  return floors;
}
