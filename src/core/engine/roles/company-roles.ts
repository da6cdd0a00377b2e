/** What a company said of the roles of its accounts: in the settings of a validation, and for all of them. */
import type { Equivalences } from '#core/books/roles/titles.ts';

/** The part of a validation's settings that speaks of accounts. */
interface SaidOfAccounts {
  roles?: Readonly<Record<string, readonly string[]>>;
  parameters?: Readonly<Record<string, unknown>>;
}

/** Key of the company's equivalences among its settings; it is no validation. */
export const EQUIVALENCES_KEY = 'cuentas';
const PARAMETER = 'equivalencias';

/** Own prefix and the account of the PUC that it is equivalent to. */
export function equivalencesOf(settings: Readonly<Record<string, SaidOfAccounts>> = {}): Equivalences {
  return (settings[EQUIVALENCES_KEY]?.parameters?.[PARAMETER] ?? []) as Equivalences;
}

/** Prefixes that the company gave to the roles and parameters of a validation: there its word holds. */
export function saidPrefixes({ roles = {}, parameters = {} }: SaidOfAccounts): string[] {
  const words = Object.values(parameters).flat(2);
  return [
    ...Object.values(roles).flat(),
    ...words.filter((word): word is string => typeof word === 'string' && CODE.test(word)),
  ];
}

/** Shorter numbers among parameters are rates and counts. */
const CODE = /^[1-9]\d{3,15}$/;
