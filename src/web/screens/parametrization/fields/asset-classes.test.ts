import { expect, it } from 'vitest';
import { assetClasses, type ClassPairs, withClass } from './asset-classes.ts';

const pairs: ClassPairs = {
  accumulated: [
    ['159215', '1524'],
    ['159220', '1528'],
  ],
  expense: [
    ['516015', '159215'],
    ['526015', '159215'],
    ['516020', '159220'],
  ],
  rate: [
    ['1524', '10'],
    ['1528', '33,33'],
  ],
};

it('is one row for each cost account, with what was in three tables', () => {
  expect(assetClasses(pairs)).toEqual([
    { cost: '1524', accumulated: ['159215'], expense: ['516015', '526015'], rate: 10 },
    { cost: '1528', accumulated: ['159220'], expense: ['516020'], rate: 33.33 },
  ]);
  expect(assetClasses({ ...pairs, rate: [['1540', '10']] }).map(({ cost, rate }) => [cost, rate])).toEqual([
    ['1524', null],
    ['1528', null],
    ['1540', 10],
  ]);
});

it('changes its own pairs and leaves the others where they are', () => {
  const [office, computers] = assetClasses(pairs);
  const changed = withClass(pairs, office!, { ...office!, expense: ['526015', '7301'], rate: 20 });
  expect(changed).toEqual({
    ...pairs,
    expense: [
      ['526015', '159215'],
      ['7301', '159215'],
      ['516020', '159220'],
    ],
    rate: [
      ['1524', '20'],
      ['1528', '33,33'],
    ],
  });
  expect(withClass(pairs, office!, office!).accumulated).toEqual(pairs.accumulated);
  expect(assetClasses(withClass(pairs, computers!, null)).map(({ cost }) => cost)).toEqual(['1524']);
});

it('begins with a cost account alone', () => {
  const empty = { cost: '1540', accumulated: [], expense: [], rate: null };
  const begun = withClass(pairs, empty, { ...empty, accumulated: ['159235'], rate: 10 });
  expect(begun.accumulated.at(-1)).toEqual(['159235', '1540']);
  expect(begun.rate.at(-1)).toEqual(['1540', '10']);
});
