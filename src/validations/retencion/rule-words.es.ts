/** Words that several rules of this validation use. */
import { amountIn, countIn, wordIn } from '#core/engine/fact-data.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';

export const isLowered = ({ data }: FactView): boolean => wordIn(data, 'verdict') === 'lowered';

export const isOver = ({ data }: FactView): boolean => wordIn(data, 'verdict') === 'over';

export const isCrossing = ({ data }: FactView): boolean => countIn(data, 'crossing') === 1;

/** The minimum base, when the concept has one. */
export function minimum(fact: FactView): string {
  const amount = amountIn(fact.data, 'minimum');
  return amount === 0n ? '' : ` La base mínima por pago es ${writePesos(amount)}.`;
}
