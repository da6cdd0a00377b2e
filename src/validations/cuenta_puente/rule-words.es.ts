/** Words that several rules of this validation use. */
import { amountIn } from '#core/engine/fact-data.ts';
import { writeAmounts } from '#core/engine/fact-words.es.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';

export function side({ found }: FactView): string {
  return (found ?? 0n) > 0n ? 'débito' : 'crédito';
}

/** Third parties of the balance, if any. */
export function who({ thirdParties }: FactView): string {
  return thirdParties.some(({ nit }) => nit !== '') ? ` Son ${writeAmounts(thirdParties, 'de')}.` : '';
}

export function origin(fact: FactView): string {
  const inherited = amountIn(fact.data, 'inherited');
  if (inherited === 0n) return ' Se formó en el mes.';
  return inherited >= fact.amount ? ' Viene de antes.' : ` De meses anteriores vienen ${writePesos(inherited)}.`;
}
