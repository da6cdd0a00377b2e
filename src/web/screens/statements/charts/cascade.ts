/** Geometry of a cascade: totals stand on zero, each step hangs from what was before it. Lengths are shares of the scale. */
import type { Cents } from '#core/money/money.ts';

/** What goes from its first figure to its last. */
export type CascadeKind = 'result' | 'cash' | 'equity';

export interface CascadeStep {
  key: string;
  label: string;
  amount: Cents;
  /** A sum of all before it. */
  isTotal: boolean;
}

export interface CascadeBar {
  step: CascadeStep;
  /** 0: the lowest figure of all; 1: the highest. */
  from: number;
  to: number;
}

export interface CascadeDrawing {
  bars: CascadeBar[];
  /** Place of zero on the scale. */
  zero: number;
}

export function drawCascade(steps: readonly CascadeStep[]): CascadeDrawing {
  let level = 0n;
  const spans = steps.map((step) => {
    const from = step.isTotal ? 0n : level;
    level = step.isTotal ? step.amount : level + step.amount;
    return { step, from, to: level };
  });
  const ends = spans.flatMap(({ from, to }) => [from, to]);
  const least = ends.reduce((low, end) => (end < low ? end : low), 0n);
  const most = ends.reduce((high, end) => (end > high ? end : high), 0n);
  // Amounts become floats only as lengths.
  const share = (cents: Cents) => (most === least ? 0 : Number(cents - least) / Number(most - least));
  return { bars: spans.map(({ step, from, to }) => ({ step, from: share(from), to: share(to) })), zero: share(0n) };
}
