/** Settings of `--parametros`: a company's changes of each validation, every problem reported with its path. */

import { catalogue } from '#app/catalogue.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { accountEquivalences, EQUIVALENCES_KEY } from '#core/engine/roles/company-roles.ts';
import type { ValidationSettings } from '#core/engine/run-validations.ts';
import { checkAllSettings, unknownAccounts } from '#core/engine/settings/check-settings.ts';
import { knownAccounts, saidAccounts } from '#core/engine/settings/known-accounts.ts';
import { describeSettingsProblem } from '#core/engine/settings/settings-issue.es.ts';
import { wholeSettings } from '#core/engine/settings/whole-settings.ts';
import type { AnyValidation } from '#core/engine/validation.ts';
import { cliText } from '../text.es.ts';
import { readRegular } from './regular-file.ts';

/** Accounts that neither the PUC, the books of a company nor its own chart has: a sentence for each. */
export function strangeAccounts(
  path: string,
  settings: Readonly<Record<string, ValidationSettings>>,
  balances: readonly TrialBalance[],
): string[] {
  const isOfBooks = (prefix: string) => balances.some((balance) => balance.leaves(prefix).length > 0);
  const knows = knownAccounts(isOfBooks, settings[EQUIVALENCES_KEY]);
  return [...catalogue.validations, accountEquivalences].flatMap((validation: AnyValidation) => {
    const usual = saidAccounts(validation, wholeSettings(validation));
    const issues = unknownAccounts(
      validation,
      lookUp(settings, validation.key) ?? {},
      (prefix) => usual.has(prefix) || knows(prefix),
    );
    return issues.map((issue) =>
      cliText.settingsProblem(path, `${validation.key}.${issue.place}`, describeSettingsProblem(issue)),
    );
  });
}

/** Throws a Spanish message, one problem per line. */
export async function readSettings(path: string): Promise<Readonly<Record<string, ValidationSettings>>> {
  let document: unknown;
  try {
    document = JSON.parse(readRegular(path).toString('utf8'));
  } catch (error) {
    throw new Error(cliText.settingsUnreadable(path, (error as Error).message));
  }
  const { settings, issues } = checkAllSettings([...catalogue.validations, accountEquivalences], document);
  if (issues === undefined) return settings;
  const sentences = issues.map((issue) => cliText.settingsProblem(path, issue.place, describeSettingsProblem(issue)));
  throw new Error(sentences.join('\n'));
}
