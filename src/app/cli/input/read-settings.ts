/** Settings of `--parametros`: a company's changes of each validation, every problem reported with its path. */
import { readFile } from 'node:fs/promises';
import { catalogue } from '#app/catalogue.ts';
import { accountEquivalences } from '#core/engine/roles/company-roles.ts';
import type { ValidationSettings } from '#core/engine/run-validations.ts';
import { checkAllSettings } from '#core/engine/settings/check-settings.ts';
import { describeSettingsProblem } from '#core/engine/settings/settings-issue.es.ts';
import { cliText } from '../text.es.ts';

/** Throws a Spanish message, one problem per line. */
export async function readSettings(path: string): Promise<Readonly<Record<string, ValidationSettings>>> {
  let document: unknown;
  try {
    document = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new Error(cliText.settingsUnreadable(path, (error as Error).message));
  }
  const { settings, issues } = checkAllSettings([...catalogue.validations, accountEquivalences], document);
  if (issues === undefined) return settings;
  const sentences = issues.map((issue) => cliText.settingsProblem(path, issue.place, describeSettingsProblem(issue)));
  throw new Error(sentences.join('\n'));
}
