/**
 * Purchases paid by card: the issuer withholds from the merchant, and the buyer does not (DUR 1.3.2.1.8). The card is
 * recognised by its account's name.
 */
import { plainName } from '#core/identity/plain-name.ts';
import type { Context } from '../rules.ts';

const CARD = /\bTARJETAS?\b|\bT ?C\b|\b(VISA|MASTERCARD|AMERICAN EXPRESS|AMEX|DINERS)\b/;

/** Keys of the given third parties whose purchases of the month were charged to a card under their own name. */
export function paidByCard({ balance, roles }: Context, keys: ReadonlySet<string>): Set<string> {
  const cards = roles.tarjetas.leaves().filter((leaf) => CARD.test(plainName(balance.leaf(leaf).name)));
  if (cards.length === 0) return new Set();
  return new Set(balance.people(cards, { only: keys }).list.flatMap(({ key, credit }) => (credit > 0n ? [key] : [])));
}
