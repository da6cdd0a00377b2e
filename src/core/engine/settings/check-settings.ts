/**
 * Validates a company's settings against a validation's declaration before any run; problems are data with a path.
 * Settings come from outside (a form, a file, a call), so their shape is not trusted.
 */

import { lookUp } from '#core/dictionary/look-up.ts';
import { entryCode } from '#core/identity/account-code.ts';
import type { ValidationSettings } from '../run-validations.ts';
import type { AnyValidation } from '../validation.ts';
import { isRoleEntry } from './entry-kind.ts';
import { accountsIn, fitsParameter, type ParameterDeclaration, parameterToJson } from './parameter.ts';
import { type ChangeableRule, ownRuleSettings, type RuleSettingProblem, ruleSettingIssue } from './rule-setting.ts';

/** The configurable part of a validation. */
export type Settable = Pick<AnyValidation, 'roles' | 'parameters' | 'sharing' | 'ruleSettings'> & {
  rules: readonly ChangeableRule[];
};

export type SettingsProblem =
  /** Not an object, where one is required. */
  | { problem: 'not_an_object' }
  | {
      problem: 'unknown_validation' | 'unknown_field' | 'unknown_role' | 'unknown_parameter' | 'unknown_rule';
      known: readonly string[];
    }
  /** Not a list of prefixes. */
  | { problem: 'not_prefixes' }
  | { problem: 'too_many_prefixes'; most: number }
  | { problem: 'bad_prefix'; prefix: string }
  | { problem: 'repeated_prefix'; prefix: string }
  /** The same prefix in two roles that do not share accounts: the role of such an account would be ambiguous. */
  | { problem: 'shared_prefix'; prefix: string; other: string }
  /** No account that is known starts with it. */
  | { problem: 'unknown_account'; account: string }
  | { problem: 'bad_parameter'; declaration: ParameterDeclaration }
  | RuleSettingProblem;

/** `place`: path of the problem, such as `roles.costo.0`; empty for the whole. */
export type SettingsIssue = SettingsProblem & { place: string };

export type CheckedSettings<Settings> =
  | { settings: Settings; issues?: never }
  | { settings?: never; issues: readonly SettingsIssue[] };

const MOST_PREFIXES = 500;

/** Whether a company, or the PUC, has an account under a prefix. */
export type KnowsAccount = (prefix: string) => boolean;

/** Settings of one validation. `knows`: of which accounts they may speak; default any. */
export function checkSettings(
  declaration: Settable,
  given: unknown,
  knows?: KnowsAccount,
): CheckedSettings<ValidationSettings> {
  const malformed = settingsIssues(declaration, given);
  const issues = knows === undefined ? malformed : [...malformed, ...unknownAccounts(declaration, given, knows)];
  return issues.length > 0 ? { issues } : { settings: given as ValidationSettings };
}

/** Settings of several validations by their keys, as `--parametros` writes them. */
export function checkAllSettings(
  validations: readonly AnyValidation[],
  given: unknown,
): CheckedSettings<Record<string, ValidationSettings>> {
  if (!isObject(given)) return { issues: [{ place: '', problem: 'not_an_object' }] };
  const byKey = new Map(validations.map((validation) => [validation.key, validation]));
  const issues = Object.entries(given).flatMap(([key, settings]): SettingsIssue[] => {
    const validation = byKey.get(key);
    if (!validation) return [{ place: key, problem: 'unknown_validation', known: [...byKey.keys()] }];
    return settingsIssues(validation, settings).map((issue) => ({ ...issue, place: joined(key, issue.place) }));
  });
  return issues.length > 0 ? { issues } : { settings: given as Record<string, ValidationSettings> };
}

/** Only the values that differ from the declared default: what is stored and shown as the company's own. */
export function ownSettings(
  { roles, parameters, rules, ruleSettings }: Settable,
  settings: ValidationSettings,
): ValidationSettings {
  const own = (given: Readonly<Record<string, unknown>> = {}, defaultOf: (name: string) => unknown) =>
    Object.fromEntries(Object.entries(given).filter(([name, value]) => !same(value, defaultOf(name))));
  const ownRoles = own(settings.roles, (name) => lookUp(roles, name));
  const ownParameters = own(settings.parameters, (name) => {
    const declaration = lookUp(parameters, name);
    return declaration && parameterToJson(declaration, declaration.default);
  });
  const ownRules = ownRuleSettings(rules, settings.rules ?? {}, ruleSettings);
  return {
    ...(Object.keys(ownRoles).length > 0 ? { roles: ownRoles as Record<string, string[]> } : {}),
    ...(Object.keys(ownParameters).length > 0 ? { parameters: ownParameters } : {}),
    ...(Object.keys(ownRules).length > 0 ? { rules: ownRules } : {}),
  };
}

function settingsIssues(declaration: Settable, given: unknown): SettingsIssue[] {
  if (!isObject(given)) return [{ place: '', problem: 'not_an_object' }];
  const known = ['roles', 'parameters', 'rules'];
  const unknown = Object.keys(given).filter((field) => !known.includes(field));
  return [
    ...unknown.map((place): SettingsIssue => ({ place, problem: 'unknown_field', known })),
    ...roleIssues(declaration, given.roles),
    ...parameterIssues(declaration, given.parameters),
    ...ruleIssues(declaration, given.rules),
  ];
}

/** Of what has the form of settings: the accounts that nobody knows. */
export function unknownAccounts({ parameters }: Settable, given: unknown, knows: KnowsAccount): SettingsIssue[] {
  const { roles = {}, parameters: values = {} } = given as ValidationSettings;
  const issue = (place: string, entry: string): SettingsIssue[] =>
    isRoleEntry(entry) && !knows(entryCode(entry))
      ? [{ place, problem: 'unknown_account', account: entryCode(entry) }]
      : [];
  return [
    ...Object.entries(roles).flatMap(([role, entries]) =>
      entries.flatMap((entry, index) => issue(joined('roles', role, String(index)), entry)),
    ),
    ...Object.entries(values).flatMap(([name, value]) => {
      const declaration = lookUp(parameters, name);
      if (declaration === undefined || !fitsParameter(declaration, value)) return [];
      return accountsIn(declaration, value).flatMap(({ index, account }) =>
        issue(joined('parameters', name, String(index)), account),
      );
    }),
  ];
}

function roleIssues({ roles, sharing = roles }: Settable, given: unknown): SettingsIssue[] {
  if (given === undefined) return [];
  if (!isObject(given)) return [{ place: 'roles', problem: 'not_an_object' }];
  const issues = Object.entries(given).flatMap(([role, prefixes]): SettingsIssue[] => {
    const place = joined('roles', role);
    if (!Object.hasOwn(roles, role)) return [{ place, problem: 'unknown_role', known: Object.keys(roles) }];
    return prefixIssues(place, prefixes);
  });
  return issues.length > 0 ? issues : sharedPrefixes({ roles, sharing }, given as Record<string, string[]>);
}

function prefixIssues(place: string, prefixes: unknown): SettingsIssue[] {
  if (!Array.isArray(prefixes)) return [{ place, problem: 'not_prefixes' }];
  if (prefixes.length > MOST_PREFIXES) return [{ place, problem: 'too_many_prefixes', most: MOST_PREFIXES }];
  return prefixes.flatMap((prefix: unknown, index): SettingsIssue[] => {
    const here = joined(place, String(index));
    if (!isRoleEntry(prefix)) return [{ place: here, problem: 'bad_prefix', prefix: String(prefix).slice(0, 40) }];
    return prefixes.indexOf(prefix) < index ? [{ place: here, problem: 'repeated_prefix', prefix }] : [];
  });
}

/** Roles that share prefixes by default are not exclusive and may share others; all other roles are exclusive. */
function sharedPrefixes(
  { roles, sharing: declared }: Required<Pick<Settable, 'roles' | 'sharing'>>,
  given: Record<string, string[]>,
): SettingsIssue[] {
  const sharing = rolesThatShare(declared);
  const all: Record<string, readonly string[]> = { ...roles, ...given };
  return Object.entries(given).flatMap(([role, prefixes]) =>
    prefixes.flatMap((prefix, index): SettingsIssue[] => {
      const other = Object.keys(all).find(
        (name) => name !== role && lookUp(all, name)!.includes(prefix) && !(sharing.has(role) && sharing.has(name)),
      );
      return other ? [{ place: joined('roles', role, String(index)), problem: 'shared_prefix', prefix, other }] : [];
    }),
  );
}

function rolesThatShare(roles: Settable['roles']): Set<string> {
  const byPrefix = new Map<string, string[]>();
  for (const [role, prefixes] of Object.entries(roles)) {
    for (const prefix of prefixes) byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), role]);
  }
  return new Set([...byPrefix.values()].filter((names) => names.length > 1).flat());
}

function parameterIssues({ parameters }: Settable, given: unknown): SettingsIssue[] {
  if (given === undefined) return [];
  if (!isObject(given)) return [{ place: 'parameters', problem: 'not_an_object' }];
  return Object.entries(given).flatMap(([name, value]): SettingsIssue[] => {
    const place = joined('parameters', name);
    if (!Object.hasOwn(parameters, name))
      return [{ place, problem: 'unknown_parameter', known: Object.keys(parameters) }];
    const declaration = lookUp(parameters, name)!;
    return fitsParameter(declaration, value) ? [] : [{ place, problem: 'bad_parameter', declaration }];
  });
}

function ruleIssues({ rules }: Settable, given: unknown): SettingsIssue[] {
  if (given === undefined) return [];
  if (!isObject(given)) return [{ place: 'rules', problem: 'not_an_object' }];
  const known = rules.map(({ code }) => code);
  return Object.entries(given).flatMap(([rule, setting]): SettingsIssue[] => {
    const place = joined('rules', rule);
    if (!known.includes(rule)) return [{ place, problem: 'unknown_rule', known }];
    if (!isObject(setting)) return [{ place, problem: 'not_an_object' }];
    const issue = ruleSettingIssue(setting);
    return issue === null ? [] : [{ ...issue, place: joined(place, issue.field) }];
  });
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('.');
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
