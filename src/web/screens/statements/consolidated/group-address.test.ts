import { expect, it } from 'vitest';
import { readView } from '../statement-view.ts';
import { groupAddress, readGroup } from './group-address.ts';

const read = (query: string) => readGroup(new URLSearchParams(query), 7);
const view = readView(new URLSearchParams('mes=2026-10&unidad=pesos'));

it('keeps the companies and the statement in the address, beside how it is shown', () => {
  const group = read('empresas=8,9&estado=resultado-integral');
  expect(group).toEqual({ others: [8, 9], statement: 'resultado-integral' });
  expect(groupAddress(group, view, {})).toBe('?empresas=8,9&estado=resultado-integral&mes=2026-10&unidad=pesos');
  expect(groupAddress(read(''), readView(new URLSearchParams()), {})).toBe('?');
});

it('has no company twice, nor the one looked at, nor what is none', () => {
  expect(read('empresas=8,7,8,x,-1&estado=otro')).toEqual({ others: [8], statement: 'situacion-financiera' });
});
