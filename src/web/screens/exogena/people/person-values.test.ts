import { expect, it } from 'vitest';
import { NO_DATA } from '#core/exogena/people/person-data.ts';
import { dataOf, isProposing, valuesOf } from './person-values.ts';

const names = { surname1: 'DIAZ', surname2: '', name1: 'ANA', name2: '' };

it('what is proposed is filled in over what is kept', () => {
  const person = { data: { ...NO_DATA, address: 'CL 1' }, proposed: names, type: '13', lacks: ['type' as const] };
  expect(valuesOf(person)).toEqual({ ...NO_DATA, ...names, type: '13', address: 'CL 1' });
  expect(isProposing(person)).toBe(true);
  expect(isProposing({ ...person, proposed: null, lacks: [] })).toBe(false);
});

it('one sort of name is sent', () => {
  const values = { ...NO_DATA, ...names, legalName: 'ACME' };
  expect(dataOf(values, true)).toEqual({ ...NO_DATA, legalName: 'ACME' });
  expect(dataOf(values, false)).toEqual({ ...NO_DATA, ...names });
  expect(dataOf({}, true)).toEqual(NO_DATA);
});
