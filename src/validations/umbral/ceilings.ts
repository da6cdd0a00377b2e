/** Compares a yearly figure with a legal ceiling, as one fact: above it, or near it where that matters. */

import type { FactValue } from '#core/engine/fact.ts';
import type { Severity } from '#core/engine/severity.ts';
import { type Cents, percentOf, toDecimal } from '#core/money/money.ts';
import { minimumWage } from '#core/reference/payroll/minimum-wage.ts';
import { uvt } from '#core/reference/tax/uvt.ts';
import type { Answer, Context, LimitFact, Rule, Skipped } from './rules.ts';
import type { Figure } from './year-figures.ts';

export interface Ceiling {
  rule: Rule;
  measure: 'activos' | 'ingresos';
  units: number;
  unit: 'uvt' | 'salario';
  /** Year of the figure, and of the UVT or minimum wage. */
  year: number;
  /** Whether the figure's year has ended. */
  ended: boolean;
  /** Severity above the ceiling, and near it (null: not reported). */
  over: Severity;
  near: Severity | null;
  /** The ceiling itself is still below it; default it obliges already. */
  mayEqual?: true;
  data?: Readonly<Record<string, FactValue>>;
}

/** `figure` is null for a year without balances. */
export function compareWith(context: Context, ceiling: Ceiling, figure: Figure | null): Answer {
  const { rule, units, unit, year } = ceiling;
  const value = unit === 'uvt' ? uvt(year) : (minimumWage(year)?.wage ?? null);
  if (value === null) return skip({ rule, reason: unit === 'uvt' ? 'falta_uvt' : 'falta_salario', data: { year } });
  if (figure === null) return skip({ rule, reason: 'falta_cierre_anterior', data: { year } });
  const limit = value * BigInt(units);
  const fact = limitFact(context, ceiling, { figure, value, limit });
  const unsure = figure.missing.length > 0 && figure.amount < limit;
  return {
    facts: fact ? [fact] : [],
    notEvaluated: unsure ? [{ rule, reason: 'faltan_meses', data: { months: [...figure.missing] } }] : [],
  };
}

/** Missing inputs are reported once per rule. */
export function merge(...answers: readonly Answer[]): Answer {
  const skipped = answers.flatMap(({ notEvaluated }) => notEvaluated);
  return {
    facts: answers.flatMap(({ facts }) => facts),
    notEvaluated: skipped.filter(
      (one, index) => skipped.findIndex(({ rule, reason }) => rule === one.rule && reason === one.reason) === index,
    ),
  };
}

export const nothing: Answer = { facts: [], notEvaluated: [] };

export function skip(skipped: Skipped): Answer {
  return { facts: [], notEvaluated: [skipped] };
}

interface Measured {
  figure: Figure;
  value: Cents;
  limit: Cents;
}

function limitFact(
  { roles, parameters }: Context,
  ceiling: Ceiling,
  { figure, value, limit }: Measured,
): LimitFact | null {
  const { rule, measure, units, unit, year, ended, over, near, data = {} } = ceiling;
  const { amount } = figure;
  const isOver = ceiling.mayEqual === true ? amount > limit : amount >= limit;
  const isNear = !isOver && amount >= limit - percentOf(limit, parameters.cercania);
  if (!isOver && !(isNear && near !== null)) return null;
  const [account = null] = measure === 'activos' ? roles.activo.prefixes : roles.ingresos.prefixes;
  return {
    rule,
    severity: isOver ? over : near!,
    account,
    subject: `${measure}-${ended ? 'anterior' : 'actual'}`,
    amount: isOver ? amount - limit : limit - amount,
    expected: limit,
    found: amount,
    data: {
      ...data,
      measure,
      units,
      unit,
      value,
      year,
      how: isOver ? 'over' : 'near',
      ended: ended ? 1 : 0,
      decree: unit === 'salario' ? (minimumWage(year)?.wageDecree ?? '') : '',
      share: shareOf(amount, limit),
    },
    formula: [
      { label: measure, amount, kind: 'term' },
      { label: unit, amount: -limit, kind: 'term' },
      { label: isOver ? 'exceso' : 'falta', amount: amount - limit, kind: 'total' },
    ],
    rows: [],
  };
}

/** Percentage of the ceiling, one decimal, as text: `95.3`. */
function shareOf(amount: Cents, limit: Cents): string {
  return toDecimal((amount * 10_000n) / limit);
}
