/** Words of a look-up: its workbook, and how many numbers it takes. */
import { writeCount } from '#core/engine/fact-words.es.ts';
import { formatCount } from '#core/money/money.es.ts';

export const text = {
  title: 'Consulta de NIT',
  fileName: 'consulta-nit',
  columns: ['NIT', 'DV', 'DV pegado', 'Tipo', 'Nombre', 'Estado en las listas', 'Nota'],
  wrongCount: (numbers: number, most: number) =>
    numbers === 0
      ? 'Manda al menos un número.'
      : `Mandaste ${writeCount(numbers, 'número', 'números')}: consulta ${formatCount(most)} a la vez.`,
} as const;
