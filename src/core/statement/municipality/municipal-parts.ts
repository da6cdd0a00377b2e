/** What accounts of taxes have with municipalities: by the third party that is one of them, else by the name of the account. */
import type { Leaf } from '#core/books/leaf.ts';
import type { ThirdPartyIndex } from '#core/books/third-party-index.ts';
import { plainName } from '#core/identity/plain-name.ts';
import type { Cents } from '#core/money/money.ts';
import { specialNit } from '#core/reference/people/special-nits.ts';
import { isMunicipalAuthority } from '#core/reference/people/tax-authority.es.ts';
import { type MunicipalityKey, municipalityIn, municipalityNamed } from './municipality-name.es.ts';

/** Closing of an account with the third parties that are a municipality. */
export interface MunicipalPart {
  code: string;
  municipality: MunicipalityKey;
  /** Debit positive. */
  amount: Cents;
}

/** Accounts of the decree where taxes are, those of ICA among them. */
const TAXES = /^(1355|236[78]|24|2615)/;

export function isOfTaxes(place: string): boolean {
  return TAXES.test(place);
}

export function municipalPartsOf(leaf: Leaf, thirdParties: ThirdPartyIndex): MunicipalPart[] {
  const sums = new Map<MunicipalityKey, Cents>();
  for (const { key, entry, closing } of leaf.people) {
    if (key === '' || closing === 0n) continue;
    const municipality = municipalityOf(key, thirdParties.name(entry));
    if (municipality !== null) sums.set(municipality, (sums.get(municipality) ?? 0n) + closing);
  }
  return [...sums].map(([municipality, amount]) => ({ code: leaf.code, municipality, amount }));
}

/** By its number, by its name where it is a treasury, or because it has the name of a municipality and nothing else. */
function municipalityOf(id: string, name: string): MunicipalityKey | null {
  const known = specialNit(id);
  if (known?.categories.includes('tax_authority_municipal')) return municipalityIn(plainName(known.name));
  if (known !== null) return null;
  return isMunicipalAuthority(id, name) ? municipalityIn(plainName(name)) : municipalityNamed(plainName(name));
}

/** A word of three letters is rather an abbreviation than a municipality. */
const SHORTEST = 4;

/** The municipality that an account names, nearest name first. `names`: normalised. */
export function municipalityOfNames(names: readonly string[]): MunicipalityKey | null {
  for (const name of names) {
    const words = name
      .split(' ')
      .filter((word) => word.length >= SHORTEST || /^(DE|DEL|LA|LAS|LOS|EL|SAN)$/.test(word));
    const found = municipalityIn(words.join(' '));
    if (found !== null) return found;
  }
  return null;
}
