/** Figures of the year before of a statement whose columns are reasons: a section of its own, with the same rows. */
import type { StatementNode, StatementTree } from './statement-tree.ts';

/** Key of the section; those of its nodes begin with it. */
export const yearBefore = 'ano-anterior';

/** `before`: the statement of the year before, in the same unit; `label`: its span. */
export function withYearBefore(tree: StatementTree, before: StatementTree, label: string): StatementTree {
  const rows = before.nodes.flatMap((node) => (node.kind === 'section' ? node.children : [node]));
  if (rows.length === 0) return tree;
  const section: StatementNode = {
    ...{ key: yearBefore, code: null, label, kind: 'section', from: null, sum: null, unit: null, note: null },
    marks: [],
    amounts: tree.columns.map(() => null),
    children: rows.map(renamed),
  };
  const { restated } = tree;
  const both = (of: 'notes' | 'missing') => [...new Set([...(restated?.[of] ?? []), ...(before.restated?.[of] ?? [])])];
  return {
    ...tree,
    nodes: [...tree.nodes, section],
    ...(restated && { restated: { ...restated, notes: both('notes'), missing: both('missing') } }),
  };
}

/** The accounts of a row are below it; those of the result are in its statement, where the year before has a column. */
function renamed(node: StatementNode): StatementNode {
  const named = (key: string) => `${yearBefore}.${key}`;
  return {
    ...node,
    key: named(node.key),
    from: null,
    note: null,
    sum: node.sum?.map((part) => ({ ...part, key: named(part.key) })) ?? null,
    children: node.children.map(renamed),
  };
}
