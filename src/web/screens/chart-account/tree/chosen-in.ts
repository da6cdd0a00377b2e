/** How much of what is below a position is chosen: sums over the sorted accounts. */
import type { ChartIndex } from './chart-index.ts';

export type Choice = 'none' | 'some' | 'all' | 'impossible';

export interface ChosenIn {
  /** Accounts that can be chosen. */
  all: number;
  /** Those that are. */
  taken: number;
  of: (position: number) => Choice;
  isAll: (position: number) => boolean;
}

/** `shown`: positions that a filter leaves; null for all. */
export function chosenIn(
  { accounts, ends }: ChartIndex,
  chosen: ReadonlySet<string>,
  shown: ReadonlySet<number> | null = null,
): ChosenIn {
  const possible = new Int32Array(accounts.length + 1);
  const taken = new Int32Array(accounts.length + 1);
  accounts.forEach(({ code, movements }, position) => {
    const isHere = shown === null || shown.has(position);
    possible[position + 1] = possible[position]! + (movements && isHere ? 1 : 0);
    taken[position + 1] = taken[position]! + (chosen.has(code) && isHere ? 1 : 0);
  });
  const sum = (of: Int32Array, position: number) => of[ends[position]!]! - of[position]!;
  const choice = (position: number): Choice => {
    const most = sum(possible, position);
    const now = sum(taken, position);
    if (most === 0) return 'impossible';
    return now === 0 ? 'none' : now === most ? 'all' : 'some';
  };
  return {
    all: possible[accounts.length]!,
    taken: taken[accounts.length]!,
    of: choice,
    isAll: (position) => choice(position) === 'all',
  };
}
