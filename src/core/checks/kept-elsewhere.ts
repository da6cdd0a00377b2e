/**
 * Some companies book the base and its tax with different third parties: the inventory with the company itself, the sales with
 * nobody. Then no third party can be judged, and many at once look wrong.
 */
import type { Cents } from '#core/money/money.ts';

/** Fewer people are mistakes of their own. */
const HABIT = 3;

/** `people`: those with tax and no base; `tax`: theirs, of `all` the tax. */
export function isBaseElsewhere(people: number, tax: Cents, all: Cents): boolean {
  return people >= HABIT && tax * 2n > all;
}
