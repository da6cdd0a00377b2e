/** Other spans of a statement whose columns are reasons: sections of their own below its rows, with the same rows. */
import type { Comparative } from './comparatives.ts';
import type { StatementNode, StatementTree } from './statement-tree.ts';

const CLOSING = 13;

/** Keys of the sections; those of their nodes begin with them. */
export const spansBelow = ['ano-anterior', 'acumulado', 'acumulado-anterior'] as const;
export type SpanBelow = (typeof spansBelow)[number];

/** Those of some comparisons that do not repeat another one: January, a year and a closing period accumulate nothing more. */
export function spansToDraw(
  compare: readonly Comparative[],
  { period, basis }: { period: { month: number }; basis: 'month' | 'year' },
): SpanBelow[] {
  const accumulates = basis === 'month' && period.month > 1 && period.month < CLOSING;
  return spansBelow.filter((key) => compare.includes(key) && (accumulates || key === 'ano-anterior'));
}

/** `other`: the statement of that span, in the same unit; `label`: its name. */
export function withSpanBelow(
  tree: StatementTree,
  other: StatementTree,
  { key, label }: { key: SpanBelow; label: string },
): StatementTree {
  const rows = other.nodes.flatMap((node) => (node.kind === 'section' ? node.children : [node]));
  if (rows.length === 0) return tree;
  const section: StatementNode = {
    ...{ key, code: null, label, kind: 'section', from: null, sum: null, unit: null, note: null },
    marks: [],
    amounts: tree.columns.map(() => null),
    children: rows.map((row) => renamed(row, key)),
  };
  const { restated } = tree;
  const both = (of: 'notes' | 'missing') => [...new Set([...(restated?.[of] ?? []), ...(other.restated?.[of] ?? [])])];
  return {
    ...tree,
    nodes: [...tree.nodes, section],
    ...(restated && { restated: { ...restated, notes: both('notes'), missing: both('missing') } }),
  };
}

/** The accounts of a row are below it; those of the result are in its statement, where the span has a column. */
function renamed(node: StatementNode, span: SpanBelow): StatementNode {
  const named = (key: string) => `${span}.${key}`;
  return {
    ...node,
    key: named(node.key),
    from: null,
    note: null,
    sum: node.sum?.map((part) => ({ ...part, key: named(part.key) })) ?? null,
    children: node.children.map((child) => renamed(child, span)),
  };
}
