/**
 * The whole parametrization of a validation: every role, parameter and changed rule as it runs. What a company sets differs
 * from it only in what is not written there, so that it can go to another company or into a file.
 */
import { lookUp } from '#core/dictionary/look-up.ts';
import type { ValidationSettings } from '../run-validations.ts';
import type { AnyValidation } from '../validation.ts';
import { ownSettings } from './check-settings.ts';
import { fitsParameter, normalValue, type ParameterDeclaration, parameterToJson } from './parameter.ts';
import type { RuleSetting } from './rule-setting.ts';

export interface WholeSettings {
  roles: Record<string, readonly string[]>;
  parameters: Record<string, unknown>;
  /** Changed rules only; those that the predefined parametrization changes and the company takes as declared, with `off: false`. */
  rules: Record<string, RuleSetting>;
}

/** `validation`: with its predefined parametrization; `own`: the company's settings over it. */
export function wholeSettings(validation: AnyValidation, own: ValidationSettings = {}): WholeSettings {
  const { roles = {}, parameters = {}, rules } = own;
  return {
    roles: Object.fromEntries(
      Object.entries(validation.roles).map(([name, usual]) => [name, lookUp(roles, name) ?? usual]),
    ),
    parameters: Object.fromEntries(
      Object.entries(validation.parameters).map(([name, declaration]) => [
        name,
        Object.hasOwn(parameters, name)
          ? inOneNotation(declaration, lookUp(parameters, name))
          : parameterToJson(declaration, declaration.default),
      ]),
    ),
    rules: Object.fromEntries(
      Object.entries({ ...validation.ruleSettings, ...rules }).filter(
        ([code, setting]) => isChange(setting) || lookUp(validation.ruleSettings, code) !== undefined,
      ),
    ),
  };
}

function isChange({ off, severity }: RuleSetting): boolean {
  return off === true || severity !== undefined;
}

/** `1250000` and `1250000.00` are one amount; a NIT is the same with and without its DV. */
function inOneNotation(declaration: ParameterDeclaration, value: unknown): unknown {
  return fitsParameter(declaration, value) ? parameterToJson(declaration, normalValue(declaration, value)) : value;
}

/**
 * What must be set over a declaration to run with a whole parametrization. `asDeclared`: reason written for rules that the
 * predefined parametrization changes and the whole one does not.
 */
export function ownOfWhole(validation: AnyValidation, whole: WholeSettings, asDeclared: string): ValidationSettings {
  const undone = Object.keys(validation.ruleSettings ?? {}).filter((code) => lookUp(whole.rules, code) === undefined);
  const declared = Object.fromEntries(undone.map((code) => [code, { off: false, reason: asDeclared }]));
  return ownSettings(validation, { ...whole, rules: { ...whole.rules, ...declared } });
}

/** One value that differs between two whole parametrizations. */
export interface SettingsChange {
  part: keyof WholeSettings;
  name: string;
  /** Undefined for a rule as declared. */
  before: unknown;
  after: unknown;
}

export function settingsChanges(before: WholeSettings, after: WholeSettings): SettingsChange[] {
  return (['roles', 'parameters', 'rules'] as const).flatMap((part) => {
    const was: Record<string, unknown> = before[part];
    const is: Record<string, unknown> = after[part];
    return [...new Set([...Object.keys(was), ...Object.keys(is)])]
      .filter((name) => JSON.stringify(lookUp(was, name)) !== JSON.stringify(lookUp(is, name)))
      .filter((name) => part !== 'rules' || changesRule(lookUp(before.rules, name), lookUp(after.rules, name)))
      .map((name) => ({ part, name, before: lookUp(was, name), after: lookUp(is, name) }));
  });
}

/** As declared is the same whether it is said or not. */
function changesRule(before: RuleSetting | undefined, after: RuleSetting | undefined): boolean {
  if (before !== undefined && after !== undefined) return true;
  const said = before ?? after;
  return said !== undefined && isChange(said);
}
