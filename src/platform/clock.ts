/** The service's clock: current day and month in Bogotá, independent of the machine's time zone. */
import { dayInBogota, monthInBogota } from '#core/calendar/bogota.ts';
import type { Period } from '#core/calendar/period.ts';

export const clock = {
  /** `YYYY-MM-DD`. */
  today: (): string => dayInBogota(new Date()),
  currentMonth: (): Period => monthInBogota(new Date()),
};
