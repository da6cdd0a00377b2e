/** The next tax return of the month of the page, while it is due within a week. */
import type { AuditMonth } from '#api/audits/audits/contract.ts';
import { dayInBogota } from '#core/calendar/bogota.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { Notice } from '../../../ui/state/Notice.tsx';
import { monthsText } from '../text.es.ts';
import { stripText } from './text.es.ts';

const MOST_DAYS = 7;
const DAY_MS = 86_400_000;

export function DueNotice({ month }: { month: AuditMonth }) {
  const today = dayInBogota(new Date());
  const daysTo = (date: string) => Math.round((Date.parse(date) - Date.parse(today)) / DAY_MS);
  const near = (month.dueDates ?? []).filter(({ date }) => daysTo(date) >= 0 && daysTo(date) <= MOST_DAYS);
  const period = parsePeriod(month.period);
  const day = near.map(({ date }) => date).toSorted()[0];
  const isComputed = near.some((due) => due.date === day && due.isComputed);
  if (period === null || day === undefined) return null;
  const names = near.filter(({ date }) => date === day).map(({ obligation }) => monthsText.dueName[obligation]);
  return (
    <Notice tone="early">
      <b>{stripText.due(names, period, day, daysTo(day), isComputed)}</b>
    </Notice>
  );
}
