import { expect, it } from 'vitest';
import { scaleTo } from './scale.ts';

const frame = { top: 30, bottom: 170 };

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 2, 4]],
  [19, [0, 10, 20]],
  [934, [0, 500, 1000]],
  [1135, [0, 600, 1200]],
])('up to %d has lines at %j', (most, lines) => {
  const scale = scaleTo(most, frame);
  expect(scale.lines).toEqual(lines);
  expect(scale.y(0)).toBe(170);
  expect(scale.y(lines.at(-1)!)).toBe(30);
});
