/** What is being set of a validation, as the form holds it: every role and parameter with its value, and what of it is new. */
import type { ParametrizedValidation } from '#api/audits/parametrization/contract.ts';
import type { ValidationSettings } from '#core/engine/run-validations.ts';

type Attributes = ParametrizedValidation['attributes'];

export interface FormValues {
  /** Prefixes of accounts, by role. */
  roles: Readonly<Record<string, readonly string[]>>;
  /** As settings write them, by parameter. */
  parameters: Readonly<Record<string, unknown>>;
}

/** A role or a parameter. */
export interface Place {
  part: keyof FormValues;
  name: string;
}

/** What the company has of its own. */
export interface Difference extends Place {
  label: string;
  /** How we give it. */
  usual: unknown;
  value: unknown;
}

export function valuesOf({ roles, parameters }: Attributes): FormValues {
  return {
    roles: Object.fromEntries(roles.map(({ name, accounts }) => [name, accounts])),
    parameters: Object.fromEntries(parameters.map(({ name, value }) => [name, value])),
  };
}

export function withValue(values: FormValues, { part, name }: Place, value: unknown): FormValues {
  return { ...values, [part]: { ...values[part], [name]: value } };
}

/** Places where two states of the form differ; in what order prefixes stand does not matter. */
export function changedSeats(a: FormValues, b: FormValues): Place[] {
  return (['roles', 'parameters'] as const).flatMap((part) =>
    Object.keys(b[part])
      .filter((name) => !isSame(a[part][name], b[part][name]))
      .map((name) => ({ part, name })),
  );
}

/** Where the values are not those that we give. */
export function differences({ roles, parameters }: Attributes, values: FormValues): Difference[] {
  return [
    ...roles.map(
      ({ name, label, default: usual }): Difference => ({
        part: 'roles',
        name,
        label,
        usual,
        value: values.roles[name],
      }),
    ),
    ...parameters.map(
      ({ name, label, default: usual }): Difference => ({
        part: 'parameters',
        name,
        label,
        usual,
        value: values.parameters[name],
      }),
    ),
  ].filter(({ usual, value }) => !isSame(usual, value));
}

/** What there is to save: only what is not as we give it. */
export function settingsOf(attributes: Attributes, values: FormValues): ValidationSettings {
  const own = differences(attributes, values);
  const of = (wanted: Place['part']) =>
    Object.fromEntries(own.filter(({ part }) => part === wanted).map(({ name, value }) => [name, value]));
  const [roles, parameters] = [of('roles'), of('parameters')];
  return {
    ...(Object.keys(roles).length > 0 ? { roles: roles as Record<string, string[]> } : {}),
    ...(Object.keys(parameters).length > 0 ? { parameters } : {}),
  };
}

/** How many roles and parameters settings change. */
export function countOf({ roles = {}, parameters = {} }: ValidationSettings): number {
  return Object.keys(roles).length + Object.keys(parameters).length;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b));
}

/** Lists of texts are sets. */
function inOrder(value: unknown): unknown {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string') ? value.toSorted() : value;
}
