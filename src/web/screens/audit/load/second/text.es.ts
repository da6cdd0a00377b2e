/** Texts of second files in the loading view. */
import type { InspectedSource } from '#api/balances/trial-balances/contract.ts';
import { formatCount } from '#core/money/money.es.ts';
import { monthOf, plural } from '../../words.es.ts';

export const secondText = {
  region: 'Archivos que cruzan con el balance',
  title: (count: number) =>
    count === 1
      ? 'Reconocimos un archivo que cruza con el balance'
      : `Reconocimos ${formatCount(count)} archivos que cruzan con el balance`,
  note: 'Guardamos lo que se cruza, no el archivo. Los meses que ya auditaste se auditan de nuevo con él.',
  save: (count: number) => (count === 1 ? 'Guardar' : `Guardar ${formatCount(count)} archivos`),
  saveOne: (fileName: string) => `Guardar ${fileName}`,
  what: 'Qué es',
  months: 'Meses',
  monthsOf: ({ from, to }: Pick<InspectedSource, 'from' | 'to'>) =>
    from === null || to === null ? '–' : from === to ? monthOf(from) : `${monthOf(from)} a ${monthOf(to)}`,
  rows: (count: number) => plural(count, 'fila', 'filas'),
  already: (number: number) => `ya está guardado, archivo ${formatCount(number)}`,
};
