/**
 * Exact arithmetic of expressions with one rounding per step: amounts to the cent, ratios and numbers to the millionth,
 * halves away from zero. A number literal beside an amount is pesos.
 */
import type { Cents } from '#core/money/money.ts';
import type { Arithmetic, Comparison } from './syntax-tree.ts';

export type Value = { unit: 'amount'; cents: Cents } | { unit: 'number'; millionths: bigint };

const ONE = 1_000_000n;
/** Millionths of a peso in a cent. */
const CENT = 10_000n;

/** Null on division by zero. */
export function calculate(operator: Arithmetic, left: Value, right: Value): Value | null {
  switch (operator) {
    case '+':
    case '-': {
      const sign = operator === '+' ? 1n : -1n;
      if (left.unit === 'number' && right.unit === 'number') return number(left.millionths + sign * right.millionths);
      return amount(centsOf(left) + sign * centsOf(right));
    }
    case '*':
      return product(left, right);
    case '/':
      return quotient(left, right);
  }
}

export function compare(operator: Comparison, left: Value, right: Value): boolean {
  const difference =
    left.unit === 'number' && right.unit === 'number'
      ? left.millionths - right.millionths
      : centsOf(left) - centsOf(right);
  switch (operator) {
    case '<':
      return difference < 0n;
    case '<=':
      return difference <= 0n;
    case '>':
      return difference > 0n;
    case '>=':
      return difference >= 0n;
    case '=':
      return difference === 0n;
    case '!=':
      return difference !== 0n;
  }
}

/** Negation or absolute value. */
export function withSign(value: Value, sign: 'opposite' | 'none'): Value {
  const size = value.unit === 'amount' ? value.cents : value.millionths;
  const changed = sign === 'opposite' || size < 0n ? -size : size;
  return value.unit === 'amount' ? amount(changed) : number(changed);
}

/** Mean of one or more values of one unit. */
export function mean(values: readonly Value[]): Value {
  const sum = values.reduce((total, value) => calculate('+', total, value)!);
  return calculate('/', sum, number(BigInt(values.length) * ONE))!;
}

export function amount(cents: Cents): Value {
  return { unit: 'amount', cents };
}

export function number(millionths: bigint): Value {
  return { unit: 'number', millionths };
}

/** A number beside an amount is pesos, to the cent. */
export function centsOf(value: Value): Cents {
  return value.unit === 'amount' ? value.cents : divided(value.millionths, CENT);
}

function product(left: Value, right: Value): Value {
  if (left.unit === 'number')
    return right.unit === 'number'
      ? number(divided(left.millionths * right.millionths, ONE))
      : amount(divided(right.cents * left.millionths, ONE));
  return amount(divided(left.cents * (right as Value & { unit: 'number' }).millionths, ONE));
}

function quotient(left: Value, right: Value): Value | null {
  const divisor = right.unit === 'amount' ? right.cents : right.millionths;
  if (divisor === 0n) return null;
  if (right.unit === 'amount') return number(divided(centsOf(left) * ONE, divisor));
  if (left.unit === 'amount') return amount(divided(left.cents * ONE, divisor));
  return number(divided(left.millionths * ONE, divisor));
}

/** Integer division rounded to nearest, half away from zero. */
function divided(dividend: bigint, divisor: bigint): bigint {
  const isNegative = dividend < 0n !== divisor < 0n;
  const size = dividend < 0n ? -dividend : dividend;
  const by = divisor < 0n ? -divisor : divisor;
  const rounded = (2n * size + by) / (2n * by);
  return isNegative ? -rounded : rounded;
}
