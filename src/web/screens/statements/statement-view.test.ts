import { expect, it } from 'vitest';
import { readView, viewAddress } from './statement-view.ts';

const read = (query: string) => readView(new URLSearchParams(query));

it('keeps in the address only what is not usual', () => {
  expect(viewAddress(read(''))).toBe('?');
  const whole =
    '?mes=2026-10&comparar=mes-anterior,acumulado&unidad=pesos&nivel=cuenta&lineas=a~b.c&sin-analisis&ceros&por-naturaleza&directo&cifras=ano&cierre=despues';
  expect(viewAddress(read(whole))).toBe(whole);
});

it('tells no comparison from the usual ones, and ignores what it does not know', () => {
  expect(read('').compare).toBeNull();
  expect(viewAddress(read('comparar='))).toBe('?comparar=');
  expect(read('comparar=marte,diciembre&unidad=oro&mes=2026-14')).toMatchObject({
    compare: ['diciembre'],
    unit: 'pesos',
    period: null,
  });
});

it('forgets lines turned one by one when the level changes', () => {
  const view = read('nivel=cuenta&lineas=activo');
  expect(viewAddress(view, { level: 'grupo' })).toBe('?');
  expect(viewAddress(view, { unit: 'pesos' })).toBe('?unidad=pesos&nivel=cuenta&lineas=activo');
});

it('names the unit where it was chosen; else it is the usual one of the user', () => {
  expect(readView(new URLSearchParams(''), 'miles')).toMatchObject({ unit: 'miles', saysUnit: false });
  expect(readView(new URLSearchParams('unidad=pesos'), 'miles').unit).toBe('pesos');
  expect(viewAddress(read(''), { unit: 'pesos' })).toBe('?unidad=pesos');
  expect(viewAddress(read('unidad=miles'), { level: 'cuenta' })).toBe('?unidad=miles&nivel=cuenta');
});
