/** Figures of zero in words: nobody reads `se pagaron $ 0`. */

import { writePesos } from '#core/money/money.es.ts';
import type { Cents } from '#core/money/money.ts';

/** `se pagaron $ 5.000`, `no se pagó nada`: the plural verb without its pronoun, and its singular. */
export function writeDone(amount: Cents, plural: string, singular: string): string {
  return amount === 0n ? `no se ${singular} nada` : `se ${plural} ${writePesos(amount)}`;
}
