/** Of which accounts settings may speak: those of the PUC and of the books, those of the company's own chart, those said already. */
import { lookUp } from '#core/dictionary/look-up.ts';
import { entryCode } from '#core/identity/account-code.ts';
import { isInPuc } from '#core/reference/chart/puc.ts';
import type { ValidationSettings } from '../run-validations.ts';
import type { AnyValidation } from '../validation.ts';
import type { KnowsAccount } from './check-settings.ts';
import { accountsIn, fitsParameter } from './parameter.ts';
import type { WholeSettings } from './whole-settings.ts';

/** `isOfBooks`: whether a balance has an account under a prefix; `equivalences`: the settings of the company's own chart. */
export function knownAccounts(isOfBooks: KnowsAccount, equivalences: ValidationSettings | undefined): KnowsAccount {
  const pairs = (equivalences?.parameters?.equivalencias ?? []) as [string, string][];
  const own = pairs.map(([code]) => String(code));
  return (prefix) =>
    isInPuc(prefix) || isOfBooks(prefix) || own.some((code) => code.startsWith(prefix) || prefix.startsWith(code));
}

/** Accounts that settings name: said again, they are no news. */
export function saidAccounts({ parameters }: Pick<AnyValidation, 'parameters'>, said: WholeSettings): Set<string> {
  return new Set([
    ...Object.values(said.roles).flat().map(entryCode),
    ...Object.entries(said.parameters).flatMap(([name, value]) =>
      fitsParameter(lookUp(parameters, name)!, value)
        ? accountsIn(lookUp(parameters, name)!, value).map(({ account }) => entryCode(account))
        : [],
    ),
  ]);
}
