/** Texts of the strip of notices and of what is due. */
import { formatPeriod, monthNames } from '#core/calendar/period.es.ts';
import type { Period } from '#core/calendar/period.ts';
import { formatCount } from '#core/money/money.es.ts';
import { writeComputed } from '#core/reference/tax/due-words.es.ts';
import { formatDay } from '#web/dates.es.ts';

const joined = (parts: readonly string[]) =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}` : parts.join('');

export const stripText = {
  more: (count: number) =>
    count === 0 ? 'Ver todo el aviso' : count === 1 ? 'Ver 1 aviso más' : `Ver ${formatCount(count)} avisos más`,
  less: 'Ver solo el primer aviso',
  /** `La retención en la fuente de marzo vence el 15 abr 2026, en 7 días.`; `names`: what is due that day. */
  due: (names: readonly string[], period: Period, day: string, days: number, isComputed?: boolean) => {
    const when = days === 0 ? 'hoy' : days === 1 ? 'mañana' : `en ${days} días`;
    const month = period.month > 12 ? formatPeriod(period) : monthNames[period.month - 1];
    return `${joined(names)} de ${month} ${names.length === 1 ? 'vence' : 'vencen'} el ${formatDay(`${day}T12:00`)}${writeComputed({ isComputed })}, ${when}.`;
  },
};
