/** Days and filters of the reports, from the address. */
import { planKeys } from '#core/product/license.ts';
import type { UsageFilter } from '../../data/usage.ts';
import { dayOf, known, oneOf, positive } from '../../lists/list-address.ts';

export const ranges = ['30', '90', 'meses', 'anio', 'dias'] as const;
export type Range = (typeof ranges)[number];

/** In the address, for accounts without ally. */
export const noAlly = 'sin-aliado';

export interface UsageView {
  range: Range;
  query: UsageFilter;
}

/** `today`: YYYY-MM-DD. By default the last twelve months, this one included. */
export function viewOf(search: URLSearchParams, today: string): UsageView {
  const [from, to] = [dayOf(search.get('desde')), dayOf(search.get('hasta'))];
  const isChosen = from !== undefined && to !== undefined && from <= to;
  const range = isChosen ? 'dias' : (oneOf(['30', '90', 'meses', 'anio'], search.get('rango')) ?? 'meses');
  const ally = search.get('aliado') ?? undefined;
  const query = {
    ...(isChosen ? { from, to } : daysOf(range, today)),
    ...known({
      software: positive(search.get('software')),
      ally: ally === noAlly ? '' : ally?.slice(0, 40),
      plan: oneOf(planKeys, search.get('plan')),
    }),
  };
  return { range, query };
}

function daysOf(range: Range, today: string): { from: string; to: string } {
  const [year, month] = today.split('-').map(Number) as [number, number];
  if (range === 'anio') return { from: `${year}-01-01`, to: today };
  if (range === 'meses') {
    const first = new Date(Date.UTC(year, month - 12, 1));
    return { from: first.toISOString().slice(0, 10), to: today };
  }
  const back = Number(range) - 1;
  return { from: new Date(Date.parse(today) - back * 86_400_000).toISOString().slice(0, 10), to: today };
}

/** Whether so few days are shown one by one. */
export function isByDay({ from, to }: Pick<UsageFilter, 'from' | 'to'>): boolean {
  return Date.parse(to) - Date.parse(from) < 45 * 86_400_000;
}

/** Every day from one to another. */
export function daysBetween({ from, to }: Pick<UsageFilter, 'from' | 'to'>): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(from) + index * 86_400_000).toISOString().slice(0, 10),
  );
}
