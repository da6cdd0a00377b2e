/** The clock of the service: what day and what month it is, in Bogotá wherever the machine stands. */
import { dayInBogota, monthInBogota } from '#core/calendar/bogota.ts';
import type { Period } from '#core/calendar/period.ts';

export const clock = {
  /** `YYYY-MM-DD`. */
  today: (): string => dayInBogota(new Date()),
  currentMonth: (): Period => monthInBogota(new Date()),
};
