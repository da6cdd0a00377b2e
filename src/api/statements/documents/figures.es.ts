/** Figures of a statement in its unit: pesos and UVT to the hundredth, whole thousands, millions with a decimal; ratios in theirs. */
import { formatCents, formatPercent } from '#core/money/money.es.ts';
import type { Cents } from '#core/money/money.ts';
import type { StatementNode } from '#core/statement/statement-tree.ts';
import type { StatementUnit } from '#core/statement/unit/statement-unit.ts';

/** What amounts are divided by; restated ones are in their unit. */
const sizeOf: Record<StatementUnit, bigint> = {
  pesos: 1n,
  miles: 1_000n,
  millones: 1_000_000n,
  uvt: 1n,
  constantes: 1n,
};
/** Decimals that are not shown, with their comma. */
const hidden: Record<StatementUnit, RegExp> = {
  pesos: /(?!)/,
  miles: /,\d\d/,
  millones: /(?<=,\d)\d/,
  uvt: /(?!)/,
  constantes: /,\d\d/,
};

/** A figure of a node as a number of its unit, in cents of it; `amount`: of the rounded tree. */
export function inUnit({ unit: ratio }: Pick<StatementNode, 'unit'>, amount: Cents, unit: StatementUnit): Cents {
  return ratio === null ? amount / sizeOf[unit] : amount;
}

/** As it is printed: negatives in parentheses, zero as a dash. */
export function figureWords(node: Pick<StatementNode, 'unit'>, amount: Cents, unit: StatementUnit): string {
  if (node.unit === null) return formatCents(inUnit(node, amount, unit)).replace(hidden[unit], '');
  const percent = formatPercent(Math.abs(Number(amount)) / 100, node.unit === 'times' ? 2 : 1);
  const words = node.unit === 'percent' ? percent : percent.replace(/\s%$/, '');
  return amount < 0n ? `(${words})` : words;
}

/** The unit of a ratio, after its name. */
export const ratioUnit: Record<NonNullable<StatementNode['unit']>, string> = {
  times: ' (veces)',
  percent: ' (%)',
  days: ' (días)',
};
