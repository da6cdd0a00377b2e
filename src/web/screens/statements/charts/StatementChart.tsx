/** The chart where people look first: composition, cascade or items. */
import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import type { StatementNode, StatementTree } from '#core/statement/statement-tree.ts';
import { findNode } from '../find-node.ts';
import type { StatementKind } from '../statement-kinds.ts';
import { chartText } from '../text.es.ts';
import { CascadeChart } from './CascadeChart.tsx';
import type { CascadeKind, CascadeStep } from './cascade.ts';
import { type ItemBar, ItemBars } from './ItemBars.tsx';
import { StackChart } from './StackChart.tsx';
import type { Stack } from './stacks.ts';

export function StatementChart({ tree, kind }: { tree: StatementTree; kind: StatementKind }) {
  const of = formatPeriod(parsePeriod(tree.period)!);
  const measure = tree.restated?.unit;
  if (kind.chart === 'stacks') {
    const stacks = compositionStacks(tree.nodes);
    return stacks.length > 0 && <StackChart title={chartText.compositionTitle} {...{ of, stacks, measure }} />;
  }
  if (kind.chart === 'items') {
    const items = itemBars(tree.nodes);
    return items.length > 0 && <ItemBars title={chartText.positionTitle} {...{ of, items, measure }} />;
  }
  if (kind.chart === null) return null;
  const steps = cascades[kind.chart](tree);
  return steps.length > 2 && <CascadeChart title={chartText.cascadeTitles[kind.chart]} {...{ of, steps, measure }} />;
}

const cascades: Record<CascadeKind, (tree: StatementTree) => CascadeStep[]> = {
  result: ({ nodes }) => resultSteps(nodes),
  cash: ({ nodes }) => cashSteps(nodes),
  equity: equitySteps,
};

const amountOf = ({ amounts }: StatementNode) => amounts[0] ?? 0n;

/** From the first total on: what is before it is its parts. Without steps of no amount, and totals that repeat the one before. */
export function resultSteps(nodes: readonly StatementNode[]): CascadeStep[] {
  const flat = nodes.flatMap((node) => (node.kind === 'section' ? node.children : [node]));
  const first = flat.findIndex(({ kind }) => kind === 'total');
  return flat
    .slice(Math.max(0, first))
    .map((node) => ({ key: node.key, label: node.label, amount: amountOf(node), isTotal: node.kind === 'total' }))
    .filter(({ isTotal, amount }) => isTotal || amount !== 0n)
    .filter(({ isTotal }, at, steps) => !isTotal || !steps[at - 1]?.isTotal);
}

/** From the cash at the start over the activities to that at the end. */
export function cashSteps(nodes: readonly StatementNode[]): CascadeStep[] {
  const ends = ['cashAtStart', 'cashAtEnd'];
  return ['cashAtStart', 'totalOperating', 'totalInvesting', 'totalFinancing', 'cashAtEnd'].flatMap((key) => {
    const node = findNode(nodes, key);
    if (node === null) return [];
    return [{ key, label: node.label, amount: amountOf(node), isTotal: ends.includes(key) }];
  });
}

/** The columns of all equity, from its first balance to its last. */
export function equitySteps({ nodes, columns }: StatementTree): CascadeStep[] {
  const equity = findNode(nodes, 'totalEquity');
  if (equity === null) return [];
  return columns
    .map(({ key, label }, at) => ({
      key,
      label,
      amount: equity.amounts[at] ?? 0n,
      isTotal: at === 0 || at === columns.length - 1,
    }))
    .filter(({ isTotal, amount }) => isTotal || amount !== 0n);
}

/** What is owned in its sections, beside what is owed and the equity in theirs. */
export function compositionStacks(nodes: readonly StatementNode[]): Stack[] {
  const stack = (total: string, keys: readonly string[]): Stack[] => {
    const whole = findNode(nodes, total);
    const parts = keys.flatMap((key) => {
      const node = findNode(nodes, key);
      if (node === null) return [];
      // A section ends with its total.
      const amount = amountOf(node.kind === 'section' ? node.children.at(-1)! : node);
      return amount === 0n ? [] : [{ key, label: node.label, amount }];
    });
    return whole === null || parts.length === 0 ? [] : [{ key: total, label: whole.label, parts }];
  };
  return [
    ...stack('totalAssets', ['currentAssets', 'nonCurrentAssets', 'unmappedAssets']),
    ...stack('totalLiabilitiesAndEquity', [
      'currentLiabilities',
      'nonCurrentLiabilities',
      'unmappedLiabilities',
      'equity',
    ]),
  ];
}

/** Taxes with an amount; the same by authority and the results are not drawn again. */
export function itemBars(nodes: readonly StatementNode[]): ItemBar[] {
  return ['favour', 'payable']
    .flatMap((key) => findNode(nodes, key)?.children ?? [])
    .filter((node) => node.kind === 'line' && amountOf(node) !== 0n)
    .map((node) => ({ key: node.key, label: node.label, amount: amountOf(node) }));
}
