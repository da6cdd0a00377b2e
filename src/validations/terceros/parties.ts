/** Who each entry of the third-party dictionary is to this company, and what the ones that matter hold in each account. */

import type { Amounts, TrialBalance } from '#core/books/trial-balance.ts';
import { personKey } from '#core/identity/nit.ts';
import { nameWords, plainName } from '#core/identity/plain-name.ts';
import { thirdPartyName } from '#core/identity/third-party-name.es.ts';
import { abs, type Cents, max } from '#core/money/money.ts';
import { genericThirdParty, specialNitsOf } from '#core/reference/people/special-nits.ts';
import type { GenericCategory } from '#core/reference/people/third-party-category.ts';
import type { Context } from './rules.ts';

export type ThirdPartyKind = 'missing' | 'own' | GenericCategory | 'someone';

/** What one person has in one account. */
export interface Holding extends Amounts {
  thirdParty: number;
  kind: ThirdPartyKind;
  rows: number[];
}

const GENERIC: readonly GenericCategory[] = [
  'generic_final_consumer',
  'generic_small_amounts',
  'generic_foreign',
  'placeholder',
];

/** Names that are nobody's, whatever number they carry. */
const genericNames: ReadonlyMap<string, GenericCategory> = new Map(
  GENERIC.flatMap((category) =>
    specialNitsOf(category).flatMap(({ aliases }) => aliases.map((alias) => [alias, category] as const)),
  ),
);

/** A number for each name, by its words in order: tells almost all names from the generic ones without spelling them out. */
function nameNumbers(names: readonly string[]): Int32Array {
  const { words, first } = nameWords(names);
  const numbers = new Int32Array(names.length);
  for (let index = 0; index < names.length; index++) {
    for (let at = first[index]!; at < first[index + 1]!; at++)
      numbers[index] = Math.imul(numbers[index]!, 31) + words[at]!;
  }
  return numbers;
}

const genericNumbers: ReadonlySet<number> = new Set(nameNumbers([...genericNames.keys()]));

/** Digits in sequence but too few for a NIT: a number cut short, which the validation of NIT tells. */
const CUT_SEQUENCE = /^(?!(\d)\1+$)\d{5,8}$/;

/** Exógena gives each foreign party without id a number of its own from 444444001 on: those are someone. */
const FOREIGN_NUMBERED = /^444444(?!444$)\d{3}$/;

export function thirdPartyKinds(balance: TrialBalance): ThirdPartyKind[] {
  const { ids, names } = balance.data.thirdParties;
  const { nit, name } = balance.data.company;
  const own = nit === null ? null : personKey(nit);
  const ownName = thirdPartyName(name ?? '').key;
  const numbers = nameNumbers(names);
  return ids.map((id, entry): ThirdPartyKind => {
    if (entry === 0) return 'missing';
    const name = names[entry]!;
    if (id === '' ? ownName !== '' && thirdPartyName(name).key === ownName : balance.personKeyOf(entry) === own)
      return 'own';
    if (FOREIGN_NUMBERED.test(id) || CUT_SEQUENCE.test(id)) return 'someone';
    const generic = genericThirdParty(id);
    if (generic !== null) return generic;
    return (genericNumbers.has(numbers[entry]!) ? genericNames.get(plainName(name)) : undefined) ?? 'someone';
  });
}

/** Holdings of everyone but ordinary third parties, by account, in one pass over the rows. */
export function notedHoldings(balance: TrialBalance, kinds: readonly ThirdPartyKind[]): Map<number, Holding[]> {
  const { account, thirdParty, source } = balance.data.rows;
  const isNoted = Uint8Array.from(kinds, (kind) => (kind === 'someone' ? 0 : 1));
  const byAccount = new Map<number, Map<string, Holding>>();
  for (let row = 0; row < thirdParty.length; row++) {
    const entry = thirdParty[row]!;
    if (isNoted[entry] === 0) continue;
    const people = byAccount.get(account[row]!) ?? new Map<string, Holding>();
    byAccount.set(account[row]!, people);
    const key = balance.personKeyOf(entry);
    const amounts = balance.row(row);
    const holding = people.get(key);
    if (!holding) {
      people.set(key, { ...amounts, thirdParty: entry, kind: kinds[entry]!, rows: [source[row]!] });
      continue;
    }
    holding.opening += amounts.opening;
    holding.debit += amounts.debit;
    holding.credit += amounts.credit;
    holding.closing += amounts.closing;
    holding.rows.push(source[row]!);
  }
  return new Map([...byAccount].map(([index, people]) => [index, [...people.values()]]));
}

/** The balance, or the movement of an account that closes empty; 0 below the noise. Closing entries of month 13 name nobody. */
export function stakeOf({ closing, debit, credit }: Omit<Amounts, 'opening'>, { tolerances, period }: Context): Cents {
  if (abs(closing) > tolerances.noise) return abs(closing);
  const movement = period.month === 13 ? 0n : max(abs(debit), abs(credit));
  return movement > tolerances.noise ? movement : 0n;
}
