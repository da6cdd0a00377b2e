/** The weeks of a month, Monday first; null: a day of another month. */
import { nextMonth, type Period, periodKey } from '#core/calendar/period.ts';
import { dayBeside } from '#core/reference/dated/overlay.ts';

export function monthGrid(month: Period): (string | null)[][] {
  const first = `${periodKey(month)}-01`;
  const after = `${periodKey(nextMonth(month))}-01`;
  const before = (new Date(`${first}T12:00:00Z`).getUTCDay() + 6) % 7;
  const weeks: (string | null)[][] = [];
  for (let monday = dayBeside(first, -before); monday < after; monday = dayBeside(monday, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, at) => {
        const day = dayBeside(monday, at);
        return day >= first && day < after ? day : null;
      }),
    );
  return weeks;
}
