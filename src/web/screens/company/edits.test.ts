import { describe, expect, it } from 'vitest';
import { type CompanyValues, noValues } from '../../company-fields/form-values.ts';
import { changedFields, rebase } from './edits.ts';

const read: CompanyValues = { ...noValues, name: 'El Roble', nit: '900.481.237-6', software: 1 };

describe('changedFields', () => {
  it('names the fields, and takes a NIT without dots for the same', () => {
    expect(changedFields(read, { ...read, nit: '900481237-6' })).toEqual([]);
    expect(changedFields(read, { ...read, name: 'El Cedro', vat: 'yes' })).toEqual(['name', 'vat']);
  });
});

describe('rebase', () => {
  it('puts what I typed on top of what they saved', () => {
    const result = rebase(read, { ...read, name: 'El Cedro' }, { ...read, software: 4 });
    expect(result.values).toEqual({ ...read, name: 'El Cedro', software: 4 });
    expect(result).toMatchObject({ theirs: ['software'], both: [] });
  });
  it('keeps mine where both changed, and says so', () => {
    const result = rebase(read, { ...read, software: 5 }, { ...read, software: 4 });
    expect(result.values.software).toBe(5);
    expect(result).toMatchObject({ theirs: [], both: ['software'] });
  });
  it('has no quarrel where both typed the same', () => {
    const result = rebase(read, { ...read, software: 4 }, { ...read, software: 4 });
    expect(result).toMatchObject({ theirs: [], both: [] });
  });
});
