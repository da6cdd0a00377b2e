/** Category of each dictionary entry for this company, and the amounts of the special ones in each account. */
import type { Amounts } from '#core/books/amounts.ts';
import type { ThirdParty } from '#core/books/third-party.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { SeriesMeasure } from '#core/engine/finding-schema.ts';
import { thirdPartyKey } from '#core/identity/nit.ts';
import { type NameWords, nameWords, plainName } from '#core/identity/plain-name.ts';
import { thirdPartyName } from '#core/identity/third-party-name.es.ts';
import { abs, type Cents, max } from '#core/money/money.ts';
import { genericThirdParty, specialNitsOf } from '#core/reference/people/special-nits.ts';
import type { GenericCategory } from '#core/reference/people/third-party-category.ts';
import type { Context } from './rules.ts';

export type ThirdPartyKind = 'missing' | 'own' | GenericCategory | 'someone';

/** Amounts of a special third party in one account. */
export interface Holding {
  thirdParty: ThirdParty;
  kind: ThirdPartyKind;
}

const GENERIC: readonly GenericCategory[] = [
  'generic_final_consumer',
  'generic_small_amounts',
  'generic_foreign',
  'placeholder',
];

/** Generic names, whatever their id. */
const genericNames: ReadonlyMap<string, GenericCategory> = new Map(
  GENERIC.flatMap((category) =>
    specialNitsOf(category).flatMap(({ aliases }) => aliases.map((alias) => [alias, category] as const)),
  ),
);

/**
 * Hash of each name over its words in order: separates nearly all names from the generic ones without building strings.
 */
function nameNumbers({ words, first }: NameWords): Int32Array {
  const numbers = new Int32Array(first.length - 1);
  for (let index = 0; index < numbers.length; index++) {
    for (let at = first[index]!; at < first[index + 1]!; at++)
      numbers[index] = Math.imul(numbers[index]!, 31) + words[at]!;
  }
  return numbers;
}

const genericNumbers: ReadonlySet<number> = new Set(nameNumbers(nameWords([...genericNames.keys()])));

/** Sequences too short for a NIT: truncated ids, reported by `nit`. */
const CUT_SEQUENCE = /^(?!(\d)\1+$)\d{5,8}$/;

/** Exógena numbers foreign third parties without id from 444444001: those are real. */
const FOREIGN_NUMBERED = /^444444(?!444$)\d{3}$/;

export function thirdPartyKinds(balance: TrialBalance): ThirdPartyKind[] {
  const { nit, name } = balance.company;
  const own = nit === null ? null : thirdPartyKey(nit);
  const ownName = thirdPartyName(name ?? '').key;
  const numbers = nameNumbers(balance.thirdParties.words);
  return balance.thirdParties.map((id, entry): ThirdPartyKind => {
    if (entry === 0) return 'missing';
    const name = balance.thirdParties.name(entry);
    if (id === '' ? ownName !== '' && thirdPartyName(name).key === ownName : balance.thirdParties.key(entry) === own)
      return 'own';
    if (FOREIGN_NUMBERED.test(id) || CUT_SEQUENCE.test(id)) return 'someone';
    const called = genericNumbers.has(numbers[entry]!) ? genericNames.get(plainName(name)) : undefined;
    const generic = genericThirdParty(id);
    // Packages number the final consumer with nine or ten twos as well.
    if (generic !== null) return called === 'generic_final_consumer' ? called : generic;
    return called ?? 'someone';
  });
}

/** Amounts of all special third parties, by account. */
export function notedHoldings(
  balance: TrialBalance,
  kinds: readonly ThirdPartyKind[],
): Map<number, readonly Holding[]> {
  const only = balance.thirdParties.flags((_, entry) => kinds[entry] !== 'someone');
  return new Map(
    balance.leaves().flatMap((leaf): [number, readonly Holding[]][] => {
      const noted = balance.people([leaf], { only, withNone: true }).list;
      return noted.length === 0
        ? []
        : [[leaf, noted.map((thirdParty) => ({ thirdParty, kind: kinds[thirdParty.entry]! }))]];
    }),
  );
}

/**
 * The balance, or the movement of an account that closes at zero; 0 within noise. Closing entries of month 13 have no
 * third parties.
 */
export function stakeOf({ closing, debit, credit }: Omit<Amounts, 'opening'>, { tolerances, period }: Context): Cents {
  if (abs(closing) > tolerances.noise) return abs(closing);
  const movement = period.month === 13 ? 0n : max(abs(debit), abs(credit));
  return movement > tolerances.noise ? movement : 0n;
}

/** The figure of the month that `stakeOf` took: it is what the series of the account shows. */
export function stakeMeasure(
  { closing, debit, credit }: Omit<Amounts, 'opening'>,
  { tolerances }: Context,
): SeriesMeasure {
  if (abs(closing) > tolerances.noise) return 'balance';
  return abs(debit) >= abs(credit) ? 'debit' : 'credit';
}

/** Whether the books trade with the third party of an entry: customers and suppliers of merchandise. */
export type IsTrader = (entry: number) => boolean;

export function tradersOf({ balance, roles }: Context): IsTrader {
  const traders = balance.people([...roles.clientes.leaves(), ...roles.proveedores.leaves()]).present();
  return (entry) => traders[balance.thirdParties.numberOf(entry)] === 1;
}
