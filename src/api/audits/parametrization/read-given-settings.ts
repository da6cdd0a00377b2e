/** Validates received or stored settings against the current declaration. */
import { AppError, type FieldError } from '#core/call/app-error.ts';
import type { ValidationSettings } from '#core/engine/run-validations.ts';
import { checkSettings, type KnowsAccount, ownSettings } from '#core/engine/settings/check-settings.ts';
import { describeSettingsProblem } from '#core/engine/settings/settings-issue.es.ts';
import type { Declared } from '../declarations.ts';

/** Each problem by field, in Spanish. `knows`: of which accounts they may speak; default any. */
export function settingsProblems(
  { validation, text }: Declared,
  settings: unknown,
  knows?: KnowsAccount,
): FieldError[] {
  return (checkSettings(validation, settings, knows).issues ?? []).map((issue) => ({
    field: issue.place === '' ? 'settings' : `settings.${issue.place}`,
    message: describeSettingsProblem(issue, text.roles, 'form'),
  }));
}

/** Only the non-default values. Throws AppError `request.invalid` with the invalid fields. */
export function readGivenSettings(declared: Declared, settings: unknown, knows?: KnowsAccount): ValidationSettings {
  const problems = settingsProblems(declared, settings, knows);
  if (problems.length > 0) throw new AppError('request.invalid', {}, problems);
  return ownSettings(declared.validation, settings as ValidationSettings);
}
