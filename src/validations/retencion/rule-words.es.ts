/** Words that several rules of this validation use. */
import { amountIn, countIn, wordIn } from '#core/engine/fact-data.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';
import { rates } from './words.es.ts';

export const isLowered = ({ data }: FactView): boolean => wordIn(data, 'verdict') === 'lowered';

export const isOver = ({ data }: FactView): boolean => wordIn(data, 'verdict') === 'over';

export const isCrossing = ({ data }: FactView): boolean => countIn(data, 'crossing') === 1;

/** The minimum base, when the concept has one. */
export function minimum(fact: FactView): string {
  const amount = amountIn(fact.data, 'minimum');
  return amount === 0n ? '' : ` La base mínima por pago es ${writePesos(amount)}.`;
}

/** `a la tarifa del 4 %`, or the third party's own share. */
export const atRate = (fact: FactView): string =>
  countIn(fact.data, 'ownRate') === 1
    ? `al ${rates(fact)} que se le retuvo los meses anteriores`
    : `a la tarifa del ${rates(fact)}`;
