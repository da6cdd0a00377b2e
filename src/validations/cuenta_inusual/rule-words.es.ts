/** Words that several rules of this validation use. */
import { writeThirdParty } from '#core/engine/fact-words.es.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { formatCount } from '#core/money/money.es.ts';

export function who({ thirdParties }: FactView): string {
  const [only, second] = thirdParties;
  return only !== undefined && second === undefined
    ? only.name || writeThirdParty(only)
    : `${formatCount(thirdParties.length)} terceros`;
}
