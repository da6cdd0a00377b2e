/** Words that several rules of this validation use. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { amountIn, wordIn } from '#core/engine/fact-data.ts';
import type { FactView } from '#core/engine/validation-text.ts';

export const inMonth = (fact: FactView): string => `En ${formatPeriod(fact.period)}`;

export const isMore = ({ expected, found }: FactView): boolean => (found ?? 0n) > (expected ?? 0n);

export const isExpense = ({ data, found }: FactView): boolean => amountIn(data, 'charged') === found;

export function kind({ data }: FactView): string {
  switch (wordIn(data, 'kind')) {
    case 'habit':
      return ' En los meses anteriores tampoco se depreció: parece que lo haces al cierre del año.';
    case 'new':
      return ' El activo se compró el mes anterior: si aún no está en uso, no se deprecia.';
    case 'between':
      return ' En total, el gasto y la acumulada coinciden: la diferencia está entre clases de activos.';
    case 'correction':
      return ' Hay un débito en resultados de ejercicios anteriores que lo explica: parece la corrección de otros años.';
    default:
      return '';
  }
}
