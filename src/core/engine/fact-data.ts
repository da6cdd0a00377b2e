/**
 * Typed access to the data of a fact for its sentences. A value of the wrong type is a bug in the validation: these
 * throw.
 */
import { lookUp } from '#core/dictionary/look-up.ts';
import type { Cents } from '#core/money/money.ts';
import type { FactValue } from './fact.ts';

type Data = Readonly<Record<string, FactValue>>;

export function amountIn(data: Data, name: string): Cents {
  const value = lookUp(data, name);
  if (typeof value !== 'bigint') throw new TypeError(`${name} is not an amount`);
  return value;
}

export function countIn(data: Data, name: string): number {
  const value = lookUp(data, name);
  if (typeof value !== 'number') throw new TypeError(`${name} is not a number`);
  return value;
}

export function wordIn(data: Data, name: string): string {
  const value = lookUp(data, name);
  if (typeof value !== 'string') throw new TypeError(`${name} is not a word`);
  return value;
}

export function listIn(data: Data, name: string): readonly string[] {
  const value = lookUp(data, name);
  if (!Array.isArray(value)) throw new TypeError(`${name} is not a list`);
  return value;
}
