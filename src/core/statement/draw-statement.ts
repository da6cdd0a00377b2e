/** The interpreter: a declaration over the figures of some months becomes a tree that every renderer walks. */

import { periodKey } from '#core/calendar/period.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { runCheck } from './checks/statement-checks.ts';
import { columnLabel } from './column-label.es.ts';
import { type ColumnChoices, columnsOf } from './comparatives.ts';
import type { Statement, StatementChoices } from './declaration.ts';
import { Drawing, type FigureColumn } from './drawing.ts';
import type { MonthFigures } from './month-figures.ts';
import { type LineAssignments, placeAccounts } from './place-accounts.ts';
import { spansToDraw, withSpanBelow } from './spans-below.ts';
import type { Framework } from './statement-lines.ts';
import type { StatementTree } from './statement-tree.ts';
import { flowNodes } from './unit/flow-nodes.ts';
import { inUnit } from './unit/in-unit.ts';
import { monthlyFlows } from './unit/monthly-flows.ts';
import type { StatementUnit } from './unit/statement-unit.ts';

export interface StatementOptions extends Partial<StatementChoices>, Partial<ColumnChoices> {
  period: ColumnChoices['period'];
  /** Over the default lines. */
  assignments?: LineAssignments;
  /** Default 2, NIIF para las PYMES. */
  framework?: Framework;
  /** What was planned for months, as if it were their books. */
  budget?: readonly MonthFigures[];
  /** Default: pesos, to the cent. */
  unit?: StatementUnit;
  /** Month of constant pesos; default: the period. */
  base?: ColumnChoices['period'];
}

/** `months`: those that the columns may need, in any order; absent ones leave their columns without figures. */
export function drawStatement(
  statement: Statement,
  months: readonly MonthFigures[],
  wanted: StatementOptions,
): StatementTree {
  const { declaration, text } = statement;
  const { period, compare = [], closing = 'before', itemAssignments = {}, assignments = {}, ...options } = wanted;
  const { kind, movements, isOfYear, key } = declaration;
  const [placed, budget] = [months, options.budget ?? []].map((some) =>
    some.map((month) => placeAccounts(month, assignments)),
  ) as [MonthFigures[], MonthFigures[]];
  const basis = isOfYear ? 'year' : (options.basis ?? 'month');
  // A month or part of a year is not beside the twelve months of another one.
  const isAtDate = kind === 'stock' && isOfYear !== true;
  const compared = movements === undefined ? compare.filter((one) => isAtDate || one !== 'diciembre') : [];
  const sources = columnsOf(kind, placed, { period, compare: compared, basis, closing, itemAssignments }, budget);
  const ledger = sources[0]!.ledger;
  const columns: FigureColumn[] =
    movements === undefined
      ? sources.map((source) => ({
          key: source.key,
          label: columnLabel(source.key, source.period, source.basis, kind === 'stock'),
          ledger: source.ledger,
        }))
      : movements.map((movement) => ({ key: movement, label: lookUp(text.columns, movement) ?? movement, ledger }));
  const framework = options.framework ?? 2;
  const drawing = new Drawing(columns, text, framework);
  const items = declaration.items({ by: options.by ?? 'function', method: options.method ?? 'indirect' });
  const nodes = drawing.nodes(items);
  const checked = { ledger, amountOf: (node: string, column?: string) => drawing.amountOf(node, column) };
  const tree: StatementTree = {
    key,
    title: text.byFramework?.[framework]?.title ?? text.title,
    period: periodKey(period),
    columns: columns.map((column) => ({ key: column.key, label: column.label, kind: 'amount' })),
    nodes,
    checks: declaration.checks.map((check) => runCheck(check, checked)),
  };
  const drawn = inUnit(tree, options.unit ?? 'pesos', {
    base: options.base ?? period,
    times: columns.map((_, at) => sources[movements === undefined ? at : 0]!),
    isAtDate: kind === 'stock',
    flows: () => flowNodes(items, nodes),
    monthly: (at) => {
      const source = sources[movements === undefined ? at : 0]!;
      return monthlyFlows(source.key === 'presupuesto' ? budget : placed, source, { items, text, framework, closing });
    },
  });
  if (movements === undefined) return drawn;
  const below = spansToDraw(compare, { period, basis });
  const spans = columnsOf(kind, placed, { period, compare: below, basis, closing, itemAssignments }).slice(1);
  return spans.reduce((whole, span, at) => {
    if (span.ledger === null) return whole;
    const own = { ...wanted, period: span.period, basis: span.basis, base: options.base ?? period, compare: [] };
    const label = columnLabel(span.key, span.period, span.basis, false);
    return withSpanBelow(whole, drawStatement(statement, months, own), { key: below[at]!, label });
  }, drawn);
}
