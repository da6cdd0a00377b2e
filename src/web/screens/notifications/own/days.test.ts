import { expect, it } from 'vitest';
import { byTime } from './days.ts';

it('puts notifications under today, yesterday, this week and months, by days in Bogotá', () => {
  const now = new Date('2026-11-23T15:00:00Z');
  const at = (createdAt: string) => ({ meta: { createdAt } });
  const list = [
    at('2026-11-23T14:00:00Z'),
    at('2026-11-23T05:00:00Z'),
    // Still yesterday in Bogotá.
    at('2026-11-23T04:59:00Z'),
    at('2026-11-17T12:00:00Z'),
    at('2026-11-16T12:00:00Z'),
    at('2026-10-31T12:00:00Z'),
  ];
  expect(byTime(list, now).map(({ heading, items }) => [heading, items.length])).toEqual([
    ['Hoy', 2],
    ['Ayer', 1],
    ['Esta semana', 1],
    ['Noviembre de 2026', 1],
    ['Octubre de 2026', 1],
  ]);
});
