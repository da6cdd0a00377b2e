/**
 * Parameters of a validation as data: type, default and limits. The parametrization form, its checks and the
 * documentation derive from them; plain objects keep the engine free of a schema library.
 */

import { parsePeriod } from '#core/calendar/period.ts';
import { type Cents, fromDecimal, toDecimal } from '#core/money/money.ts';

export type ParameterDeclaration =
  /** Pesos; a bigint of cents in `check`, a decimal string outside. */
  | { kind: 'amount'; default: Cents; minimum?: Cents }
  /** Percent, not a fraction. */
  | { kind: 'percent'; default: number; minimum?: number; maximum?: number }
  /** Whole number: months, characters… */
  | { kind: 'count'; default: number; minimum?: number; maximum?: number }
  | { kind: 'switch'; default: boolean }
  /** Pairs of account prefixes, such as an asset and its accumulated depreciation. */
  | { kind: 'pairs'; default: readonly (readonly [string, string])[] }
  /** A percentage per calendar month, such as `['2026-10', 16.24]`: for months that our table does not have yet. */
  | { kind: 'monthly'; default: readonly (readonly [string, number])[]; maximum: number }
  /** Words, ids or codes. */
  | { kind: 'list'; default: readonly string[] };

export type ParameterDeclarations = Readonly<Record<string, ParameterDeclaration>>;

type ValueOf<D extends ParameterDeclaration> = D extends { kind: 'amount' }
  ? Cents
  : D extends { kind: 'percent' | 'count' }
    ? number
    : D extends { kind: 'switch' }
      ? boolean
      : D extends { kind: 'pairs' }
        ? readonly (readonly [string, string])[]
        : D extends { kind: 'monthly' }
          ? readonly (readonly [string, number])[]
          : readonly string[];

export type ParameterValues<D extends ParameterDeclarations> = { readonly [Name in keyof D]: ValueOf<D[Name]> };

/** Maximum length of a text and maximum number of entries of a list or pair. */
const LONGEST_TEXT = 200;
const MOST_ENTRIES = 2000;

/**
 * Parameter values for a run: the company's, else the default. Amounts come as decimal strings. Throws RangeError on an
 * invalid value.
 */
export function parameterValues(
  declarations: ParameterDeclarations,
  given: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const names = Object.keys(given);
  if (names.length === 0) return defaultsOf(declarations);
  for (const name of names) {
    if (!Object.hasOwn(declarations, name)) throw new RangeError(`there is no parameter ${name}`);
  }
  return Object.fromEntries(
    Object.entries(declarations).map(([name, declaration]) => {
      if (!Object.hasOwn(given, name)) return [name, declaration.default];
      const value = given[name];
      if (!fitsParameter(declaration, value)) throw new RangeError(`${name} is not a value of its kind`);
      return [name, declaration.kind === 'amount' ? fromDecimal(value as string) : value];
    }),
  );
}

/** By declarations, which do not change: most companies keep the defaults. */
const defaults = new WeakMap<ParameterDeclarations, Readonly<Record<string, unknown>>>();

function defaultsOf(declarations: ParameterDeclarations): Readonly<Record<string, unknown>> {
  let values = defaults.get(declarations);
  if (values === undefined) {
    values = Object.fromEntries(
      Object.entries(declarations).map(([name, declaration]) => [name, declaration.default] as const),
    );
    defaults.set(declarations, values);
  }
  return values;
}

/** Whether a JSON value has the declared type and is within its limits. */
export function fitsParameter(declaration: ParameterDeclaration, value: unknown): boolean {
  switch (declaration.kind) {
    case 'amount': {
      const cents = typeof value === 'string' ? decimalOrNull(value) : null;
      return cents !== null && (declaration.minimum === undefined || cents >= declaration.minimum);
    }
    case 'percent':
    case 'count': {
      const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = declaration;
      const isWhole = declaration.kind === 'percent' || Number.isInteger(value);
      return typeof value === 'number' && Number.isFinite(value) && value >= minimum && value <= maximum && isWhole;
    }
    case 'switch':
      return typeof value === 'boolean';
    case 'pairs':
      return isList(value) && value.every((pair) => isList(pair) && pair.length === 2 && pair.every(isText));
    case 'monthly':
      return isList(value) && value.every((entry) => isMonthly(entry, declaration.maximum)) && areDistinct(value);
    case 'list':
      return isList(value) && value.every(isText);
  }
}

/** A value (or default) as JSON: amounts as decimal strings, others unchanged. */
export function parameterToJson(declaration: ParameterDeclaration, value: unknown): unknown {
  return declaration.kind === 'amount' ? toDecimal(value as Cents) : value;
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.length <= MOST_ENTRIES;
}

/** A calendar month, not the closing period, with its percentage. */
function isMonthly(entry: unknown, maximum: number): boolean {
  if (!isList(entry) || entry.length !== 2) return false;
  const [month, percent] = entry;
  const period = typeof month === 'string' ? parsePeriod(month) : null;
  return period !== null && period.month <= 12 && typeof percent === 'number' && percent > 0 && percent <= maximum;
}

function areDistinct(entries: readonly unknown[]): boolean {
  return new Set(entries.map((entry) => (entry as readonly unknown[])[0])).size === entries.length;
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_TEXT;
}

function decimalOrNull(text: string): Cents | null {
  try {
    return fromDecimal(text);
  } catch {
    return null;
  }
}
