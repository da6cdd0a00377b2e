/** Ratios of a statement, to hundredths of their unit, and their figures in words. */
import { writePesos } from '#core/money/money.es.ts';
import { abs, type Cents } from '#core/money/money.ts';
import type { RatioUnit } from './statement-tree.ts';

const DAYS_OF_MONTH = 30n;
const HUNDRED = 100n;

interface RatioFigures {
  top: Cents | null;
  bottom: Cents | null;
  /** Months of the year so far: turnover in days is of the time that passed. */
  months: number;
}

/** Null where there is nothing to divide by. Without a divisor the figure itself. */
export function ratioOf(unit: RatioUnit, top: Cents | null, bottom: Cents | null, months: number): bigint | null {
  if (unit === null || top === null) return top;
  if (bottom === null || bottom === 0n) return null;
  const days = BigInt(Math.min(months, 12)) * DAYS_OF_MONTH;
  const factor = { times: HUNDRED, percent: HUNDRED * HUNDRED, days: HUNDRED * days }[unit];
  const [product, half] = [2n * top * factor, abs(bottom)];
  return (product * (bottom < 0n ? -1n : 1n) + (product < 0n === bottom < 0n ? half : -half)) / (2n * half);
}

/** `Activo corriente ÷ pasivo corriente: $ 900 ÷ $ 500`. */
export function ratioWords(
  formula: string,
  unit: RatioUnit,
  { top, bottom, months }: RatioFigures,
  isDivided: boolean,
): string {
  if (!isDivided || unit === null || top === null || bottom === null) return formula;
  const days = unit === 'days' ? ` × ${Math.min(months, 12) * Number(DAYS_OF_MONTH)} días` : '';
  return `${formula}: ${writePesos(top)} ÷ ${writePesos(bottom)}${days}`;
}

/** Names of what a formula divides and divides by: `Pasivo corriente` and `Activo` of `Pasivo corriente ÷ activo`. */
export function namesIn(formula: string): [of: string, over: string] {
  const [of = '', over = ''] = formula.split(' ÷ ').map((term) => term.replace(/^\((.*)\)$/, '$1'));
  return [of, over.charAt(0).toUpperCase() + over.slice(1)];
}
