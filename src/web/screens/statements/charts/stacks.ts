/** Geometry of bars of several parts on one scale: what is positive to the right of zero, what is negative to its left. */
import type { Cents } from '#core/money/money.ts';

export interface StackPart {
  key: string;
  label: string;
  amount: Cents;
}

export interface Stack {
  key: string;
  label: string;
  parts: readonly StackPart[];
}

export interface DrawnPart {
  part: StackPart;
  /** Shares of the scale. */
  from: number;
  width: number;
}

export interface StackDrawing {
  stacks: { stack: Stack; parts: DrawnPart[] }[];
  /** Place of zero on the scale. */
  zero: number;
}

export function drawStacks(stacks: readonly Stack[]): StackDrawing {
  const sideOf = ({ parts }: Stack, isRight: boolean) =>
    parts.reduce((sum, { amount }) => (amount > 0n === isRight ? sum + amount : sum), 0n);
  const right = stacks.reduce((most, stack) => maxOf(most, sideOf(stack, true)), 0n);
  const left = stacks.reduce((most, stack) => maxOf(most, -sideOf(stack, false)), 0n);
  const whole = left + right;
  const share = (cents: Cents) => (whole === 0n ? 0 : Number(cents) / Number(whole));
  const zero = share(left);
  return {
    zero,
    stacks: stacks.map((stack) => {
      let [up, down] = [zero, zero];
      const parts = stack.parts.map((part): DrawnPart => {
        const width = share(part.amount < 0n ? -part.amount : part.amount);
        if (part.amount < 0n) {
          down -= width;
          return { part, from: down, width };
        }
        up += width;
        return { part, from: up - width, width };
      });
      return { stack, parts };
    }),
  };
}

const maxOf = (a: Cents, b: Cents) => (a > b ? a : b);
