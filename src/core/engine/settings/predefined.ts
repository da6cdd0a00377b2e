/**
 * The predefined parametrization of an accounting package as a layer over the declarations of the validations: its values
 * take the place of the defaults, so that a company's own settings are what differs from them.
 */
import { fromDecimal } from '#core/money/money.ts';
import type { ValidationSettings } from '../run-validations.ts';
import type { AnyValidation } from '../validation.ts';
import { fitsParameter, type ParameterDeclaration } from './parameter.ts';

/** Values that this release does not know, or no longer accepts, are ignored. */
export function withPredefined(validation: AnyValidation, predefined: ValidationSettings = {}): AnyValidation {
  const { roles = {}, parameters = {}, rules = {} } = predefined;
  const isChanged = [roles, parameters, rules].some((part) => Object.keys(part).length > 0);
  if (!isChanged) return validation;
  return {
    ...validation,
    roles: Object.fromEntries(Object.entries(validation.roles).map(([name, usual]) => [name, roles[name] ?? usual])),
    sharing: validation.sharing ?? validation.roles,
    parameters: Object.fromEntries(
      Object.entries(validation.parameters).map(([name, declaration]) => [
        name,
        Object.hasOwn(parameters, name) ? withDefault(declaration, parameters[name]) : declaration,
      ]),
    ),
    ruleSettings: Object.fromEntries(
      Object.entries(rules).filter(([code]) => validation.rules.some((rule) => rule.code === code)),
    ),
  };
}

function withDefault(declaration: ParameterDeclaration, value: unknown): ParameterDeclaration {
  if (!fitsParameter(declaration, value)) return declaration;
  const usual = declaration.kind === 'amount' ? fromDecimal(value as string) : value;
  return { ...declaration, default: usual } as ParameterDeclaration;
}
