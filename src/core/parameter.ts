/**
 * Parameters of a validation as data: what they are, their default and their limits. The form of the parametrization, its
 * validation and the documentation come from them; a plain object keeps the engine free of a schema library.
 */
import { type Cents, fromDecimal } from './money.ts';

export type ParameterDeclaration =
  /** Pesos; a bigint of cents in `check`, a decimal string outside. */
  | { kind: 'amount'; default: Cents; minimum?: Cents }
  /** Percent, not a fraction. */
  | { kind: 'percent'; default: number; minimum?: number; maximum?: number }
  /** Whole number: months, characters… */
  | { kind: 'count'; default: number; minimum?: number; maximum?: number }
  | { kind: 'switch'; default: boolean }
  /** Pairs of prefixes of accounts that belong together, such as an asset and its accumulated depreciation. */
  | { kind: 'pairs'; default: readonly (readonly [string, string])[] }
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
        : readonly string[];

export type ParameterValues<D extends ParameterDeclarations> = { readonly [Name in keyof D]: ValueOf<D[Name]> };

/** Values for a run: what the company set, the default for the rest. Amounts come as decimal strings. Throws RangeError on one that does not fit. */
export function parameterValues(
  declarations: ParameterDeclarations,
  given: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(declarations, name)) throw new RangeError(`there is no parameter ${name}`);
  }
  return Object.fromEntries(
    Object.entries(declarations).map(([name, declaration]) => [
      name,
      name in given ? parameterValue(name, declaration, given[name]) : declaration.default,
    ]),
  );
}

function parameterValue(name: string, declaration: ParameterDeclaration, value: unknown): unknown {
  const wrong = new RangeError(`${name} is not a value of its kind`);
  const words = (list: unknown): list is string[] =>
    Array.isArray(list) && list.every((word) => typeof word === 'string');
  switch (declaration.kind) {
    case 'amount': {
      if (typeof value !== 'string') throw wrong;
      const cents = fromDecimal(value);
      if (declaration.minimum !== undefined && cents < declaration.minimum) throw wrong;
      return cents;
    }
    case 'percent':
    case 'count': {
      const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = declaration;
      const fits =
        typeof value === 'number' &&
        value >= minimum &&
        value <= maximum &&
        (declaration.kind === 'percent' || Number.isInteger(value));
      if (!fits) throw wrong;
      return value;
    }
    case 'switch':
      if (typeof value !== 'boolean') throw wrong;
      return value;
    case 'pairs':
      if (!Array.isArray(value) || !value.every((pair) => words(pair) && pair.length === 2)) throw wrong;
      return value;
    case 'list':
      if (!words(value)) throw wrong;
      return value;
  }
}
