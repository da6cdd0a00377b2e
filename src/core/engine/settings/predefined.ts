/**
 * The predefined parametrization of an accounting package as a layer over the declarations of the validations: its values
 * take the place of the defaults, so that a company's own settings are what differs from them.
 */
import { lookUp } from '#core/dictionary/look-up.ts';
import type { ValidationSettings } from '../run-validations.ts';
import type { AnyValidation } from '../validation.ts';
import { fitsParameter, normalValue, type ParameterDeclaration } from './parameter.ts';

/** Values that this release does not know are ignored; those that it does not accept are named, so that no rule reads them. */
export function withPredefined(validation: AnyValidation, predefined: ValidationSettings = {}): AnyValidation {
  const { roles = {}, parameters = {}, rules = {} } = predefined;
  const isChanged = [roles, parameters, rules].some((part) => Object.keys(part).length > 0);
  if (!isChanged) return validation;
  const wrong = Object.entries(validation.parameters).flatMap(([name, declaration]) =>
    Object.hasOwn(parameters, name) && !fitsParameter(declaration, lookUp(parameters, name)) ? [name] : [],
  );
  return {
    ...validation,
    ...(wrong.length === 0 ? {} : { wrongParameters: wrong }),
    roles: Object.fromEntries(
      Object.entries(validation.roles).map(([name, usual]) => [name, lookUp(roles, name) ?? usual]),
    ),
    sharing: validation.sharing ?? validation.roles,
    parameters: Object.fromEntries(
      Object.entries(validation.parameters).map(([name, declaration]) => [
        name,
        Object.hasOwn(parameters, name) ? withDefault(declaration, lookUp(parameters, name)) : declaration,
      ]),
    ),
    ruleSettings: Object.fromEntries(
      Object.entries(rules).filter(([code]) => validation.rules.some((rule) => rule.code === code)),
    ),
  };
}

function withDefault(declaration: ParameterDeclaration, value: unknown): ParameterDeclaration {
  if (!fitsParameter(declaration, value)) return declaration;
  return { ...declaration, default: normalValue(declaration, value) } as ParameterDeclaration;
}

/** What a company's settings come to over the declarations of the program, by validation id: its own values before the predefined ones. */
export function settingsOverPredefined(
  own: Readonly<Record<number, ValidationSettings>>,
  predefined: Readonly<Record<number, ValidationSettings>>,
): Record<number, ValidationSettings> {
  const ids = new Set([...Object.keys(predefined), ...Object.keys(own)].map(Number));
  return Object.fromEntries([...ids].map((id) => [id, mergedSettings(own[id] ?? {}, predefined[id] ?? {})]));
}

function mergedSettings(own: ValidationSettings, predefined: ValidationSettings): ValidationSettings {
  return {
    roles: { ...predefined.roles, ...own.roles },
    parameters: { ...predefined.parameters, ...own.parameters },
    rules: { ...predefined.rules, ...own.rules },
  };
}
