/** Texts of making the sample company. */
import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';

const monthOf = (key: string) => {
  const period = parsePeriod(key);
  return period ? formatPeriod(period) : key;
};

export const sampleText = {
  offer: 'Probar con la empresa de ejemplo',
  bar: 'Meses auditados de la empresa de ejemplo',
  progress: (audited: number, months: number, newest: string | null) => {
    if (months === 0) return 'Creando la empresa de ejemplo…';
    const last = newest === null ? '' : `, va en ${monthOf(newest)}`;
    return `Auditando la empresa de ejemplo: ${audited} de ${months} meses${last}`;
  },
};
