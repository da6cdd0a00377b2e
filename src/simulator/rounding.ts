/** Rounding of payroll and tax forms: whole pesos, half away from zero. */
import { type Cents, percentOf } from '#core/money/money.ts';

/** The nearest multiple of `step` whole pesos. */
export function toPesos(amount: Cents, step = 1): Cents {
  const unit = BigInt(step) * 100n;
  const half = amount < 0n ? -unit / 2n : unit / 2n;
  return ((amount + half) / unit) * unit;
}

/** A percent of an amount, to the nearest peso. */
export function percentInPesos(amount: Cents, percent: number): Cents {
  return toPesos(percentOf(amount, percent));
}

export function total(amounts: Iterable<Cents>): Cents {
  let sum = 0n;
  for (const amount of amounts) sum += amount;
  return sum;
}
