/** Texts of the changes of a year. */
import type { ExogenaChange } from '#api/audits/exogena/contract.ts';
import { formatCount, formatPesos } from '#core/money/money.es.ts';
import { fromDecimal } from '#core/money/money.ts';

const plural = (number: number, one: string, many: string) => `${formatCount(number)} ${number === 1 ? one : many}`;

export const changesText = {
  open: 'Historial',
  title: (year: number) => `Cambios de ${year}`,
  empty: (year: number) => `Nadie ha cambiado las asignaciones de ${year}.`,
  undo: 'Deshacer',
  undoOf: (moment: string) => `Deshacer el cambio del ${moment}`,
  undone: 'Cambio deshecho',
  restore: 'Volver a esto',
  restoreOf: (moment: string) => `Volver a esto: lo que había el ${moment}`,
  restored: 'Asignaciones recuperadas',
  reset: 'Volver todo a la propuesta',
  resetDone: 'Las asignaciones volvieron a la propuesta',
  copy: (year: number) => `Copiar a ${year}`,
  copied: (year: number) => `Asignaciones copiadas a ${year}`,
  copyTitle: (year: number) => `¿Reemplazar las asignaciones de ${year}?`,
  copyDetail: (year: number) =>
    `${year} ya tiene asignaciones propias. Quedan las de este año; las cuantías de ${year} no cambian y lo anterior sigue en su historial.`,
  replace: 'Reemplazar',
  cancel: 'Cancelar',
  did: ({ action, restoredVersion, copiedFrom }: ExogenaChange) =>
    action === 'set'
      ? 'guardó'
      : action === 'reset'
        ? 'volvió a la propuesta'
        : action === 'copy'
          ? `copió las de ${copiedFrom}`
          : restoredVersion === 0
            ? 'volvió a lo que había al principio'
            : 'recuperó unas anteriores',
  proposal: 'la propuesta',
  leftOut: 'no va',
  main: 'el de su mayor pago',
  amount: 'cuantía menor',
  pesos: (amount: string) => (fromDecimal(amount) === 0n ? 'todos con nombre' : formatPesos(fromDecimal(amount))),
  ofYear: 'la del año',
  same: 'Quedó igual que antes.',
  more: (number: number) => `y ${plural(number, 'cambio más', 'cambios más')}`,
};
