/** Texts of months that wait for their audit. */
import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { formatCount } from '#core/money/money.es.ts';

/** Months named before the rest are counted. */
const most = 3;

const nameOf = (key: string) => {
  const period = parsePeriod(key);
  return period ? formatPeriod(period) : key;
};

export const pendingText = {
  /** `Febrero de 2026 y marzo de 2026 están cargados y no se han auditado.` */
  waiting: (periods: readonly string[]) => {
    const names = periods.slice(0, most).map(nameOf);
    const more = periods.length - names.length;
    const last = more > 0 ? (more === 1 ? '1 mes más' : `${formatCount(more)} meses más`) : names.pop();
    const all = names.length > 0 ? `${names.join(', ')} y ${last}` : `${last}`;
    const verb = periods.length === 1 ? 'está cargado y no se ha auditado' : 'están cargados y no se han auditado';
    return `${all.replace(/^./, (letter) => letter.toUpperCase())} ${verb}.`;
  },
  audit: (count: number) => (count === 1 ? 'Auditarlo' : 'Auditarlos'),
  later: 'Ahora no',
};
