/** Sentence of the bell about months that the reader reads otherwise after an upgrade. */
import { formatPeriod } from '#core/calendar/period.es.ts';
import type { Period } from '#core/calendar/period.ts';

/** Months listed by name. */
const mostNamed = 3;

export const text = {
  told: (company: string, months: readonly Period[]) => {
    const named = months.slice(0, mostNamed).map(formatPeriod).join(', ');
    const more = months.length > mostNamed ? ` y ${months.length - mostNamed} más` : '';
    return `${company}: con el lector de archivos actualizado, ${months.length === 1 ? 'un mes guardado se lee distinto' : `${months.length} meses guardados se leen distinto`}: ${named}${more}. No cambiamos nada: compara los totales y vuelve a leer el archivo si corresponde.`;
  },
};
