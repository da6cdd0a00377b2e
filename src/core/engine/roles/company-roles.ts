/** What a company said of the roles of its accounts: in the settings of a validation, and for all of them. */
import type { Equivalences } from '#core/books/roles/titles.ts';
import type { AnyValidation } from '../validation.ts';

/** The part of a validation's settings that speaks of accounts. */
interface SaidOfAccounts {
  roles?: Readonly<Record<string, readonly string[]>>;
  parameters?: Readonly<Record<string, unknown>>;
}

/** Key and id of the company's equivalences among its settings; they belong to no validation. */
export const EQUIVALENCES_KEY = 'cuentas';
export const EQUIVALENCES_ID = 0;

/** What a company may say of its accounts, declared like the settings of a validation. */
export const accountEquivalences = {
  id: EQUIVALENCES_ID,
  key: EQUIVALENCES_KEY,
  version: 1,
  order: 0,
  weight: 0,
  roles: {},
  parameters: { equivalencias: { kind: 'pairs', isOwnChart: true, default: [] } },
  rules: [],
  analyse: () => ({}),
} as const satisfies AnyValidation;

/** Of four digits or more: shorter numbers among parameters are rates and counts. */
const CODE = /^[1-9]\d{3,15}$/;

/** Own prefix and the account of the PUC that it is equivalent to, of the same class; others are ignored. */
export function equivalencesOf(settings: Readonly<Record<string, SaidOfAccounts>> = {}): Equivalences {
  const pairs = (settings[EQUIVALENCES_KEY]?.parameters?.equivalencias ?? []) as Equivalences;
  return pairs.filter(([own, place]) => CODE.test(own) && CODE.test(place) && own[0] === place[0]);
}

/** Prefixes that the company gave to the roles and parameters of a validation: there its word holds. */
export function saidPrefixes({ roles = {}, parameters = {} }: SaidOfAccounts): string[] {
  const words = Object.values(parameters).flat(2);
  return [
    ...Object.values(roles).flat(),
    ...words.filter((word): word is string => typeof word === 'string' && CODE.test(word)),
  ];
}
