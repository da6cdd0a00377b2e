/** Names of the bands of the list of findings. */
import { monthNames } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';

export const bandText = {
  urgent: 'Lo crítico y alto, por monto',
  others: 'Lo demás, por causa',
  justified: 'Justificados',
  notCounted: 'no cuentan en el índice',
  snoozed: 'Pospuestos',
  /** `month`: the first of them, `2026-12`. */
  back: (month: string) => {
    const period = parsePeriod(month);
    return `vuelven desde ${period === null ? month : `${monthNames[period.month - 1] ?? 'el cierre'} de ${period.year}`}`;
  },
};
