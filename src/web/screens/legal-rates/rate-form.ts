/** The form of a row as it begins, and the row that it stands for. */

import type { NewRate } from '#api/audits/legal-rates/contract.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import type { RateTable } from '#core/reference/dated/loaded-rate.ts';
import { dayBeside } from '#core/reference/dated/overlay.ts';
import { rateFields } from '#core/reference/dated/rate-fields.ts';
import { daysOfMonth } from '#core/reference/in-force.ts';
import type { LegalTable } from '../../data/audits/legal-rates.ts';

/** Text of the inputs; figures by field of the table. */
export interface RateValues {
  /** `2026-05`. */
  month?: string;
  year?: number | null;
  key?: string;
  from?: string;
  to?: string;
  norm?: string;
  source?: string;
  normDay?: string;
  [figure: string]: string | number | null | undefined;
}

/** The month or year after the last one. */
export function firstValues({ id, attributes: { until } }: LegalTable): RateValues {
  if (until === null) return {};
  const next = dayBeside(until, 1);
  const { span } = rateFields[id];
  if (span === 'month') return { month: next.slice(0, 7) };
  return span === 'year' ? { year: Number(next.slice(0, 4)) } : {};
}

export function rateOf(table: RateTable, values: RateValues): NewRate {
  const { fields } = rateFields[table];
  const figures = Object.fromEntries(fields.map(({ name }) => [name, Number(lookUp(values, name))]));
  const { key = '', norm = '', source = '', normDay = '' } = values;
  return { table, key, ...timeOf(table, values), figures, norm: norm.trim(), source: source.trim(), normDay };
}

function timeOf(table: RateTable, values: RateValues): Pick<NewRate, 'from' | 'to'> {
  const { span } = rateFields[table];
  if (span === 'year') return { from: `${values.year}-01-01`, to: `${values.year}-12-31` };
  if (span === 'days') return { from: values.from ?? '', to: values.to || null };
  const [year, month] = (values.month ?? '').split('-').map(Number) as [number, number];
  const { first, last } = daysOfMonth(year, month);
  return { from: first, to: last };
}

const figureNames = Object.values(rateFields).flatMap(({ fields }) => fields.map(({ name }) => name));

/** Fields of the body as the form has them; a month or a year stands for both of its days. */
export function formNames(table: RateTable): Readonly<Record<string, string>> {
  const { span } = rateFields[table];
  const [from, to] = span === 'days' ? ['from', 'to'] : [span, span];
  const own = Object.fromEntries(['key', 'norm', 'source', 'normDay'].map((name) => [name, name]));
  const figures = Object.fromEntries(figureNames.map((name) => [`figures.${name}`, name]));
  return { ...own, ...figures, from, to };
}
