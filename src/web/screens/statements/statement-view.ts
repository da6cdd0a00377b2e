/** State of a statement in its address: month, comparisons, unit, level, open lines, what is shown. */
import { parsePeriod } from '#core/calendar/period.ts';
import type { NodePlace } from '#core/statement/statement-tree.ts';
import { type StatementUnit, statementUnits } from '#core/statement/unit/statement-unit.ts';
import { statementsPath } from '../../data/routes/company-route.ts';

export const levels = ['grupo', 'cuenta', 'auxiliar'] as const;
export type Level = (typeof levels)[number];

/** Comparisons of the chooser; `acumulado` is told beside that of the year before. */
export const comparisons = ['mes-anterior', 'ano-anterior', 'acumulado', 'diciembre', 'presupuesto'] as const;
export type Comparison = (typeof comparisons)[number];

/** Between the open lines: keys have dots and dashes. */
const separator = '~';

export interface StatementView {
  /** Month shown, `2026-10`; null: the newest with a balance. */
  period: string | null;
  /** Null: those of the statement. */
  compare: readonly Comparison[] | null;
  unit: StatementUnit;
  /** Its address names the unit; else it is that of the user. */
  saysUnit: boolean;
  level: Level;
  /** Lines that are open or closed other than the level says. */
  turned: readonly string[];
  /** Line or account whose parts are shown; null: none. */
  parts: string | null;
  /** Vertical analysis. */
  shares: boolean;
  /** Lines without figures are shown. */
  zeros: boolean;
  /** Expenses by nature instead of by function. */
  byNature: boolean;
  /** Cash flows by what was received and paid. */
  isDirect: boolean;
  /** The year to date instead of the month. */
  isYear: boolean;
  /** Month 13 and December with the closing entries. */
  isClosed: boolean;
}

function oneOf<const T extends readonly string[]>(values: T, text: string | null): T[number] | null {
  return values.find((value) => value === text) ?? null;
}

/** Unknown values are ignored. `usual`: the unit of an address that names none. */
export function readView(params: URLSearchParams, usual: StatementUnit = 'pesos'): StatementView {
  const month = params.get('mes');
  const unit = oneOf(statementUnits, params.get('unidad'));
  const compared = params.get('comparar');
  return {
    period: month !== null && parsePeriod(month) !== null ? month : null,
    compare: compared === null ? null : comparisons.filter((one) => compared.split(',').includes(one)),
    unit: unit ?? usual,
    saysUnit: unit !== null,
    level: oneOf(levels, params.get('nivel')) ?? 'grupo',
    turned: (params.get('lineas') ?? '').split(separator).filter(Boolean),
    parts: params.get('partes') || null,
    shares: !params.has('sin-analisis'),
    zeros: params.has('ceros'),
    byNature: params.has('por-naturaleza'),
    isDirect: params.has('directo'),
    isYear: params.get('cifras') === 'ano',
    isClosed: params.get('cierre') === 'despues',
  };
}

/** Query string (`?mes=…`) of the view with `change` applied. */
export function viewAddress(view: StatementView, change: Partial<StatementView> = {}): string {
  const next = { ...view, ...change };
  if (change.level !== undefined && change.level !== view.level && !('turned' in change)) next.turned = [];
  const params = new URLSearchParams();
  const put = (name: string, value: string | false | null) => value && params.set(name, value);
  put('mes', next.period);
  if (next.compare !== null) params.set('comparar', next.compare.join(','));
  put('unidad', (view.saysUnit || change.unit !== undefined) && next.unit);
  put('nivel', next.level !== 'grupo' && next.level);
  put('lineas', next.turned.join(separator));
  put('partes', next.parts);
  if (!next.shares) params.set('sin-analisis', '');
  if (next.zeros) params.set('ceros', '');
  if (next.byNature) params.set('por-naturaleza', '');
  if (next.isDirect) params.set('directo', '');
  put('cifras', next.isYear && 'ano');
  put('cierre', next.isClosed && 'despues');
  const query = params.toString().replaceAll('%7E', separator).replaceAll('%2C', ',');
  return `?${query.replaceAll(/(?<=sin-analisis|ceros|por-naturaleza|directo)=/g, '')}`;
}

/** What is kept on the way to another statement: not its open lines. */
export function otherStatement(view: StatementView): string {
  return viewAddress(view, { turned: [], compare: null, parts: null });
}

/** A line of another statement, of the same month: the hash names the row. */
export function placePath(company: number, view: StatementView, { statement, node, isOfYear }: NodePlace): string {
  const query = viewAddress(view, { turned: [], compare: null, isYear: isOfYear === true || view.isYear });
  return `${statementsPath(company, statement)}${query}#${node}`;
}

/** What is asked of the service to draw a view beside some comparisons. */
export function drawnAs(view: StatementView, compared: readonly Comparison[]) {
  // The year to date is told beside that of the year before.
  const compare = compared.flatMap((one) => (one === 'acumulado' ? [one, 'acumulado-anterior'] : [one]));
  return {
    ...(compare.length > 0 && { compare: compare.join(',') }),
    ...(view.byNature && { by: 'nature' as const }),
    ...(view.isDirect && { method: 'direct' as const }),
    ...(view.isYear && { basis: 'year' as const }),
    ...(view.isClosed && { closing: 'after' as const }),
  };
}
