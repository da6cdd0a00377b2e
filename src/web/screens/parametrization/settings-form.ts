/** Form state of a validation's settings: every account role and parameter, and its changes. */
import type { ParametrizedValidation } from '#api/audits/parametrization/contract.ts';
import type { ValidationSettings } from '#core/engine/run-validations.ts';

type Attributes = ParametrizedValidation['attributes'];

export interface FormValues {
  /** Account prefixes by account role. */
  roles: Readonly<Record<string, readonly string[]>>;
  /** By parameter, in the encoding of the settings. */
  parameters: Readonly<Record<string, unknown>>;
}

/** An account role or a parameter. */
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

export function valuesOf({ roles, parameters }: Attributes): FormValues {
  return {
    roles: Object.fromEntries(roles.map(({ name, accounts }) => [name, accounts])),
    parameters: Object.fromEntries(parameters.map(({ name, value }) => [name, value])),
  };
}

export function withValue(values: FormValues, { part, name }: Place, value: unknown): FormValues {
  return { ...values, [part]: { ...values[part], [name]: value } };
}

/** Fields that differ; the order of prefixes is irrelevant. */
export function changedSeats(a: FormValues, b: FormValues): Place[] {
  return (['roles', 'parameters'] as const).flatMap((part) =>
    Object.keys(b[part])
      .filter((name) => !isSame(a[part][name], b[part][name]))
      .map((name) => ({ part, name })),
  );
}

/** Fields that differ from the default. */
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

/** Settings to save: differences from the default only. */
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

/** Number of account roles and parameters that settings change. */
export function countOf({ roles = {}, parameters = {} }: ValidationSettings): number {
  return Object.keys(roles).length + Object.keys(parameters).length;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b));
}

/** Lists of texts compare as sets. */
function inOrder(value: unknown): unknown {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string') ? value.toSorted() : value;
}
