import { describe, expect, it } from 'vitest';
import { flat } from '../../../ui/select/options.ts';
import { accountBook } from './account-book.ts';

const book = accountBook([
  { code: '1592', name: 'Depreciación acumulada', isOwn: false },
  { code: '159215', name: 'Equipo de oficina', isOwn: true },
  { code: '516015', name: 'Equipo de oficina', isOwn: true },
  { code: '73101501', name: 'Depreciación planta', isOwn: true },
]);
const offered = (typed: string, taken: string[] = [], role = 'Gasto de depreciación') =>
  flat(book.offer(typed, taken, role)).map(({ value }) => value);

describe('the accounts of a company', () => {
  it('are written with their names, prefixes with a star', () => {
    expect(book.write('1592')).toBe('1592*');
    expect(book.write('73101501')).toBe('73101501');
    expect(book.nameOf('1592')).toBe('Depreciación acumulada');
    expect(['15', '1592', '1540'].map(book.uses)).toEqual([true, true, false]);
    expect(accountBook([]).uses('1540')).toBe(true);
  });

  it('are found by name and by code, and a prefix by itself', () => {
    expect(offered('planta')).toEqual(['73101501']);
    expect(offered('oficina equipo')).toEqual(['159215', '516015']);
    expect(offered('1592')).toEqual(['1592', '159215']);
    expect(offered('9999')).toEqual(['9999']);
    expect(offered('13O5')).toEqual([]);
    expect(offered('caja')).toEqual([]);
  });

  it('are taken alone with an equals sign before the code', () => {
    expect(book.write('=159215')).toBe('=159215');
    expect(book.nameOf('=159215')).toBe('Equipo de oficina');
    expect(['=159215', '=1592'].map(book.uses)).toEqual([true, false]);
    expect(offered('=159215')).toEqual(['=159215', '159215']);
    expect(offered('=159215 =516015')).toEqual(['=159215 =516015']);
    expect(offered('', ['=73101501'])).not.toContain('73101501');
  });

  it('are several at once when several are pasted, without those that are there', () => {
    expect(offered('1524*, 1592; 1528')).toEqual(['1524 1592 1528']);
    expect(offered('1524, 1592', ['1592'])).toEqual(['1524']);
  });

  it('are suggested for a role by their names, unless they have it', () => {
    const [like] = book.offer('', ['5160'], 'Gasto de depreciación');
    expect(like).toMatchObject({ label: 'Parecidas en tu plan', options: [{ value: '73101501' }] });
    expect(book.offer('', ['5160'], 'Gasto de depreciación', ['73'])[0]).toMatchObject({ label: 'Tu plan de cuentas' });
    expect(offered('', ['5160', '7310'])).toEqual(['159215']);
  });
});
