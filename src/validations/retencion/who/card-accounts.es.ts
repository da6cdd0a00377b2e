/**
 * Purchases paid by card: the issuer withholds from the merchant, and the buyer does not (DUR 1.3.2.1.8). The card is
 * recognised by its account's name.
 */
import { plainName } from '#core/identity/plain-name.ts';
import { conceptKeys } from '../concepts.ts';
import { type Context, placesOf } from '../rules.ts';

const CARD = /\bTARJETAS?\b|\bT ?C\b|\b(VISA|MASTERCARD|AMERICAN EXPRESS|AMEX|DINERS)\b/;

/**
 * Keys of the given third parties whose purchases of the month were charged to a card: under their own name, or under the
 * issuer's. Those who are owed nothing are of the issuer where all that they sold is no more than what was charged to it.
 */
export function paidByCard({ balance, roles }: Context, keys: ReadonlySet<string>): Set<string> {
  const cards = roles.tarjetas.leaves().filter((leaf) => CARD.test(plainName(balance.leaf(leaf).name)));
  if (cards.length === 0) return new Set();
  const charged = balance.people(cards, { only: keys }).list.flatMap(({ key, credit }) => (credit > 0n ? [key] : []));
  const own = new Set(charged);
  const ofIssuers = balance
    .people(cards, { withNone: true })
    .list.reduce((sum, { key, credit }) => (own.has(key) ? sum : sum + credit), 0n);
  if (ofIssuers === 0n) return own;
  const owed = balance.people(roles.porPagar.leaves(), { only: keys });
  const rest = new Set([...keys].filter((key) => !own.has(key) && (owed.get(key)?.credit ?? 0n) === 0n));
  const bases = [...new Set(conceptKeys.flatMap((concept) => placesOf[concept].bases))];
  const bought = balance
    .people(
      bases.flatMap((role) => roles[role].leaves()).sort((a, b) => a - b),
      { only: rest },
    )
    .list.filter(({ debit }) => debit > 0n);
  const isCovered = bought.reduce((sum, { debit }) => sum + debit, 0n) <= ofIssuers;
  return isCovered ? new Set([...own, ...bought.map(({ key }) => key)]) : own;
}
