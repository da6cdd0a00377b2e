import { expect, it } from 'vitest';
import { assignGoal, goalPattern, setThreshold } from './edit-said.ts';

const said = {
  assignments: { '1001': { '5110*': '5002/deductible', '51102501': 'none', '5135*': '5004/deductible' } },
  thresholds: { '1008': '500000' },
};

it('what is said of a beginning replaces what was said under it', () => {
  expect(assignGoal(said, '1001', '5110*', '5016/deductible').assignments['1001']).toEqual({
    '5110*': '5016/deductible',
    '5135*': '5004/deductible',
  });
  expect(assignGoal(said, '1008', '1305*', 'none').assignments).toEqual({
    ...said.assignments,
    '1008': { '1305*': 'none' },
  });
});

it('an account returns to what holds without the assignment in force, which may be one of a beginning', () => {
  expect(goalPattern(said, '1001', '51102501')).toBe('51102501');
  expect(goalPattern(said, '1001', '51109501')).toBe('5110*');
  expect(goalPattern(said, '1008', '13050501')).toBeNull();
  const back = assignGoal(said, '1001', '5110*', null).assignments['1001'];
  expect(back).toEqual({ '51102501': 'none', '5135*': '5004/deductible' });
});

it('amounts are set and return to those of the year', () => {
  expect(setThreshold(said, '1001', 0).thresholds).toEqual({ '1001': '0', '1008': '500000' });
  expect(setThreshold(said, '1008', null).thresholds).toEqual({});
});
