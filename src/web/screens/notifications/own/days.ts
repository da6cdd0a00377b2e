/** Notifications under headings of time, newest first. */
import { dayInBogota } from '#core/calendar/bogota.ts';
import { addDays } from '#core/product/license.ts';
import { ownText } from './text.es.ts';

export interface TimeGroup<One> {
  heading: string;
  items: One[];
}

/** Today, yesterday, the rest of the last seven days, then months. */
export function byTime<One extends { meta: { createdAt: string } }>(list: readonly One[], now: Date): TimeGroup<One>[] {
  const groups: TimeGroup<One>[] = [];
  for (const one of list) {
    const heading = headingOf(dayInBogota(new Date(one.meta.createdAt)), dayInBogota(now));
    const last = groups.at(-1);
    if (last?.heading === heading) last.items.push(one);
    else groups.push({ heading, items: [one] });
  }
  return groups;
}

function headingOf(day: string, today: string): string {
  if (day >= today) return ownText.today;
  if (day === addDays(today, -1)) return ownText.yesterday;
  if (day > addDays(today, -7)) return ownText.thisWeek;
  const [year, month] = day.split('-').map(Number);
  return ownText.month(year!, month!);
}
