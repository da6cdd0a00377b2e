/** Spanish of the checks that tie a statement to the audit of its month, and to what was signed. */
import { writePesos } from '#core/money/money.es.ts';
import type { Cents } from '#core/money/money.ts';

export const text = {
  asSigned: 'Igual a lo que se firmó',
  unchanged: 'Cada cifra es la del cierre del mes.',
  differs: (count: number) =>
    count === 1
      ? 'Una cifra ya no es la que se firmó al cerrar el mes. El cierre guarda la firmada.'
      : `${count} cifras ya no son las que se firmaron al cerrar el mes. El cierre guarda las firmadas.`,
  differences: 'Sin diferencias abiertas en la auditoría',
  noDifference: 'La auditoría del mes no tiene diferencias por resolver.',
  openDifferences: (count: number, amount: Cents, title: string) =>
    count === 1
      ? `La auditoría del mes tiene una diferencia por resolver, de ${writePesos(amount)}: ${title}`
      : `La auditoría del mes tiene ${count} diferencias por resolver, de ${writePesos(amount)} en total. La mayor: ${title}`,
};
