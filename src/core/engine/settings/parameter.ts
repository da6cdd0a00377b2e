/**
 * Parameters of a validation as data: type, default and limits. The parametrization form, its checks and the
 * documentation derive from them; plain objects keep the engine free of a schema library.
 */

import { parsePeriod } from '#core/calendar/period.ts';
import { dictionary, lookUp } from '#core/dictionary/look-up.ts';
import { type Cents, fromDecimal, toDecimal } from '#core/money/money.ts';
import { type EntryKind, fitsEntry, normalEntry } from './entry-kind.ts';

export type ParameterDeclaration =
  /** Pesos; a bigint of cents in `check`, a decimal string outside. */
  | { kind: 'amount'; default: Cents; minimum?: Cents }
  /** Percent, not a fraction. */
  | { kind: 'percent'; default: number; minimum?: number; maximum?: number }
  /** Whole number: months, characters… */
  | { kind: 'count'; default: number; minimum?: number; maximum?: number }
  | { kind: 'switch'; default: boolean }
  /** An account prefix and what goes with it: another account unless it says otherwise, as an asset and its yearly rate. */
  | {
      kind: 'pairs';
      default: readonly (readonly [string, string])[];
      second?: EntryKind;
      /** The first is of the company's own chart: no other has to know it. */
      isOwnChart?: true;
    }
  /** A percentage per calendar month, such as `['2026-10', 16.24]`: for months that our table does not have yet. */
  | { kind: 'monthly'; default: readonly (readonly [string, number])[]; maximum: number }
  /** Words unless it says otherwise. */
  | { kind: 'list'; default: readonly string[]; entries?: EntryKind };

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

/** Beyond any company: a value above it is one of another cell. */
export const LARGEST_AMOUNT: Cents = 10n ** 16n;
const LARGEST_COUNT = 100_000;
const PERCENT = { minimum: 0, maximum: 100 };

/** A stored value that does not fit its declaration, when something asks for it. */
export class WrongParameter extends Error {
  readonly parameter: string;

  constructor(parameter: string) {
    super(`the value of ${parameter} is not one of its kind`);
    this.parameter = parameter;
  }
}

/**
 * Parameter values for a run: the company's, else the default. Amounts come as decimal strings. A value that does not fit, or
 * that is named in `wrong`, throws WrongParameter when it is read; values of other releases are left out.
 */
export function parameterValues(
  declarations: ParameterDeclarations,
  given: Readonly<Record<string, unknown>> = {},
  wrong: readonly string[] = [],
): Readonly<Record<string, unknown>> {
  if (Object.keys(given).length === 0 && wrong.length === 0) return defaultsOf(declarations);
  const values = dictionary<unknown>();
  for (const [name, declaration] of Object.entries(declarations)) {
    const isGiven = Object.hasOwn(given, name);
    if (isGiven ? fitsParameter(declaration, lookUp(given, name)) : !wrong.includes(name))
      values[name] = isGiven ? normalValue(declaration, lookUp(given, name)) : declaration.default;
    else
      Object.defineProperty(values, name, {
        enumerable: true,
        get: () => {
          throw new WrongParameter(name);
        },
      });
  }
  return values;
}

/** A fitting value as validations read it. */
export function normalValue(declaration: ParameterDeclaration, value: unknown): unknown {
  switch (declaration.kind) {
    case 'amount':
      return fromDecimal(value as string);
    case 'pairs':
      return (value as [string, string][]).map(([first, second]) => [
        first,
        normalEntry(declaration.second ?? 'account', second),
      ]);
    case 'list':
      return (value as string[]).map((entry) => normalEntry(declaration.entries ?? 'word', entry));
    default:
      return value;
  }
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
      return cents !== null && cents >= (declaration.minimum ?? 0n) && cents <= LARGEST_AMOUNT;
    }
    case 'percent':
    case 'count': {
      const { minimum, maximum } = limitsOf(declaration);
      const isWhole = declaration.kind === 'percent' || Number.isInteger(value);
      return typeof value === 'number' && Number.isFinite(value) && value >= minimum && value <= maximum && isWhole;
    }
    case 'switch':
      return typeof value === 'boolean';
    case 'pairs':
      return isList(value) && value.every((pair) => isPair(pair, declaration.second ?? 'account'));
    case 'monthly':
      return isList(value) && value.every((entry) => isMonthly(entry, declaration.maximum)) && areDistinct(value);
    case 'list':
      return isList(value) && value.every((entry) => isEntry(entry, declaration.entries ?? 'word'));
  }
}

/** Of a number: those that it declares, else those of its kind. */
export function limitsOf(declaration: Extract<ParameterDeclaration, { kind: 'percent' | 'count' }>): {
  minimum: number;
  maximum: number;
} {
  const { minimum, maximum } = declaration.kind === 'percent' ? PERCENT : { minimum: 0, maximum: LARGEST_COUNT };
  return { minimum: declaration.minimum ?? minimum, maximum: declaration.maximum ?? maximum };
}

/** Accounts in a fitting value, with their place in it. */
export function accountsIn(declaration: ParameterDeclaration, value: unknown): { index: number; account: string }[] {
  if (declaration.kind === 'pairs') {
    const { second = 'account', isOwnChart } = declaration;
    return (value as [string, string][]).flatMap((pair, index) =>
      pair.slice(isOwnChart ? 1 : 0, second === 'account' ? 2 : 1).map((account) => ({ index, account })),
    );
  }
  if (declaration.kind !== 'list' || declaration.entries !== 'account') return [];
  return (value as string[]).map((account, index) => ({ index, account }));
}

function isPair(pair: unknown, second: EntryKind): boolean {
  return isList(pair) && pair.length === 2 && isEntry(pair[0], 'account') && isEntry(pair[1], second);
}

function isEntry(value: unknown, kind: EntryKind): boolean {
  return isText(value) && fitsEntry(kind, value);
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

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_TEXT;
}

function decimalOrNull(text: string): Cents | null {
  try {
    return fromDecimal(text);
  } catch {
    return null;
  }
}
