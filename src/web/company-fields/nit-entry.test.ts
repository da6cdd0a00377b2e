import { describe, expect, it } from 'vitest';
import { isComplete, readNitEntry } from './nit-entry.ts';

describe('readNitEntry', () => {
  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['9004', 'short'],
    ['900.481.237', 'computed'],
    ['900481237', 'computed'],
    ['900.481.237-', 'computed'],
    ['900.481.237-6', 'agrees'],
    ['NIT 900.481.237 - 6', 'agrees'],
    ['900.481.237-5', 'mismatch'],
    ['9004812376', 'glued'],
    ['9004812375', 'computed'],
    ['1032456789', 'computed'],
    ['012345678', 'invalid'],
    ['90048123A', 'invalid'],
    ['9004812371234567', 'invalid'],
  ])('%j is %s', (typed, state) => {
    expect(readNitEntry(typed).state).toBe(state);
  });
  it('gives the id, the DV that belongs to it and how it is written', () => {
    expect(readNitEntry(' 900481237-5 ')).toEqual({
      state: 'mismatch',
      id: '900481237',
      dv: 6,
      typed: 5,
      written: '900.481.237-6',
    });
  });
  it('takes a glued DV off, but does not call it complete', () => {
    const entry = readNitEntry('9004812376');
    expect(entry).toMatchObject({ id: '900481237', dv: 6, written: '900.481.237-6' });
    expect(isComplete(entry)).toBe(false);
  });
  it('never says complete while the DV is in doubt', () => {
    expect(['900481237', '900481237-6'].map((typed) => isComplete(readNitEntry(typed)))).toEqual([true, true]);
    expect(['', '900', '900481237-5'].map((typed) => isComplete(readNitEntry(typed)))).toEqual([false, false, false]);
  });
});
