import { expect, it } from 'vitest';
import { dayWords, giftSeats, giftWords, leftWords, placeWords } from './text.es.ts';

const places = { kind: 'cupos', plan: null, days: null, companies: 3, users: 1 } as const;
const license = { kind: 'licencia', plan: 'firma', days: 365, companies: 0, users: 0 } as const;

it('says what a code gives', () => {
  expect(giftWords(places)).toBe('3 empresas y 1 usuario más');
  expect(giftWords({ ...places, companies: 0 })).toBe('1 usuario más');
  expect(giftWords(license)).toBe('Licencia Firma por 365 días');
  expect(giftWords({ ...license, days: 1 })).toBe('Licencia Firma por 1 día');
});

it('says what a license includes: what the code says, or else its plan', () => {
  expect(giftSeats(license)).toBe('Incluye 50 empresas y 15 usuarios.');
  expect(giftSeats({ ...license, companies: 80 })).toBe('Incluye 80 empresas y 15 usuarios.');
  expect(giftSeats(places)).toBe('');
  expect(placeWords(0, 0)).toBe('');
});

it('tells days as people do', () => {
  expect(dayWords('2026-03-05')).toBe('5 mar 2026');
  expect([12, 1, 0, -1, -3].map(leftWords)).toEqual([
    'Quedan 12 días',
    'Queda 1 día',
    'Vence hoy',
    'Venció hace 1 día',
    'Venció hace 3 días',
  ]);
});
