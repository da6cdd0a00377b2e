/** The figures of the set (`set-figures.ts`) that a statement shows, as nodes of their own with the amounts of its lines. */
import type { Cents } from '#core/money/money.ts';
import { flat } from '../flat.ts';
import type { StatementNode, StatementTree } from '../statement-tree.ts';
import { type SetFigure, setFigures } from './set-figures.ts';

/** None for a statement that shares nothing, or whose totals are not those sums. */
export function setNodes({ key, columns, nodes }: StatementTree): StatementNode[] {
  const byKey = new Map(flat(nodes).map((node) => [node.key, node]));
  const nothing = columns.map(() => 0n);
  let unnamed = 0;
  const build = (figure: SetFigure): StatementNode[] | null => {
    const shown = figure.key === null ? undefined : byKey.get(figure.key);
    const parts = figure.parts.map(build);
    if (parts.includes(null)) return null;
    const own = parts.map((some) => some![0]!);
    const amounts = own.length === 0 ? (shown?.amounts ?? nothing) : columns.map((_, at) => sumAt(own, at));
    if (shown && own.length > 0 && amounts.some((amount, at) => amount !== shown.amounts[at])) return null;
    const node: StatementNode = {
      ...{ key: figure.key ?? `set ${++unnamed}`, code: null, label: '', kind: own.length === 0 ? 'line' : 'total' },
      ...{ amounts, children: [], from: null, unit: null, marks: [], note: null },
      sum: own.map((part) => ({ key: part.key, sign: 1 })),
    };
    return [node, ...parts.flatMap((some) => some!)];
  };
  return setFigures(key, (one) => byKey.has(one)).flatMap((figure) => build(figure) ?? []);
}

function sumAt(parts: readonly StatementNode[], column: number): Cents | null {
  return parts.reduce<Cents | null>((sum, { amounts }) => {
    const amount = amounts[column] ?? null;
    return sum === null || amount === null ? null : sum + amount;
  }, 0n);
}
