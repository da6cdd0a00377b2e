/** Spanish of the check that ties a statement to the audit of its month. */
import { writePesos } from '#core/money/money.es.ts';
import type { Cents } from '#core/money/money.ts';

export const text = {
  differences: 'Sin diferencias abiertas en la auditoría',
  noDifference: 'La auditoría del mes no tiene diferencias por resolver.',
  openDifferences: (count: number, amount: Cents, title: string) =>
    count === 1
      ? `La auditoría del mes tiene una diferencia por resolver, de ${writePesos(amount)}: ${title}`
      : `La auditoría del mes tiene ${count} diferencias por resolver, de ${writePesos(amount)} en total. La mayor: ${title}`,
};
