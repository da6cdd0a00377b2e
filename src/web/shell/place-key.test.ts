import { expect, it } from 'vitest';
import { placeKey } from './place-key.ts';

const at = (address: string, key: string) => {
  const { pathname, search, hash } = new URL(address, 'http://cuadre.test');
  return placeKey({ pathname, search, hash, key, state: null });
};

it('keeps first pages apart by address, and the others by their entry of the history', () => {
  expect(at('/ayuda?por=norma#et-631', 'default')).toBe('/ayuda?por=norma#et-631');
  expect(at('/ayuda?por=norma#et-631', 'default')).not.toBe(at('/empresa/1/servicio/auditoria', 'default'));
  expect(at('/ayuda', 'k2v1')).toBe('k2v1');
});
