import { describe, expect, it } from 'vitest';
import { flat, found, type Options, stepTo } from './options.ts';

const options: Options<number> = [
  { value: 0, label: 'Ninguna' },
  {
    label: 'Empresas',
    options: [
      { value: 1, label: 'El Roble S.A.S.', also: '900.481.237-6' },
      { value: 2, label: 'Peña' },
    ],
  },
];

describe('the options of a list', () => {
  it('are one after the other without their groups', () => {
    expect(flat(options).map(({ value }) => value)).toEqual([0, 1, 2]);
  });

  it('are found as people type, by other words too, in the groups that still have any', () => {
    expect(flat(found(options, 'pena')).map(({ value }) => value)).toEqual([2]);
    expect(flat(found(options, '900481')).map(({ value }) => value)).toEqual([1]);
    expect(found(options, 'ninguna')).toEqual([options[0]]);
    expect(found(options, ' ')).toBe(options);
  });
});

describe('the keys of a list', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 19, 19],
    ['ArrowUp', 0, 0],
    ['PageDown', 15, 19],
    ['PageUp', 5, 0],
    ['Home', 5, null],
  ])('%s from %i leads to %s of 20', (key, at, to) => {
    expect(stepTo(key, at, 20)).toBe(to);
  });
});
