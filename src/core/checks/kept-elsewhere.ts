/**
 * Booking habit of a base and its tax under different third parties: inventory under the company itself, sales without
 * third party. Then no third party can be judged, and many at once look wrong.
 */
import type { Cents } from '#core/money/money.ts';

/** Fewer third parties than this are individual errors. */
const HABIT = 3;

/** `people`: number of third parties with tax and no base; `tax`: their tax, out of `all`. */
export function isBaseElsewhere(thirdParties: number, tax: Cents, all: Cents): boolean {
  return thirdParties >= HABIT && tax * 2n > all;
}
