/** The settings of `--parametros`: what a company changes of each validation, every problem told with its place. */
import { readFile } from 'node:fs/promises';
import { catalogue } from '#app/catalogue.ts';
import type { ValidationSettings } from '#core/engine/run-validations.ts';
import { checkAllSettings } from '#core/engine/settings/check-settings.ts';
import { describeSettingsProblem } from '#core/engine/settings/settings-issue.es.ts';
import { cliText } from '../text.es.ts';

/** Throws Spanish sentences, one a line, when it cannot be read or says what no validation understands. */
export async function readSettings(path: string): Promise<Readonly<Record<string, ValidationSettings>>> {
  let document: unknown;
  try {
    document = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new Error(cliText.settingsUnreadable(path, (error as Error).message));
  }
  const { settings, issues } = checkAllSettings(catalogue.validations, document);
  if (issues === undefined) return settings;
  const sentences = issues.map((issue) => cliText.settingsProblem(path, issue.place, describeSettingsProblem(issue)));
  throw new Error(sentences.join('\n'));
}
