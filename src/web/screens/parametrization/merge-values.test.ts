/** What two people change of one validation is brought together, and asked about where it cannot be. */
import { describe, expect, it } from 'vitest';
import { mergeValues } from './merge-values.ts';
import type { FormValues } from './settings-form.ts';

const base: FormValues = {
  roles: { required: ['1305', '1330'], other: ['28'] },
  parameters: { tolerance: 5, days: 30, on: true },
  rules: { 'TER-1': null },
};

describe('what two people change', () => {
  it('stays where only one of them changed it', () => {
    const mine = { ...base, parameters: { ...base.parameters, days: 60 } };
    const theirs = { ...base, roles: { ...base.roles, other: ['2805'] } };
    expect(mergeValues(base, mine, theirs)).toEqual({
      values: { ...base, parameters: mine.parameters, roles: theirs.roles },
      disputed: [],
    });
  });

  it('keeps what either added to accounts, and leaves out what either removed', () => {
    const mine = { ...base, roles: { ...base.roles, required: ['1305', '1330', '1355'] } };
    const theirs = { ...base, roles: { ...base.roles, required: ['1330', '1380'] } };
    const { values, disputed } = mergeValues(base, mine, theirs);
    expect(values.roles.required).toEqual(['1330', '1380', '1355']);
    expect(disputed).toEqual([]);
  });

  it('is asked about where both gave another value, and theirs stays until then', () => {
    const mine = { ...base, parameters: { ...base.parameters, tolerance: 10, days: 45 } };
    const theirs = { ...base, parameters: { ...base.parameters, tolerance: 20, days: 45 } };
    const { values, disputed } = mergeValues(base, mine, theirs);
    expect(values).toEqual(theirs);
    expect(disputed).toEqual([{ part: 'parameters', name: 'tolerance', mine: 10, theirs: 20 }]);
  });
});
