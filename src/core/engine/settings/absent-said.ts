/** Accounts that settings name and no balance has: there they change nothing. */
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { ValidationSettings } from '../run-validations.ts';
import type { AnyValidation } from '../validation.ts';
import { saidAccounts } from './known-accounts.ts';
import { wholeSettings } from './whole-settings.ts';

/**
 * Of the accounts under valid settings, those beyond the declared ones under whose prefix none of the balances has an
 * account. Balances are opened only as long as one is not found.
 */
export function absentSaid(
  validation: AnyValidation,
  settings: ValidationSettings,
  balances: Iterable<Pick<TrialBalance, 'range'>>,
): string[] {
  const usual = saidAccounts(validation, wholeSettings(validation));
  let absent = [...saidAccounts(validation, wholeSettings(validation, settings))].filter((code) => !usual.has(code));
  if (absent.length === 0) return [];
  for (const balance of balances) {
    absent = absent.filter((prefix) => {
      const { from, to } = balance.range(prefix);
      return to === from;
    });
    if (absent.length === 0) return [];
  }
  return absent.sort();
}
