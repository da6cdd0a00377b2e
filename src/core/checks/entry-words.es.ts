/** Sentence for an entry that does not hold all third parties of its finding. */
import type { FactView } from '#core/engine/validation-text.ts';
import { formatCount } from '#core/money/money.es.ts';
import { MOST_IN_ENTRY } from './suggested-entry.ts';

/** ` El asiento cubre los 500 terceros de mayor valor; repítelo con los demás.`, or empty. */
export function onlyLargest({ thirdParties }: Pick<FactView, 'thirdParties'>, several = 'terceros'): string {
  return thirdParties.length > MOST_IN_ENTRY
    ? ` El asiento cubre los ${formatCount(MOST_IN_ENTRY)} ${several} de mayor valor; repítelo con los demás.`
    : '';
}
