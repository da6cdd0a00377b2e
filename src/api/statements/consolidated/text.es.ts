/** What the figures of a group leave out, and the title of its documents. */
import { formatPeriod } from '#core/calendar/period.es.ts';
import type { Period } from '#core/calendar/period.ts';

const list = new Intl.ListFormat('es');

export const text = {
  fileName: (nit: string, period: string, format: string) => `estados-consolidados-${nit}-${period}.${format}`,
  missing: (name: string, period: Period, newest: Period | null) =>
    `${name} no tiene balance de ${formatPeriod(period)}: el consolidado no la incluye. ${newest === null ? 'No tiene ningún balance.' : `Su último mes es ${formatPeriod(newest)}.`}`,
  absent: (column: string, names: readonly string[], isBudget: boolean) =>
    `«${column}» no incluye a ${list.format(names)}: no ${names.length === 1 ? 'tiene' : 'tienen'} ${isBudget ? 'presupuesto de ese año' : 'balance de ese mes'}.`,
  unknown: (column: string, names: readonly string[]) =>
    `En «${column}» falta lo que depende de cómo empezó el año: ${list.format(names)} no ${names.length === 1 ? 'tiene' : 'tienen'} el balance de enero ni el de diciembre anterior.`,
  budget: 'El presupuesto del grupo es la suma de los de sus empresas: no tiene eliminaciones.',
};
