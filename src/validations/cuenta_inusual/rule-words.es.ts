/** Words that several rules of this validation use. */
import { countIn } from '#core/engine/fact-data.ts';
import { writeThirdParty } from '#core/engine/fact-words.es.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { formatCount, writePesos } from '#core/money/money.es.ts';

export function who({ thirdParties }: FactView): string {
  const [only, second] = thirdParties;
  return only !== undefined && second === undefined
    ? only.name || writeThirdParty(only)
    : `${formatCount(thirdParties.length)} terceros`;
}

/** What the month is twice of. */
export function twice({ data, expected }: FactView, kind: 'cliente' | 'proveedor'): string {
  const usual = writePesos(expected ?? 0n);
  return countIn(data, 'exact') === 1
    ? `Los meses anteriores fueron ${usual} cada uno, y este mes es exactamente el doble.`
    : `Es un ${kind} parejo: lo usual son ${usual}, y este mes es dos veces eso.`;
}
