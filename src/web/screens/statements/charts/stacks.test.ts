import { expect, it } from 'vitest';
import { drawStacks } from './stacks.ts';

const stack = (key: string, ...amounts: number[]) => ({
  key,
  label: key,
  parts: amounts.map((amount, index) => ({ key: `${key}${index}`, label: '', amount: BigInt(amount) })),
});
const spans = (...stacks: ReturnType<typeof stack>[]) =>
  drawStacks(stacks).stacks.map(({ parts }) => parts.map(({ from, width }) => [from, width]));

it('sets parts beside each other, all bars on the scale of the longest', () => {
  expect(spans(stack('a', 60, 40), stack('b', 50))).toEqual([
    [
      [0, 0.6],
      [0.6, 0.4],
    ],
    [[0, 0.5]],
  ]);
});

it('sets a negative part, as the equity of a company that owes more than it has, left of zero', () => {
  const drawing = drawStacks([stack('assets', 75), stack('owed', 75, -25)]);
  expect(drawing.zero).toBe(0.25);
  expect(drawing.stacks[1]!.parts.map(({ from, width }) => [from, width])).toEqual([
    [0.25, 0.75],
    [0, 0.25],
  ]);
});

it('draws nothing without figures', () => {
  expect(spans(stack('a', 0))).toEqual([[[0, 0]]]);
});
