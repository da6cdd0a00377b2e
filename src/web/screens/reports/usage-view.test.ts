import { expect, it } from 'vitest';
import { daysBetween, isByDay, viewOf } from './usage-view.ts';

const of = (address: string) => viewOf(new URLSearchParams(address), '2026-11-22');

it('shows the last twelve months by default, this one included', () => {
  expect(of('')).toEqual({ range: 'meses', query: { from: '2025-12-01', to: '2026-11-22' } });
  expect(of('rango=nada').range).toBe('meses');
});

it('takes its days and filters from the address', () => {
  expect(of('rango=30').query).toEqual({ from: '2026-10-24', to: '2026-11-22' });
  expect(of('rango=anio').query.from).toBe('2026-01-01');
  expect(of('desde=2026-03-01&hasta=2026-03-31')).toMatchObject({ range: 'dias', query: { to: '2026-03-31' } });
  expect(of('desde=2026-03-31&hasta=2026-03-01').range).toBe('meses');
  expect(of('software=2&aliado=siigo&plan=firma').query).toMatchObject({ software: 2, ally: 'siigo', plan: 'firma' });
  expect(of('aliado=sin-aliado').query.ally).toBe('');
  expect(of('software=x&plan=oro').query).toEqual(of('').query);
});

it('draws few days one by one', () => {
  expect(isByDay(of('rango=30').query)).toBe(true);
  expect(isByDay(of('rango=90').query)).toBe(false);
  expect(daysBetween({ from: '2026-02-27', to: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});
