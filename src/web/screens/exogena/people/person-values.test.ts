import { expect, it } from 'vitest';
import { NO_DATA } from '#core/exogena/people/person-data.ts';
import { dataOf, isPlacedByPackage, isProposing, valuesOf } from './person-values.ts';

const names = { surname1: 'DIAZ', surname2: '', name1: 'ANA', name2: '' };

it('what is proposed is filled in over what is kept', () => {
  const person = {
    data: { ...NO_DATA, address: 'CL 1' },
    place: null,
    proposed: names,
    type: '13',
    lacks: ['type' as const],
  };
  expect(valuesOf(person)).toEqual({ ...NO_DATA, ...names, type: '13', address: 'CL 1' });
  expect(isProposing(person)).toBe(true);
  expect(isProposing({ ...person, proposed: null, lacks: [] })).toBe(false);
});

it('the place of the package is filled in where the company says none', () => {
  const place = { address: 'CL 9', municipality: '05001', country: '169' };
  const person = { data: { ...NO_DATA, address: 'CL 1' }, place, proposed: null, type: '13', lacks: [] };
  expect(valuesOf(person)).toEqual({ ...NO_DATA, address: 'CL 1', municipality: '05001', country: '169' });
  expect(isPlacedByPackage(person)).toBe(true);
  expect(isPlacedByPackage({ data: { ...NO_DATA, ...place }, place })).toBe(false);
  expect(isPlacedByPackage({ data: NO_DATA, place: null })).toBe(false);
});

it('one sort of name is sent', () => {
  const values = { ...NO_DATA, ...names, legalName: 'ACME' };
  expect(dataOf(values, true)).toEqual({ ...NO_DATA, legalName: 'ACME' });
  expect(dataOf(values, false)).toEqual({ ...NO_DATA, ...names });
  expect(dataOf({}, true)).toEqual(NO_DATA);
});
