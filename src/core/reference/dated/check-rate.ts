/** What is wrong with a row before it is loaded, and whether its time is known with other figures already. */
import { lookUp } from '#core/dictionary/look-up.ts';
import { daysOfMonth } from '../in-force.ts';
import { tablesWith } from './dated-tables.ts';
import type { LoadedRate } from './loaded-rate.ts';
import { dayBeside } from './overlay.ts';
import { type RateField, rateFields } from './rate-fields.ts';
import { rowsOf } from './rate-rows.ts';

export type RateProblem =
  | { problem: 'unknown_key' }
  /** Not a whole month or year, or ends before it begins. */
  | { problem: 'span'; span: 'month' | 'year' | 'days' }
  | { problem: 'too_early'; first: string }
  | { problem: 'missing' | 'unknown'; field: string }
  | { problem: 'limits'; field: string; least: number; most: number; unit: RateField['unit'] }
  | { problem: 'growth'; field: string; before: number; unit: RateField['unit'] }
  /** Usury is one and a half times the bank interest (C.Co. 884). */
  | { problem: 'usury'; expected: number }
  /** Another row begins within its time. */
  | { problem: 'overlap'; from: string; to: string | null }
  /** It leaves days without any row after the one before. */
  | { problem: 'gap'; after: string };

export interface RateCheck {
  problems: RateProblem[];
  /** The row of the same first day with other figures: to be confirmed. */
  known: LoadedRate | null;
  /** A row with the same figures is in force: nothing to load. */
  isSame: boolean;
}

const USURY = 1.5;
/** Rounding of the certified rates, in points. */
const USURY_TOLERANCE = 0.02;

/** `loaded`: rows in force, in the order in which they were loaded. */
export function checkRate(loaded: readonly LoadedRate[], rate: LoadedRate): RateCheck {
  const rows = rowsOf(tablesWith(loaded), rate.table, rate.key).filter(({ key }) => key === rate.key);
  const at = rows.find(({ from }) => from === rate.from) ?? null;
  const before = rows.findLast(({ from }) => from < rate.from) ?? null;
  const spanned = spanProblems(rate);
  const problems =
    rows.length === 0
      ? [{ problem: 'unknown_key' as const }]
      : [...spanned, ...figureProblems(rate, before), ...(spanned.length > 0 ? [] : timeProblems(rate, rows, before))];
  const isSame = at !== null && at.to === rate.to && sameFigures(at, rate);
  return { problems, known: at !== null && !isSame ? at : null, isSame };
}

function sameFigures(one: LoadedRate, other: LoadedRate): boolean {
  return Object.entries(other.values).every(([field, value]) => lookUp(one.values, field) === value);
}

function spanProblems({ table, from, to }: LoadedRate): RateProblem[] {
  const { span } = rateFields[table];
  const [year, month] = from.split('-').map(Number) as [number, number];
  const { first, last } = daysOfMonth(year, month);
  const isWhole = {
    month: from === first && to === last,
    year: from === `${year}-01-01` && to === `${year}-12-31`,
    days: to === null || to >= from,
  };
  return isWhole[span] ? [] : [{ problem: 'span', span }];
}

function figureProblems({ table, values }: LoadedRate, before: LoadedRate | null): RateProblem[] {
  const { fields } = rateFields[table];
  const problems = fields.flatMap((field) =>
    fieldProblems(field, lookUp(values, field.name), lookUp(before?.values, field.name)),
  );
  const unknown = Object.keys(values).filter((name) => !fields.some((field) => field.name === name));
  problems.push(...unknown.map((field): RateProblem => ({ problem: 'unknown', field })));
  const { ibc, usury } = values;
  if (table !== 'interest' || ibc === undefined || usury === undefined) return problems;
  const expected = Math.round(ibc * USURY * 100) / 100;
  return Math.abs(usury - expected) > USURY_TOLERANCE ? [...problems, { problem: 'usury', expected }] : problems;
}

function fieldProblems(
  { name: field, least, most, unit, growth }: RateField,
  value: number | undefined,
  before: number | undefined,
): RateProblem[] {
  if (value === undefined || !Number.isFinite(value)) return [{ problem: 'missing', field }];
  if (value < least || value > most) return [{ problem: 'limits', field, least, most, unit }];
  if (growth === undefined || before === undefined) return [];
  const factor = value / before;
  return factor < growth[0] || factor > growth[1] ? [{ problem: 'growth', field, before, unit }] : [];
}

/** Rows of a table follow each other: no row begins within the new one, and no day is left without any. */
function timeProblems(rate: LoadedRate, rows: readonly LoadedRate[], before: LoadedRate | null): RateProblem[] {
  const first = rows[0]!.from;
  if (rateFields[rate.table].isScattered) return [];
  if (rate.from < first) return [{ problem: 'too_early', first }];
  const inside = rows.find(({ from }) => from > rate.from && (rate.to === null || from <= rate.to));
  if (inside !== undefined) return [{ problem: 'overlap', from: inside.from, to: inside.to }];
  const end = before?.to ?? null;
  return end !== null && dayBeside(end, 1) < rate.from && !rows.some(({ from }) => from === rate.from)
    ? [{ problem: 'gap', after: end }]
    : [];
}
