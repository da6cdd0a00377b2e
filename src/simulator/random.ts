/**
 * Seeded pseudo-random source (mulberry32). Every use has its own stream, so that one more draw in sales never changes
 * the payroll.
 */
import { type Cents, percentOf } from '#core/money/money.ts';

export interface Random {
  /** Integer from `least` to `most`, inclusive. */
  int(least: number, most: number): number;
  chance(percent: number): boolean;
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
  /** The amount ± up to `percent`. */
  around(amount: Cents, percent: number): Cents;
}

export function createRandom(seed: number, stream: string): Random {
  let state = hash(`${seed}/${stream}`);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    int,
    chance: (percent) => next() * 100 < percent,
    pick: (items) => items[int(0, items.length - 1)]!,
    shuffle(items) {
      const left = [...items];
      for (let index = left.length - 1; index > 0; index--) {
        const other = int(0, index);
        [left[index], left[other]] = [left[other]!, left[index]!];
      }
      return left;
    },
    around: (amount, percent) => percentOf(amount, 100 + int(-percent * 100, percent * 100) / 100),
  };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value | 0;
}
