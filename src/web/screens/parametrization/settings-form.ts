/** Form state of a validation's settings: every account role, parameter and rule, and its changes. */

import type { ParametrizedValidation } from '#api/audits/parametrization/contract.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import type { ValidationSettings } from '#core/engine/run-validations.ts';
import type { RuleSetting, RuleSettings } from '#core/engine/settings/rule-setting.ts';

const PREVIEW_REASON = 'preview';

type Attributes = ParametrizedValidation['attributes'];

export interface FormValues {
  /** Account prefixes by account role. */
  roles: Readonly<Record<string, readonly string[]>>;
  /** By parameter, in the encoding of the settings. */
  parameters: Readonly<Record<string, unknown>>;
  /** By rule; null as declared. */
  rules: Readonly<Record<string, RuleSetting | null>>;
}

/** An account role, a parameter or a rule. */
export interface Place {
  part: keyof FormValues;
  name: string;
}

/** The company's value. */
export interface Difference extends Place {
  label: string;
  /** Default. */
  usual: unknown;
  value: unknown;
}

export function valuesOf({ roles, parameters, rules }: Attributes): FormValues {
  return {
    roles: Object.fromEntries(roles.map(({ name, accounts }) => [name, accounts])),
    parameters: Object.fromEntries(parameters.map(({ name, value }) => [name, value])),
    rules: Object.fromEntries(rules.map(({ rule, setting }) => [rule, setting])),
  };
}

export function withValue(values: FormValues, { part, name }: Place, value: unknown): FormValues {
  return { ...values, [part]: { ...values[part], [name]: value } };
}

/** Fields that differ; the order of prefixes is irrelevant. */
export function changedSeats(a: FormValues, b: FormValues): Place[] {
  return (['roles', 'parameters', 'rules'] as const).flatMap((part) =>
    Object.keys(b[part])
      .filter((name) => !isSame(lookUp(a[part], name), lookUp(b[part], name)))
      .map((name) => ({ part, name })),
  );
}

/** Fields that differ from the default. */
export function differences({ roles, parameters, rules }: Attributes, values: FormValues): Difference[] {
  return [
    ...roles.map(
      ({ name, label, default: usual }): Difference => ({
        part: 'roles',
        name,
        label,
        usual,
        value: lookUp(values.roles, name),
      }),
    ),
    ...parameters.map(
      ({ name, label, default: usual }): Difference => ({
        part: 'parameters',
        name,
        label,
        usual,
        value: lookUp(values.parameters, name),
      }),
    ),
    ...rules.map(
      ({ rule, title, predefined }): Difference => ({
        part: 'rules',
        name: rule,
        label: `${rule} · ${title}`,
        usual: predefined,
        value: lookUp(values.rules, rule) ?? null,
      }),
    ),
  ].filter(({ usual, value }) => !isSame(usual, value));
}

/** What a stored change changed: each value before and after it. */
export function changesBetween(
  attributes: Attributes,
  before: ValidationSettings,
  after: ValidationSettings,
): Difference[] {
  const [was, is] = [valuesOf(withSettings(attributes, before)), valuesOf(withSettings(attributes, after))];
  const labels = new Map(
    [
      ...attributes.roles.map(({ name, label }) => ['roles', name, label] as const),
      ...attributes.parameters.map(({ name, label }) => ['parameters', name, label] as const),
      ...attributes.rules.map(({ rule, title }) => ['rules', rule, `${rule} · ${title}`] as const),
    ].map(([part, name, label]) => [`${part} ${name}`, label]),
  );
  return changedSeats(was, is).map(({ part, name }) => ({
    part,
    name,
    label: labels.get(`${part} ${name}`) ?? name,
    usual: lookUp(was[part], name) ?? null,
    value: lookUp(is[part], name) ?? null,
  }));
}

function withSettings(
  attributes: Attributes,
  { roles = {}, parameters = {}, rules = {} }: ValidationSettings,
): Attributes {
  return {
    ...attributes,
    roles: attributes.roles.map((role) => ({ ...role, accounts: [...(lookUp(roles, role.name) ?? role.default)] })),
    parameters: attributes.parameters.map((parameter) => ({
      ...parameter,
      value: Object.hasOwn(parameters, parameter.name) ? lookUp(parameters, parameter.name) : parameter.default,
    })),
    rules: attributes.rules.map((rule) => ({ ...rule, setting: lookUp(rules, rule.rule) ?? rule.predefined })),
  };
}

/** Settings to save: differences from the default only. */
export function settingsOf(attributes: Attributes, values: FormValues): ValidationSettings {
  const own = differences(attributes, values);
  const of = (wanted: Place['part']) =>
    Object.fromEntries(own.filter(({ part }) => part === wanted).map(({ name, value }) => [name, value]));
  const [roles, parameters, rules] = [of('roles'), of('parameters'), of('rules')];
  return {
    ...(Object.keys(roles).length > 0 ? { roles: roles as Record<string, string[]> } : {}),
    ...(Object.keys(parameters).length > 0 ? { parameters } : {}),
    ...(Object.keys(rules).length > 0 ? { rules: rules as RuleSettings } : {}),
  };
}

/** Settings to preview: a change of a rule may not have its reason yet, which no result depends on. */
export function previewed(settings: ValidationSettings): ValidationSettings {
  if (settings.rules === undefined) return settings;
  const rules = Object.entries(settings.rules).map(([rule, setting]) => [rule, { ...setting, reason: PREVIEW_REASON }]);
  return { ...settings, rules: Object.fromEntries(rules) };
}

/** Number of account roles, parameters and rules that settings change. */
export function countOf({ roles = {}, parameters = {}, rules = {} }: ValidationSettings): number {
  return [roles, parameters, rules].reduce((sum, part) => sum + Object.keys(part).length, 0);
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b));
}

/** Lists of texts compare as sets. */
function inOrder(value: unknown): unknown {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string') ? value.toSorted() : value;
}
